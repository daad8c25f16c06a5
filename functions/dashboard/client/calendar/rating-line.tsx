import type { Signal } from '@preact/signals';
import { shortDate } from '../dates.ts';
import { ratingWord } from '../rating.ts';
import { LineDrawing } from './line-drawing.tsx';
import { placeOf } from './line-scale.ts';
import type { Period, Range } from './period.ts';
import type { RatedDay } from './rated-day.ts';
import { ratedWords, summaryOf } from './summary.ts';

type RatingLineProps = {
  period: Period;
  open: Range;
  /** Undefined while they are on their way. */
  entries: readonly RatedDay[] | undefined;
  /** Holds the date that is pointed at, here or in the calendar. */
  pointed: Signal<string>;
};

/** Ratings as a line, with what sums them up in words; any day of it can be read by pointer and by keyboard. */
export function RatingLine({ period, open, entries = [], pointed }: RatingLineProps) {
  const summary = summaryOf(entries);
  return (
    <section class="card stack ratings">
      <div class="row between">
        <h2>Ratings</h2>
        <Readout entries={entries} pointed={pointed} />
      </div>
      <div class="plot">
        {summary && (
          <>
            <LineDrawing period={period} open={open} entries={entries} summary={summary} pointed={pointed} />
            <DayChoice period={period} open={open} entries={entries} pointed={pointed} />
          </>
        )}
      </div>
      <p class="hint">
        {summary && (
          <>
            {summary.mean} on average. Best: {ratedWords(summary.best)}; hardest:{' '}
            {ratedWords(summary.hardest)}.
          </>
        )}
      </p>
    </section>
  );
}

const said = ({ date, overallRating }: RatedDay): string =>
  `${shortDate(date)}: ${overallRating.toFixed(1)}, ${ratingWord(overallRating).toLowerCase()}`;

type PointedProps = { entries: readonly RatedDay[]; pointed: Signal<string> };

function Readout({ entries, pointed }: PointedProps) {
  const entry = entries.find(({ date }) => date === pointed.value);
  return (
    <p class="readout" aria-hidden="true">
      {entry && said(entry)}
    </p>
  );
}

type DayChoiceProps = PointedProps & { period: Period; open: Range };

/** Lies over the drawing, unseen: a pointer and the keyboard's arrows go through the days by it. */
function DayChoice({ period, open, entries, pointed }: DayChoiceProps) {
  const found = entries.findIndex(({ date }) => date === pointed.value);
  const at = Math.max(found, 0);
  const entry = entries[at];
  const x = placeOf(period);
  const left = x(open.startDate);
  const point = (index: number) => {
    pointed.value = entries[Math.min(Math.max(Math.round(index), 0), entries.length - 1)]?.date ?? '';
  };
  return (
    <input
      class="plot-days"
      style={{ left: `${left}%`, width: `${x(open.endDate) - left}%` }}
      type="range"
      aria-label="Rating of a day"
      aria-valuetext={entry ? said(entry) : ''}
      min="0"
      max={entries.length - 1}
      value={at}
      onInput={({ currentTarget }) => point(Number(currentTarget.value))}
      onFocus={() => point(at)}
      onPointerMove={({ currentTarget, offsetX }) =>
        point((offsetX / currentTarget.clientWidth) * (entries.length - 1))
      }
      onPointerLeave={() => {
        pointed.value = '';
      }}
    />
  );
}
