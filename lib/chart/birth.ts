import { type CalendarDate, type CivilDay, civilDay, instantsAt } from '#lib/time/civil-day.ts';

/** A person's birth data: date and time zone, with time and coordinates if known. */
export type Birth = {
  /** Date of birth, YYYY-MM-DD, from 1900-01-01 to 2101-01-13. */
  birthDate: CalendarDate;
  /** Local time of birth, HH:MM; undefined if unknown. */
  birthTime?: string;
  /** IANA time zone name. */
  timeZone: string;
  /** Coordinates of the birthplace, degrees, north and east positive. Used only for angles and houses. */
  latitude?: number;
  longitude?: number;
};

/** The instant of a birth, or its day if the time is unknown. Milliseconds since 1970. */
export type BirthInstant = {
  day: CivilDay;
  /** Instants of the birth time: one, two if a clock change repeated the time, none if it is unknown. */
  instantsMs: readonly number[];
  /** Instant of the chart: the first instant of the birth time, or local noon if the time is unknown. */
  atMs: number;
  /** Earliest and latest possible birth: both `atMs` if the time is known, otherwise the bounds of the day. */
  earliestMs: number;
  latestMs: number;
};

/**
 * Computes the instant of a birth. Throws a RangeError for an invalid date or time, an unknown time zone, or a
 * local time skipped by a clock change.
 */
export function birthInstant({ birthDate, birthTime, timeZone }: Birth): BirthInstant {
  const day = civilDay(birthDate, timeZone);
  if (birthTime === undefined)
    return { day, instantsMs: [], atMs: day.noonMs, earliestMs: day.fromMs, latestMs: day.toMs };
  const instantsMs = instantsAt(birthDate, birthTime, timeZone);
  const [atMs] = instantsMs;
  if (atMs === undefined) throw new RangeError(`${birthTime} did not exist on ${birthDate} in ${timeZone}.`);
  return { day, instantsMs, atMs, earliestMs: atMs, latestMs: atMs };
}
