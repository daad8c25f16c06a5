import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { Area } from '#lib/reading/brief/areas.ts';
import { ACTIVITY_NAMES as ENGLISH_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITIES, type ActivityId } from '#lib/reading/lists/activities.ts';
import type { Metric } from '#lib/scoring/day.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** The activities' names by language, apart from the locales, so that a list of names doesn't load all texts. */
const NAMES: Readonly<Record<Language, Readonly<Record<ActivityId, string>>>> = { en: ENGLISH_NAMES };

/** An activity as published by the API. */
export type NamedActivity = {
  /** Identifier, stable across versions. */
  id: ActivityId;
  name: string;
  area: Area;
  /** The metrics that the activity depends on. */
  metrics: readonly Metric[];
  /** The activity's bodies, ruler first. */
  bodies: readonly Body[];
};

/** Every activity of the catalog with its name, in catalog order. */
export function namedActivities(language: Language = DEFAULT_LANGUAGE): NamedActivity[] {
  return ACTIVITIES.map(({ id, area, metrics, bodies }) => ({
    id,
    name: NAMES[language][id],
    area,
    metrics,
    bodies: bodies.filter((body) => body !== undefined),
  }));
}
