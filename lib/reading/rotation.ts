import { normalizeDeg } from '#lib/ephemeris/zodiac.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';
import { formatUtcDate } from '#lib/time/calendar-date.ts';
import { midnightOfKnownMs } from '#lib/time/civil-day.ts';

/** The non-negative remainder of a division. */
export function modulo(value: number, size: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}

/** The list element at a rotation, which wraps around. Throws a RangeError for an empty list. */
export function elementAt<Element>(list: readonly Element[], rotation: number): Element {
  const element = list[modulo(rotation, list.length)];
  if (element === undefined) throw new RangeError('The list is empty.');
  return element;
}

const DAY_MS = 86_400_000;
const SUNDAY_MS = Date.parse('2000-01-02');

/** Days since Sunday, January 2, 2000; negative for earlier dates. The date must be valid. */
export function dayNumber(date: string): number {
  return (midnightOfKnownMs(date) - SUNDAY_MS) / DAY_MS;
}

/** The date of a day number. */
export function dateOfDay(day: number): string {
  return formatUtcDate(SUNDAY_MS + day * DAY_MS);
}

/** Whether the day with this number is a weekday (Monday to Friday). */
export function isWorkingDay(day: number): boolean {
  const weekday = modulo(day, 7);
  return weekday >= 1 && weekday <= 5;
}

/** Noon UTC on January 1, 2000, about a minute after J2000. */
export const J2000_MS = Date.UTC(2000, 0, 1, 12);
/** The Moon's mean longitude at J2000 and its daily motion, degrees (Meeus, Astronomical Algorithms, eq. 47.1). */
const MEAN_MOON_DEG = 218.3164477;
const MEAN_MOON_DEG_PER_DAY = 13.17639648;

/**
 * Number of returns of the mean Moon to a longitude (degrees, unwrapped) by an instant (ms since 1970). The
 * mean Moon stays within eight degrees of the true Moon, so the count is unambiguous.
 */
export function roundsOfMoon(atMs: number, placeDeg: number): number {
  const meanMoonDeg = MEAN_MOON_DEG + ((atMs - J2000_MS) / DAY_MS) * MEAN_MOON_DEG_PER_DAY;
  return Math.round((meanMoonDeg - placeDeg) / 360);
}

/** Angles from the natal point to the Moon, ascending, grouped by aspects that share lines. */
const AHEAD_DEG = [[0], [60, 120, 240, 300], [90, 180, 270]];

/**
 * A counter that increases with each mention of a transit, so that its lines rotate. Near exact it is the day
 * number; far from exact it is half the day number, as a transit then appears at most every other day. The Moon's
 * transits to a point are counted by return and aspect, so that each gets the next line. `today` is a day number.
 */
export function lineRotation({ transiting, stage, exactAtMs, window }: ScoredTransit, today: number): number {
  if (stage === 'building' || stage === 'easing') return Math.floor(today / 2);
  if (transiting !== 'Moon' || exactAtMs === undefined) return today;
  const { targetDeg, aheadDeg } = window.target;
  const rounds = roundsOfMoon(exactAtMs, normalizeDeg(targetDeg - aheadDeg) + aheadDeg);
  const group = AHEAD_DEG.find((angles) => angles.includes(aheadDeg)) ?? [];
  return rounds * group.length + group.indexOf(aheadDeg);
}
