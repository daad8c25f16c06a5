import type { BestDays } from '#lib/contract/best-days.ts';
import { uncapitalized } from '#lib/reading/en/capitalized.ts';
import { METRICS, type Metric } from '#lib/scoring/day.ts';
import { sentencesOf } from '../sentences.ts';
import { idFromName } from './purpose-row.ts';
import { PURPOSE_TABLE } from './purpose-table.ts';

/** A purpose to rank days by: its id in URLs and the API, and its name, which follows “Best days for”. */
export type Purpose = { id: string; name: string; kind: 'overall' | 'metric' | 'activity' };

const OVERALL: Purpose = { id: 'overall', name: 'anything', kind: 'overall' };

const metrics: readonly Purpose[] = METRICS.map((id) => ({ id, name: id, kind: 'metric' }));

const GROUPS: readonly { label: string; purposes: readonly (Purpose & { from?: number; to?: number })[] }[] =
  [
    { label: 'The day as a whole', purposes: [OVERALL] },
    { label: 'One of its sides', purposes: metrics },
    ...PURPOSE_TABLE.map(([label, rows]) => ({
      label,
      purposes: rows.map(([name, from, to, id = idFromName(name)]) => ({
        id,
        name,
        kind: 'activity' as const,
        from,
        to,
      })),
    })),
  ];

/** Returns the purposes for an age in whole years, by group. Always includes the chosen purpose. */
export const purposeGroups = (age: number, chosen: Purpose) =>
  GROUPS.map(({ label, purposes }) => ({
    label,
    purposes: purposes.filter(({ id, from = 0, to = age }) => (from <= age && age <= to) || id === chosen.id),
  })).filter(({ purposes }) => purposes.length > 0);

/** Returns the purpose with an id from the URL; `overall` if the id is missing or unknown. */
export const purposeOf = (id = ''): Purpose =>
  GROUPS.flatMap(({ purposes }) => purposes).find((purpose) => purpose.id === id) ?? OVERALL;

export const metricOf = (purpose: Purpose): Metric | undefined => METRICS.find((id) => id === purpose.id);

/** The lowest rating of a day that is called one of the best for any purpose. */
const MIN_RATING = 6;

/** Whether a day is good for a purpose, not just the least bad. */
export function isGoodFor(
  purpose: Purpose,
  { horoscope, score, reasons }: BestDays['days'][number],
): boolean {
  const metric = metricOf(purpose);
  if (horoscope.overallRating < MIN_RATING) return false;
  if (metric) return horoscope.metrics[metric] !== 'Low';
  return purpose.kind === 'overall' || (score > 0 && reasons.length > 0);
}

/** The reason to show for a day: the one that the day's summary tells, too, or else the one with the most points. */
export const reasonOf = ({ horoscope, reasons }: BestDays['days'][number]) =>
  reasons.find(({ text }) => horoscope.summary.includes(sentencesOf(text)[0] ?? text)) ?? reasons[0];

/** Reports that no day, or no day other than those found, is good for a purpose. */
export function scarcityText(purpose: Purpose, found: number, isPast: boolean): string {
  const days = `${found === 0 ? 'No' : 'No other'} day ${isPast ? '' : 'left '}in this period is`;
  if (purpose.kind === 'overall') return `${days} rated ${MIN_RATING} or better.`;
  return `${days} good for ${uncapitalized(purpose.name)}.`;
}
