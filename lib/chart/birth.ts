import { type CalendarDate, type CivilDay, civilDay, instantsAt } from '#lib/time/civil-day.ts';

/** When and where somebody was born, as far as it is known. */
export type Birth = {
  /** YYYY-MM-DD, 1900-01-01 to 2101-01-13. */
  birthDate: CalendarDate;
  /** HH:MM by the clocks of the birthplace; absent where unknown. */
  birthTime?: string;
  /** IANA name. */
  timeZone: string;
  /** Of the birthplace, degrees, north and east positive; angles and houses alone hang on it. */
  latitude?: number;
  longitude?: number;
};

/** When a birth was, as far as it is known; milliseconds since 1970. */
export type BirthMoment = {
  /** The day of birth. */
  day: CivilDay;
  /** What the time of birth means: an instant, two where the clocks were set back over it, none where it is unknown. */
  instantsMs: readonly number[];
  /** What the chart is for: the instant of birth, the first of two, or local noon where the time is unknown. */
  atMs: number;
  /** Between which the birth was: that instant itself, or the day. */
  earliestMs: number;
  latestMs: number;
};

/**
 * Finds when a birth was. Throws a RangeError for no date or time, an unknown time zone, and a time that its clocks jumped
 * over.
 */
export function birthMoment({ birthDate, birthTime, timeZone }: Birth): BirthMoment {
  const day = civilDay(birthDate, timeZone);
  if (birthTime === undefined)
    return { day, instantsMs: [], atMs: day.noonMs, earliestMs: day.fromMs, latestMs: day.toMs };
  const instantsMs = instantsAt(birthDate, birthTime, timeZone);
  const [atMs] = instantsMs;
  if (atMs === undefined)
    throw new RangeError(`The clocks of ${timeZone} did not show ${birthTime} on ${birthDate}.`);
  return { day, instantsMs, atMs, earliestMs: atMs, latestMs: atMs };
}
