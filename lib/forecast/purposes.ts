import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITIES, type ActivityId } from '#lib/reading/lists/activities.ts';
import { ACTIVITY_SCORES } from '#lib/reading/lists/activity-scores.ts';
import { METRICS, type Metric } from '#lib/scoring/day.ts';

/** A purpose that best days are ranked for: the rating, a metric, or an activity. */
export type Purpose = 'overall' | Metric | ActivityId;

/** The lowest and highest activity score, as text for API descriptions. */
export const ACTIVITY_SCORE_RANGE = `${ACTIVITY_SCORES.lowest} and ${ACTIVITY_SCORES.highest}`;

/** Every purpose with its display name and its accepted names in lower case. */
export const PURPOSES: readonly { id: Purpose; name: string; aliases: readonly string[] }[] = [
  ...(['overall', ...METRICS] as const).map((id) => ({ id, name: id, aliases: [id] })),
  ...ACTIVITIES.map(({ id }) => {
    const name = ACTIVITY_NAMES[id];
    return { id, name, aliases: [...new Set([id, name.toLowerCase()])] };
  }),
];
