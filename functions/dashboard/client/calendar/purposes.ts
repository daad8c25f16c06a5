import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { METRICS, type Metric } from '#lib/scoring/day.ts';

/** What best days are wanted for, as addresses and the service name it, and as it reads after "for". */
export type Purpose = { id: string; name: string; kind: 'overall' | 'metric' | 'activity' };

const OVERALL: Purpose = { id: 'overall', name: 'anything', kind: 'overall' };

const metrics: readonly Purpose[] = METRICS.map((id) => ({ id, name: id, kind: 'metric' }));

const activities: readonly Purpose[] = Object.entries(ACTIVITY_NAMES)
  .map(([id, name]) => ({ id, name, kind: 'activity' as const }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** All purposes in groups, the activities by name. */
export const PURPOSE_GROUPS = [
  { label: 'The day as a whole', purposes: [OVERALL] },
  { label: 'One of its sides', purposes: metrics },
  { label: 'Activities, A to Z', purposes: activities },
];

/** The purpose that an address names; the day as a whole where it names none. */
export const purposeOf = (id = ''): Purpose =>
  [...metrics, ...activities].find((purpose) => purpose.id === id) ?? OVERALL;

/** Of a metric's purpose, which it is. */
export const metricOf = (purpose: Purpose): Metric | undefined => METRICS.find((id) => id === purpose.id);
