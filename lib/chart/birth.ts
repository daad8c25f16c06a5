import { type CalendarDate, type CivilDay, civilDay, instantsAt } from '#lib/time/civil-day.ts';

/** Birth data of a person: date and time zone, with time and coordinates if known. */
export type Birth = {
  /** YYYY-MM-DD, 1900-01-01 to 2101-01-13. */
  birthDate: CalendarDate;
  /** Local time, HH:MM; absent if unknown. */
  birthTime?: string;
  /** IANA name. */
  timeZone: string;
  /** Coordinates of the birthplace, degrees, north and east positive; used for angles and houses only. */
  latitude?: number;
  longitude?: number;
};

/** The instant of a birth, or the day it lies in; milliseconds since 1970. */
export type BirthInstant = {
  day: CivilDay;
  /** Instants of the birth time: one, two if the clocks went back over it, none if the time is unknown. */
  instantsMs: readonly number[];
  /** The chart's instant: the birth, the first of two, or local noon if the time is unknown. */
  atMs: number;
  /** Bounds of the birth: `atMs` itself, or those of the day if the time is unknown. */
  earliestMs: number;
  latestMs: number;
};

/**
 * Computes the instant of a birth. Throws a RangeError for an invalid date or time, an unknown time zone, and a
 * local time that the clocks skipped.
 */
export function birthInstant({ birthDate, birthTime, timeZone }: Birth): BirthInstant {
  const day = civilDay(birthDate, timeZone);
  if (birthTime === undefined)
    return { day, instantsMs: [], atMs: day.noonMs, earliestMs: day.fromMs, latestMs: day.toMs };
  const instantsMs = instantsAt(birthDate, birthTime, timeZone);
  const [atMs] = instantsMs;
  if (atMs === undefined)
    throw new RangeError(`The clocks of ${timeZone} did not show ${birthTime} on ${birthDate}.`);
  return { day, instantsMs, atMs, earliestMs: atMs, latestMs: atMs };
}
