import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';
import type { ForecastDay, Model, Transit } from '#lib/contract/forecasts.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { clockTime } from '../dates.ts';
import { transitText } from '../transit-text.ts';
import { SheetHead } from '../ui/sheet.tsx';
import {
  comparison,
  levelFrom,
  ratingFrom,
  type Score,
  signed,
  totalPoints,
  transitSentence,
} from './explanation.ts';
import { useShowAll } from './show-all.tsx';

const SCORES: readonly Score[] = ['rating', ...METRICS];

type WhyProps = { sheet: RefObject<HTMLDialogElement | null>; entry: ForecastDay; model: Model };

/** A sheet that explains a day's rating or one of its metrics: in words, by its transits, and by the numbers. */
export function Why({ sheet, entry: { overallRating, transits = [] }, model }: WhyProps) {
  const titleId = useId();
  const selected = useSignal<Score>('rating');
  const score = selected.value;
  const size = ({ points }: Transit) => Math.abs(points[score]);
  const ranked = transits.filter((transit) => size(transit) >= 0.05).sort((a, b) => size(b) - size(a));
  const largest = ranked[0] ? size(ranked[0]) : 1;
  const { shown, button } = useShowAll(ranked, 8, 'largest');
  const total = totalPoints(transits, 'rating');
  const { deviations } = ratingFrom(total, model.rating);
  return (
    <dialog ref={sheet} class="sheet why" aria-labelledby={titleId} closedby="any">
      <div class="stack">
        <SheetHead id={titleId}>Why {overallRating.toFixed(1)}?</SheetHead>
        <p class="why-words">{comparison(deviations)}</p>
        <p>
          All together, the day has {signed(total, 1)} points. Your average day has{' '}
          {signed(model.rating.mean, 1)}.
        </p>
        <p class="hint">
          Everything touching your chart, strongest first, with distances at midday. Tap one to see what it
          means.
        </p>
        {ranked.length === 0 && <p class="hint">Nothing adds or takes more than a trace.</p>}
        <ol class="bars">
          {shown.map((transit) => (
            <Bar
              key={`${score} ${transitText(transit)}`}
              transit={transit}
              score={score}
              share={transit.points[score] / largest}
            />
          ))}
        </ol>
        {button}
        <details class="computed">
          <summary>How this is computed</summary>
          <div class="stack">
            <ScorePicker selected={selected} />
            <Arithmetic total={totalPoints(transits, score)} score={score} model={model} />
          </div>
        </details>
      </div>
    </dialog>
  );
}

const ScorePicker = ({ selected }: { selected: Signal<Score> }) => (
  <label class="row">
    <span class="hint">Points for</span>
    <select
      value={selected.value}
      onChange={({ currentTarget }) => {
        selected.value = SCORES[currentTarget.selectedIndex] ?? 'rating';
      }}
    >
      {SCORES.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  </label>
);

type ArithmeticProps<Of extends Score = Score> = { total: number; score: Of; model: Model };

/** Explains how the sum of the transits' points becomes the rating or the level. */
const Arithmetic = ({ score, ...props }: ArithmeticProps) => (
  <p class="arithmetic">
    All transits together: <b>{signed(props.total)}</b>
    {score === 'rating' ? <RatingSteps {...props} /> : <LevelSteps {...props} score={score} />}
  </p>
);

function RatingSteps({ total, model }: Omit<ArithmeticProps, 'score'>) {
  const { deviations, rating } = ratingFrom(total, model.rating);
  return (
    <>
      . An average day has {signed(model.rating.mean)}, with a standard deviation of{' '}
      {model.rating.deviation.toFixed(2)}. This day is {Math.abs(deviations).toFixed(2)} standard deviations{' '}
      {deviations < 0 ? 'below' : 'above'} average, which makes <b>{rating.toFixed(1)} of 10</b>.
    </>
  );
}

function LevelSteps({ total, score, model }: ArithmeticProps<Exclude<Score, 'rating'>>) {
  const { level, steps } = levelFrom(total, score, model.metrics);
  const scale = steps.map(({ cut, level: reached }) => `${reached} from ${signed(cut)} on`).join(', ');
  return (
    <>
      {' '}
      for {score}. A day is {scale}: this one is <b>{level}</b>.
    </>
  );
}

function Bar({ transit, score, share }: { transit: Transit; score: Score; share: number }) {
  const { phase, retrograde, orbDeg } = transit;
  const points = transit.points[score];
  const course = exactText(transit) ?? `${COURSES[phase]}, ${orbDeg.toFixed(1)}° from exact`;
  return (
    <li>
      <details>
        <summary class="bar">
          <span class="bar-name">
            {transitText(transit)} <span class="hint">{retrograde ? `${course}, retrograde` : course}</span>
          </span>
          <svg viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
            <rect
              class={points < 0 ? 'harm' : 'help'}
              x={share < 0 ? 100 + share * 100 : 100}
              width={Math.abs(share) * 100}
              y="1"
              height="8"
              rx="1.5"
            />
            <path d="M100 0v10" />
          </svg>
          <span class="bar-points">{signed(points, 1)}</span>
        </summary>
        <p>{transitSentence(transit, score)}</p>
      </details>
    </li>
  );
}

const COURSES = { applying: 'coming closer', exact: 'at its peak', separating: 'moving apart' } as const;

const QUARTER_HOUR_MS = 900_000;

/** Formats a transit's exact time as precisely as the birth time allows; undefined if it isn't exact on this day. */
function exactText({ exactAt, exactBetween }: Pick<Transit, 'exactAt' | 'exactBetween'>): string | undefined {
  if (exactAt === undefined || exactBetween === undefined) return undefined;
  const { earliest, latest } = exactBetween;
  if (Date.parse(latest) - Date.parse(earliest) < 2 * QUARTER_HOUR_MS)
    return `exact at ${clockTime(exactAt)}`;
  const dates = new Set([earliest, exactAt, latest].map((instant) => new Date(instant).toDateString()));
  if (dates.size > 1) return 'exact around this day';
  return `exact between ${clockTime(earliest)} and ${clockTime(latest)}`;
}
