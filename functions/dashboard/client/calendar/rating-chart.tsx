import type { Signal } from '@preact/signals';
import { daysBetween } from '#lib/time/calendar-date.ts';
import { longDate, shortDate, shortDayOfMonth, shortMonth, today, weekdayIndex } from '../dates.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import { datesOf, type Period, type Range, type RatedDay } from './period.ts';

type RatingChartProps = {
  period: Period;
  available: Range;
  /** The rated days; undefined while loading. */
  entries: readonly RatedDay[] | undefined;
  /** The date hovered or focused in the chart or the heat map; empty if there is none. */
  activeDate: Signal<string>;
};

/** A line chart of the ratings, with a summary. The pointer or the keyboard selects a day, whose rating is then shown. */
export function RatingChart({ period, available, entries = [], activeDate }: RatingChartProps) {
  const summary = summarize(entries);
  const days = { period, available, entries, activeDate };
  return (
    <section class="stack ratings">
      <div class="row between">
        <h2>Ratings</h2>
        <Readout entries={entries} activeDate={activeDate} />
      </div>
      <div class="plot">
        {summary && (
          <>
            <LineChart {...days} summary={summary} />
            <DaySlider {...days} />
          </>
        )}
      </div>
      <p class="hint">
        {summary && (
          <>
            {summary.mean} on average. Best: {ratedDayText(summary.best)}; hardest:{' '}
            {ratedDayText(summary.hardest)}.
          </>
        )}
      </p>
    </section>
  );
}

const dayText = ({ date, overallRating }: RatedDay): string =>
  `${shortDate(date)}: ${overallRating.toFixed(1)}, ${ratingWord(overallRating)}`;

type ActiveDayProps = { entries: readonly RatedDay[]; activeDate: Signal<string> };

function Readout({ entries, activeDate }: ActiveDayProps) {
  const entry = entries.find(({ date }) => date === activeDate.value);
  return (
    <p class="readout" aria-hidden="true">
      {entry && dayText(entry)}
    </p>
  );
}

type DaySliderProps = ActiveDayProps & { period: Period; available: Range };

/** An invisible slider over the chart. The pointer and the arrow keys move through the days. */
function DaySlider({ period, available, entries, activeDate }: DaySliderProps) {
  const index = entries.findIndex(({ date }) => date === activeDate.value);
  const value = Math.max(index, 0);
  const entry = entries[value];
  const x = xScale(period);
  const left = x(available.startDate);
  const activate = (position: number) => {
    activeDate.value = entries[Math.min(Math.max(Math.round(position), 0), entries.length - 1)]?.date ?? '';
  };
  return (
    <input
      class="plot-days"
      style={{ left: `${left}%`, width: `${x(available.endDate) - left}%` }}
      type="range"
      aria-label="Rating of a day"
      aria-valuetext={entry ? dayText(entry) : ''}
      min="0"
      max={entries.length - 1}
      value={value}
      onInput={({ currentTarget }) => activate(Number(currentTarget.value))}
      onFocus={() => activate(value)}
      onPointerMove={({ currentTarget, offsetX }) =>
        activate((offsetX / currentTarget.clientWidth) * (entries.length - 1))
      }
      onPointerLeave={() => {
        activeDate.value = '';
      }}
    />
  );
}

const GRID_RATINGS = [2, 4, 6, 8, 10];
/** Maximum number of tick labels that fit side by side on a phone. */
const MAX_PHONE_TICKS = 6;
/** Labels within this distance of an edge are aligned inward. */
const EDGE_PERCENT = 16;

type LineChartProps = DaySliderProps & { summary: Summary };

