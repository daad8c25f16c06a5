import { METRICS, type Metric } from '#lib/scoring/day.ts';
import { idOfName } from './purpose-row.ts';
import { PURPOSE_TABLE } from './purpose-table.ts';

/** What best days are wanted for, as addresses and the service name it, and as it reads after "for". */
export type Purpose = { id: string; name: string; kind: 'overall' | 'metric' | 'activity' };

const OVERALL: Purpose = { id: 'overall', name: 'anything', kind: 'overall' };

const metrics: readonly Purpose[] = METRICS.map((id) => ({ id, name: id, kind: 'metric' }));

const GROUPS: readonly { label: string; purposes: readonly (Purpose & { from?: number; to?: number })[] }[] =
  [
    { label: 'The day as a whole', purposes: [OVERALL] },
    { label: 'One of its sides', purposes: metrics },
    ...PURPOSE_TABLE.map(([label, rows]) => ({
      label,
      purposes: rows.map(([name, from, to, id = idOfName(name)]) => ({
        id,
        name,
        kind: 'activity' as const,
        from,
        to,
      })),
    })),
  ];

/** The purposes that are for an age in whole years, in groups, and the chosen one in any case. */
export const purposeGroups = (age: number, chosen: Purpose) =>
  GROUPS.map(({ label, purposes }) => ({
    label,
    purposes: purposes.filter(({ id, from = 0, to = age }) => (from <= age && age <= to) || id === chosen.id),
  })).filter(({ purposes }) => purposes.length > 0);

/** The purpose that an address names; the day as a whole where it names none. */
export const purposeOf = (id = ''): Purpose =>
  GROUPS.flatMap(({ purposes }) => purposes).find((purpose) => purpose.id === id) ?? OVERALL;

/** Of a metric's purpose, which it is. */
export const metricOf = (purpose: Purpose): Metric | undefined => METRICS.find((id) => id === purpose.id);
