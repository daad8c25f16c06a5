import {
  type CalendarDate,
  type CivilDay,
  civilDay,
  firstInstantAt,
  instantsAt,
} from '#lib/time/civil-day.ts';

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
 * Computes the instant of a birth. A local time that a clock change skipped counts as the instant of the change: new profiles
 * can't have one, but newer time zone data may skip the time of a stored profile. Throws a RangeError for an invalid date or
 * time, or an unknown time zone.
 */
export function birthInstant({ birthDate, birthTime, timeZone }: Birth): BirthInstant {
  const day = civilDay(birthDate, timeZone);
  if (birthTime === undefined)
    return { day, instantsMs: [], atMs: day.noonMs, earliestMs: day.fromMs, latestMs: day.toMs };
  const found = instantsAt(birthDate, birthTime, timeZone);
  const [atMs = firstInstantAt(birthDate, birthTime, timeZone)] = found;
  const instantsMs = found.length > 0 ? found : [atMs];
  return { day, instantsMs, atMs, earliestMs: atMs, latestMs: atMs };
}
