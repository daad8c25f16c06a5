import type { Entry } from '#lib/client/types.gen.ts';
import { shortDate } from '../dates.ts';
import { Drawing } from '../ui/drawing.tsx';

const load = async () => (await import('./draw-line.ts')).drawLine;

/** Ratings as a line; the calendar has every value too. */
export function RatingLine({ entries }: { entries: readonly Entry[] }) {
  return <Drawing class="line" label={described(entries)} content={entries} load={load} />;
}

function described(entries: readonly Entry[]): string {
  const sorted = [...entries].sort((a, b) => a.overallRating - b.overallRating);
  const name = (entry: Entry | undefined) =>
    entry ? `${entry.overallRating.toFixed(1)} on ${shortDate(entry.date)}` : '';
  return `Ratings of ${entries.length} days, from ${name(sorted[0])} to ${name(sorted.at(-1))}`;
}
