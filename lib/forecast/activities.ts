import type { Body } from '#lib/ephemeris/zodiac.ts';
import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITIES, type ActivityId } from '#lib/reading/lists/activities.ts';
import type { Metric } from '#lib/scoring/day.ts';

/** An activity as published by the API. */
export type NamedActivity = {
  /** Identifier, stable across versions. */
  id: ActivityId;
  name: string;
  /** The metrics that the activity depends on. */
  metrics: readonly Metric[];
  /** The activity's bodies, ruler first. */
  bodies: readonly Body[];
};

/** Every activity of the catalog with its English name, in catalog order. */
export const NAMED_ACTIVITIES: readonly NamedActivity[] = ACTIVITIES.map(({ id, metrics, bodies }) => ({
  id,
  name: ACTIVITY_NAMES[id],
  metrics,
  bodies: bodies.filter((body) => body !== undefined),
}));
