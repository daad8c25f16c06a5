import * as v from 'valibot';
import { isInstant } from '#lib/time/calendar-date.ts';

/** Access level of an API key: read-only, or all operations that don't require a session. */
export const KeyAccess = v.picklist(['read-write', 'read'], 'access must be read-write or read.');
export type KeyAccess = v.InferOutput<typeof KeyAccess>;

const MAX_YEARS = 5;

/** Expiry of an API key: a future ISO 8601 instant with offset, at most five years ahead. Converted to UTC. */
export const KeyExpiry = v.pipe(
  v.string('expiresAt must be a string.'),
  v.check(isInstant, 'expiresAt must be an instant such as 2030-06-30T12:00:00Z.'),
  v.transform(Date.parse),
  v.check((ms) => ms > Date.now(), 'expiresAt must be in the future.'),
  v.check((ms) => ms <= latestMs(), `expiresAt may be at most ${MAX_YEARS} years ahead.`),
  v.transform((ms) => new Date(ms).toISOString()),
);

function latestMs(): number {
  const date = new Date();
  return date.setUTCFullYear(date.getUTCFullYear() + MAX_YEARS);
}

/** The events of a calendar: days and long-term transits, with or without exact transits, or only one kind of event. */
export const CalendarEvents = v.picklist(
  ['days', 'days-and-transits', 'highlights', 'themes', 'sky', 'best-days'],
  'events must be days, days-and-transits, highlights, themes, sky or best-days.',
);
export type CalendarEvents = v.InferOutput<typeof CalendarEvents>;
