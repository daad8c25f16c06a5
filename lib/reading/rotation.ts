import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';

/**
 * Where each body starts in going round the links and the frames of sentences, so that two transits of a day, which
 * often are as many days from exact, do not begin alike. Any whole numbers will do, if they are not all the same.
 */
export const ROTATION_START: Readonly<Record<Body, number>> = {
  Sun: 3,
  Moon: 4,
  Mercury: 7,
  Venus: 5,
  Mars: 4,
  Jupiter: 7,
  Saturn: 6,
  Uranus: 6,
  Neptune: 7,
  Pluto: 5,
};

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
  return (Date.parse(date) - SUNDAY_MS) / DAY_MS;
}

const MONTH_DAYS = 27.32;

/**
 * A whole number that changes from each day of a transit to the next, so that what is said of it changes too:
 * the whole days to perfection or, where the transit turns back before it perfects, to a fixed date. The Moon
 * comes by every sidereal month, and is to find other words each time: for her it is the day, moved on by the
 * months. `today` is the day's number.
 */
export function rotationOf({ transiting, daysToExact }: ScoredTransit, today: number): number {
  if (transiting === 'Moon') return today + Math.floor(today / MONTH_DAYS);
  return daysToExact === undefined ? -today : Math.floor(daysToExact);
}
