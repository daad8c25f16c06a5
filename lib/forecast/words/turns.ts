import type { Contact } from '../day.ts';

/** The remainder of a division that is never negative. */
export function modulo(value: number, size: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}

const DAY_MS = 86_400_000;
const SUNDAY_MS = Date.parse('2000-01-02');

/** Days since Sunday, 2 January 2000; negative before. The date is one that has been scored, and so is real. */
export function dayNumber(date: string): number {
  return (Date.parse(date) - SUNDAY_MS) / DAY_MS;
}

const MONTH_DAYS = 27.32;

/**
 * A whole number that changes from each day of a contact to the next, so that what is said of it changes too:
 * the whole days to perfection or, where the contact turns back before it perfects, to a fixed date. The Moon
 * comes by every sidereal month, and is to find other words each time: for her it is the day, moved on by the
 * months. `today` is the day's number.
 */
export function turnOf({ transiting, daysToExact }: Contact, today: number): number {
  if (transiting === 'Moon') return today + Math.floor(today / MONTH_DAYS);
  return daysToExact === undefined ? -today : Math.floor(daysToExact);
}