/** A chart as wide as its container. Only the line is stretched; text is placed by percentages to avoid distortion. */
function LineChart({ period, available, entries, summary, activeDate }: LineChartProps) {
  const { startDate, endDate } = period;
  const x = xScale(period);
  const line = entries.map(
    ({ date, overallRating }) => `${x(date).toFixed(2)} ${yOf(overallRating).toFixed(2)}`,
  );
  const [left, right] = [x(available.startDate), x(available.endDate)];
  const ticks = axisTicks(period);
  const { mean, best, hardest } = summary;
  const label = `Ratings of ${entries.length} days: ${mean} on average, best ${ratedDayText(best)}, hardest ${ratedDayText(hardest)}`;
  const marks = [
    { entry: best, name: 'best', dy: '-0.6em' },
    ...(hardest === best ? [] : [{ entry: hardest, name: 'hardest', dy: '1.25em' }]),
  ];
  return (
    <svg class="line" role="img" aria-label={label}>
      {right < 100 && (
        <rect class="line-locked" x={`${right}%`} y="0" width={`${100 - right}%`} height="100%" />
      )}
      {GRID_RATINGS.map((rating) => (
        <g key={rating}>
          <line class="line-grid" x1="0" x2="100%" y1={`${yOf(rating)}%`} y2={`${yOf(rating)}%`} />
          <text x="-8" y={`${yOf(rating)}%`} dy="0.35em" text-anchor="end">
            {rating}
          </text>
        </g>
      ))}
      <g
        class={`line-ticks ${ticks[0]?.isMonth ? 'months' : 'weeks'} ${ticks.length > MAX_PHONE_TICKS ? 'many' : ''}`}
      >
        {ticks.map(({ date, name, isMonth }) => (
          <g key={date}>
            <line class="line-grid" x1={`${x(date)}%`} x2={`${x(date)}%`} y1="0" y2="100%" />
            <text x={`${x(date)}%`} y="100%" dy="1.6em" text-anchor={isMonth ? 'start' : 'middle'}>
              {name}
            </text>
          </g>
        ))}
      </g>
      {startDate <= today() && today() <= endDate && (
        <g>
          <line class="line-today" x1={`${x(today())}%`} x2={`${x(today())}%`} y1="-1.6em" y2="100%" />
          <text x={`${x(today())}%`} y="0" dy="-1.8em" text-anchor={anchorAt(x(today()))}>
            today
          </text>
        </g>
      )}
      <svg class="line-stretched" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="line-area" d={`M${left} 100L${line.join('L')}L${right} 100Z`} />
        <path class="line-path" d={`M${line.join('L')}`} />
      </svg>
      {marks.map(({ entry, name, dy }) => (
        <g key={name} class={`line-mark step-${ratingStep(entry.overallRating)}`}>
          <circle cx={`${x(entry.date)}%`} cy={`${yOf(entry.overallRating)}%`} r="4" />
          <text
            x={`${x(entry.date)}%`}
            y={`${yOf(entry.overallRating)}%`}
            dy={dy}
            text-anchor={anchorAt(x(entry.date))}
          >
            {name} {entry.overallRating.toFixed(1)}
          </text>
        </g>
      ))}
      <ActiveMark entries={entries} activeDate={activeDate} x={x} />
    </svg>
  );
}

const anchorAt = (percent: number): 'start' | 'middle' | 'end' =>
  percent < EDGE_PERCENT ? 'start' : percent > 100 - EDGE_PERCENT ? 'end' : 'middle';

function ActiveMark({ entries, activeDate, x }: ActiveDayProps & { x: (date: string) => number }) {
  const entry = entries.find(({ date }) => date === activeDate.value);
  if (!entry) return null;
  const left = `${x(entry.date)}%`;
  return (
    <g class="line-pointed">
      <line x1={left} x2={left} y1="0" y2="100%" />
      <circle cx={left} cy={`${yOf(entry.overallRating)}%`} r="5" />
    </g>
  );
}

/** Returns a function that maps the dates of a range to percentages from the left edge. */
function xScale({ startDate, endDate }: Range): (date: string) => number {
  const days = Math.max(daysBetween(startDate, endDate), 1);
  return (date) => (daysBetween(startDate, date) / days) * 100;
}

/** Maps a rating to a percentage from the top. The axis starts at 0, below any rating, to fit the label of the worst day. */
const yOf = (rating: number): number => (10 - rating) * 10;

/** Ranges shorter than this have weekly ticks, others monthly ticks. */
const WEEKLY_TICKS_DAYS = 62;

function axisTicks(range: Range): { date: string; name: string; isMonth: boolean }[] {
  const isShort = daysBetween(range.startDate, range.endDate) < WEEKLY_TICKS_DAYS;
  return datesOf(range)
    .filter((date) => (isShort ? weekdayIndex(date) === 0 : date.endsWith('-01')))
    .map((date) => ({
      date,
      name: isShort ? shortDayOfMonth(date) : shortMonth(date),
      isMonth: !isShort,
    }));
}

type Summary = { mean: string; best: RatedDay; hardest: RatedDay };

function summarize(entries: readonly RatedDay[]): Summary | undefined {
  const ratings = entries.map(({ overallRating }) => overallRating);
  const best = entries[ratings.indexOf(Math.max(...ratings))];
  const hardest = entries[ratings.indexOf(Math.min(...ratings))];
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return best && hardest && { mean: (sum / entries.length).toFixed(1), best, hardest };
}

/** Formats a rated day like `8.2 on Saturday 21 November`. */
const ratedDayText = ({ date, overallRating }: RatedDay): string =>
  `${overallRating.toFixed(1)} on ${longDate(date)}`;
