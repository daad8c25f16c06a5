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

/**
 * Mixes the bits of a rotation (murmur3's finalizer), differently for each place. So lists of any length rotate
 * independently, and texts that share one element rarely share the next.
 */
export function mixed(rotation: number, place: number): number {
  let bits = Math.imul(rotation + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
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
