import { BODIES, type Body } from '#lib/ephemeris/bodies.ts';
import { SIGNS } from '#lib/ephemeris/index.ts';
import type { Contact, ScoredDay } from '../day.ts';
import { type Color, PALETTE } from './palette.ts';
import { dayNumber, modulo } from './turns.ts';

/** The rulers of the weekdays from Sunday on, as their names still tell in most languages. */
const WEEKDAY_RULERS: readonly Body[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/**
 * The number of each body after Cheiro's Book of Numbers (1926), which also counts Uranus and Neptune; Pluto,
 * found later, has the naught that was left.
 */
const NUMBERS: Readonly<Record<Body, number>> = {
  Sun: 1,
  Moon: 2,
  Jupiter: 3,
  Uranus: 4,
  Mercury: 5,
  Venus: 6,
  Neptune: 7,
  Saturn: 8,
  Mars: 9,
  Pluto: 0,
};

/** The ruler of a date's weekday. */
export function weekdayRuler(date: string): Body {
  return WEEKDAY_RULERS[modulo(dayNumber(date), 7)] as Body;
}

/**
 * Two or three colors: one of the weekday's ruler, then one of each of the two transiting bodies that help
 * most (the Moon's, or Venus's on a Monday, where none does). Which shade of a body follows the Moon's sign.
 */
export function luckyColors(day: ScoredDay, ruler: Body): Color[] {
  const bodies = [ruler];
  for (const { transiting, points } of day.contacts) {
    if (bodies.length === 3) break;
    if (points.rating > 0 && !bodies.includes(transiting)) bodies.push(transiting);
  }
  if (bodies.length === 1) bodies.push(ruler === 'Moon' ? 'Venus' : 'Moon');
  const sign = (SIGNS as readonly string[]).indexOf(day.sky.moonSign);
  return bodies.map((body) => {
    const shades = PALETTE[body];
    return shades[modulo(sign + BODIES.indexOf(body), shades.length)] as Color;
  });
}

/**
 * Four different numbers from 1 to 99, ascending: the number of the weekday's ruler; then, of the most helpful
 * contact that perfects on the day and of the most helpful contacts at all, the minutes of arc to exactness
 * and the numbers of the transiting and the natal body side by side, until there are four.
 */
export function luckyNumbers(day: ScoredDay, ruler: Body): number[] {
  const first = NUMBERS[ruler];
  const numbers = [first];
  const perfecting = day.contacts.find(({ stage, points }) => stage === 'exact' && points.rating > 0);
  if (perfecting !== undefined) addNumbersOf(perfecting, numbers);
  for (const contact of day.contacts) {
    if (numbers.length === 4) break;
    if (contact.points.rating > 0) addNumbersOf(contact, numbers);
  }
  for (const contact of day.contacts) {
    if (numbers.length === 4) break;
    addNumbersOf(contact, numbers);
  }
  for (let multiple = 2; numbers.length < 4; multiple += 1) add(multiple * first, numbers);
  return numbers;
}

function addNumbersOf({ transiting, natal, orbDeg }: Contact, numbers: number[]): void {
  add(Math.round(orbDeg * 60), numbers);
  add(10 * NUMBERS[transiting] + NUMBERS[natal], numbers);
}

/** Puts a number in its place among ascending ones. */
function add(number: number, numbers: number[]): void {
  if (number < 1 || number > 99 || numbers.length === 4 || numbers.includes(number)) return;
  let at = numbers.length;
  for (; at > 0 && (numbers[at - 1] as number) > number; at -= 1) numbers[at] = numbers[at - 1] as number;
  numbers[at] = number;
}
