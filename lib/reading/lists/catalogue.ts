import type { Activity } from './activity.ts';
import { QUICK_RULERS } from './quick-rulers.ts';
import { SLOW_RULERS } from './slow-rulers.ts';

/** The identifier of an activity of the catalogue. */
export type ActivityId = (typeof QUICK_RULERS | typeof SLOW_RULERS)[number]['id'];

/** An activity of the catalogue. */
export type KnownActivity = Activity<ActivityId>;

/** The catalogue of activities, by their rulers in the usual order. */
export const ACTIVITIES: readonly KnownActivity[] = [...QUICK_RULERS, ...SLOW_RULERS];
