import type { Signal } from '@preact/signals';
import { today } from '../dates.ts';
import { heightOf, placeOf } from './line-scale.ts';
import type { Period, Range } from './period.ts';
import type { RatedDay } from './rated-day.ts';
import { ratedWords, type Summary } from './summary.ts';
import { ticksOf } from './ticks.ts';

const GRID = [2, 4, 6, 8, 10];
/** As many names as stand side by side on a phone. */
const MANY = 6;
/** How near to an end of the line its text stands inwards, in per cent. */
const NEAR_END = 16;

type LineDrawingProps = {
  period: Period;
  open: Range;
  entries: readonly RatedDay[];
  summary: Summary;
  pointed: Signal<string>;
};

/**
 * Ratings as a line, as wide as its place. Only the line itself is stretched: all else stands at so many per cent, so that
 * text keeps its shape.
 */
export function LineDrawing({ period, open, entries, summary, pointed }: LineDrawingProps) {
  const { startDate, endDate } = period;
  const x = placeOf(period);
  const line = entries.map(
    ({ date, overallRating }) => `${x(date).toFixed(2)} ${heightOf(overallRating).toFixed(2)}`,
  );
  const [left, right] = [x(open.startDate), x(open.endDate)];
  const ticks = ticksOf(period);
  const { mean, best, hardest } = summary;
  const label = `Ratings of ${entries.length} days: ${mean} on average, best ${ratedWords(best)}, hardest ${ratedWords(hardest)}`;
  const marks = [
    { entry: best, name: 'best', dy: '-0.6em' },
    ...(hardest === best ? [] : [{ entry: hardest, name: 'hardest', dy: '1.25em' }]),
  ];
  return (
    <svg class="line" role="img" aria-label={label}>
      {right < 100 && (
        <rect class="line-locked" x={`${right}%`} y="0" width={`${100 - right}%`} height="100%" />
      )}
      {GRID.map((rating) => (
        <g key={rating}>
          <line class="line-grid" x1="0" x2="100%" y1={`${heightOf(rating)}%`} y2={`${heightOf(rating)}%`} />
          <text x="-8" y={`${heightOf(rating)}%`} dy="0.35em" text-anchor="end">
            {rating}
          </text>
        </g>
      ))}
      <g class={`line-ticks ${ticks[0]?.isMonth ? 'months' : 'weeks'} ${ticks.length > MANY ? 'many' : ''}`}>
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
        <g key={name} class="line-mark">
          <circle cx={`${x(entry.date)}%`} cy={`${heightOf(entry.overallRating)}%`} r="4" />
          <text
            x={`${x(entry.date)}%`}
            y={`${heightOf(entry.overallRating)}%`}
            dy={dy}
            text-anchor={anchorAt(x(entry.date))}
          >
            {name} {entry.overallRating.toFixed(1)}
          </text>
        </g>
      ))}
      <Pointed entries={entries} pointed={pointed} x={x} />
    </svg>
  );
}

/** Near an end of the line, its text stands inwards. */
const anchorAt = (percent: number): 'start' | 'middle' | 'end' =>
  percent < NEAR_END ? 'start' : percent > 100 - NEAR_END ? 'end' : 'middle';

type PointedProps = Pick<LineDrawingProps, 'entries' | 'pointed'> & {
  x: (date: string) => number;
};

function Pointed({ entries, pointed, x }: PointedProps) {
  const entry = entries.find(({ date }) => date === pointed.value);
  if (!entry) return null;
  const place = `${x(entry.date)}%`;
  return (
    <g class="line-pointed">
      <line x1={place} x2={place} y1="0" y2="100%" />
      <circle cx={place} cy={`${heightOf(entry.overallRating)}%`} r="5" />
    </g>
  );
}
