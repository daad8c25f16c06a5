import { normalizeDeg } from '#lib/ephemeris/zodiac.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';
import { midnightOfKnownMs } from '#lib/time/civil-day.ts';

/** The remainder of a division that is never negative. */
export function modulo(value: number, size: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}

/** The element of a list at which a rotation, going round it, arrives. Throws a RangeError for an empty list. */
export function elementAt<Element>(list: readonly Element[], rotation: number): Element {
  const element = list[modulo(rotation, list.length)];
  if (element === undefined) throw new RangeError('There is nothing to choose from.');
  return element;
}

const DAY_MS = 86_400_000;
const SUNDAY_MS = Date.parse('2000-01-02');

/** Days since Sunday, 2 January 2000; negative before. The date is one that has been scored, and so is real. */
export function dayNumber(date: string): number {
  return (midnightOfKnownMs(date) - SUNDAY_MS) / DAY_MS;
}

/** Whether the day of a number is a Monday to Friday. */
export function isWorkingDay(day: number): boolean {
  const weekday = modulo(day, 7);
  return weekday >= 1 && weekday <= 5;
}

/** Noon of 1 January 2000, near enough to J2000 in Terrestrial Time. */
export const J2000_MS = Date.UTC(2000, 0, 1, 12);
/** The Moon's mean longitude at J2000, degrees, and its motion in a day (Meeus, Astronomical Algorithms, eq. 47.1). */
const MEAN_MOON_DEG = 218.3164477;
const MEAN_MOON_DEG_PER_DAY = 13.17639648;

/**
 * How often the mean Moon has come round to a place (degrees, unwrapped) by an instant (milliseconds since 1970): she is at
 * most eight degrees from the true one, which tells all of her rounds apart.
 */
export function roundsOfMoon(atMs: number, placeDeg: number): number {
  const meanMoonDeg = MEAN_MOON_DEG + ((atMs - J2000_MS) / DAY_MS) * MEAN_MOON_DEG_PER_DAY;
  return Math.round((meanMoonDeg - placeDeg) / 360);
}

/** How far ahead of a natal body the aspects of each kind stand that lines treat alike, in the order of their angles. */
const AHEAD_DEG = [[0], [60, 120, 240, 300], [90, 180, 270]];

/**
 * A whole number that is greater by one each time that a transit is told, so that what is said of it changes: the day's own
 * number, and half of it far from perfection, where it is told on every other day. The Moon's contacts, each of which lasts a day, are counted one after the other as she meets a natal body in
 * aspects of a kind, so that each time she comes round the next line is due. `today` is the day's number.
 */
export function countOf({ transiting, stage, exactAtMs, window }: ScoredTransit, today: number): number {
  if (stage === 'building' || stage === 'easing') return Math.floor(today / 2);
  if (transiting !== 'Moon' || exactAtMs === undefined) return today;
  const { targetDeg, aheadDeg } = window.target;
  const rounds = roundsOfMoon(exactAtMs, normalizeDeg(targetDeg - aheadDeg) + aheadDeg);
  const alike = AHEAD_DEG.find((angles) => angles.includes(aheadDeg)) ?? [];
  return rounds * alike.length + alike.indexOf(aheadDeg);
}
