import type { Body } from '#lib/ephemeris/zodiac.ts';
import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITIES, type ActivityId } from '#lib/reading/lists/catalogue.ts';
import type { Metric } from '#lib/scoring/day.ts';

/** An activity as callers know it. */
export type NamedActivity = {
  /** Never changes. */
  id: ActivityId;
  name: string;
  /** The metrics that it leans on. */
  metrics: readonly Metric[];
  /** The bodies that it belongs to, its ruler first. */
  bodies: readonly Body[];
};

/** Every activity of the catalogue by its English name, in the order of the catalogue. */
export const NAMED_ACTIVITIES: readonly NamedActivity[] = ACTIVITIES.map(({ id, metrics, bodies }) => ({
  id,
  name: ACTIVITY_NAMES[id],
  metrics,
  bodies: bodies.filter((body) => body !== undefined),
}));
