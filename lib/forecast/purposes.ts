import type { ActivityId } from '#lib/reading/lists/activities.ts';
import { ACTIVITY_SCORES } from '#lib/reading/lists/activity-scores.ts';
import { METRICS, type Metric } from '#lib/scoring/day.ts';
import { namedActivities } from './activities.ts';

/** A purpose that best days are ranked for: the rating, a metric, or an activity. */
export type Purpose = 'overall' | Metric | ActivityId;

/** A purpose with its display name and its accepted names in lower case. */
export type NamedPurpose = { id: Purpose; name: string; aliases: readonly string[] };

/** The lowest and highest activity score, as text for API descriptions. */
export const ACTIVITY_SCORE_RANGE = `${ACTIVITY_SCORES.lowest} and ${ACTIVITY_SCORES.highest}`;

/** Every purpose. */
export const PURPOSES: readonly NamedPurpose[] = [
  ...(['overall', ...METRICS] as const).map((id) => ({ id, name: id, aliases: [id] })),
  ...namedActivities().map(({ id, name }) => ({
    id,
    name,
    aliases: [...new Set([id, name.toLowerCase()])],
  })),
];
