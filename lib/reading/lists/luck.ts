import { isAngle } from '#lib/chart/natal-points.ts';
import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { dayNumber, elementAt, modulo } from '../rotation.ts';

/**
 * Colors by body; each locale names them. Sun to Saturn follow Lilly, Christian Astrology (1647), pp. 57-83. Saturn
 * is black and earthy, Jupiter sea-green, blue and purple, Mars red and fiery. The Sun is gold and saffron, Venus
 * white and green (and rose, in later use). Mercury is mixed, gray and sky-blue, the Moon silver, white, pale
 * yellow and pale green. Modern colors of Uranus, Neptune and Pluto are electric blues, sea mists and dark reds.
 */
// biome-ignore format: a row for each body
const HEX_CODES = {
  Sun:     { gold: '#D4AF37', amber: '#FFBF00', saffron: '#F4C430', marigold: '#EAA221', 'sunflower-yellow': '#FFDA03' },
  Moon:    { silver: '#C0C0C0', 'pearl-white': '#F8F6F0', moonstone: '#B8C4D0', cream: '#FFFDD0', ivory: '#FFFFF0', celadon: '#ACE1AF' },
  Mercury: { 'sky-blue': '#87CEEB', 'dove-gray': '#A9A9A9', lemon: '#FFF44F', quicksilver: '#A6A9AA', 'powder-blue': '#B0E0E6' },
  Venus:   { rose: '#E8909C', emerald: '#50C878', 'blush-pink': '#F9C5D1', 'sage-green': '#9CAF88', copper: '#B87333' },
  Mars:    { scarlet: '#FF2400', crimson: '#DC143C', rust: '#B7410E', 'brick-red': '#AA4A44', coral: '#FF7F50' },
  Jupiter: { 'royal-blue': '#4169E1', purple: '#800080', 'sea-green': '#2E8B57', sapphire: '#0F52BA', amethyst: '#9966CC' },
  Saturn:  { black: '#000000', charcoal: '#36454F', slate: '#708090', 'dark-brown': '#4B3621', 'forest-green': '#228B22' },
  Uranus:  { 'electric-blue': '#2C75FF', turquoise: '#40E0D0', 'neon-lime': '#C7EA46', aquamarine: '#7FFFD4' },
  Neptune: { lavender: '#B57EDC', seafoam: '#93E9BE', lilac: '#C8A2C8', aqua: '#7FDBDA' },
  Pluto:   { burgundy: '#800020', plum: '#673147', garnet: '#733635', obsidian: '#1B1B2F' },
} as const;

type HexCodes = typeof HEX_CODES;
export type ColorId = { [B in Body]: keyof HexCodes[B] }[Body];
type Color = { readonly id: ColorId; readonly hex: string };

export const PALETTE = Object.fromEntries(
  Object.entries<Readonly<Record<string, string>>>(HEX_CODES).map(([body, codes]) => [
    body,
    Object.entries(codes).map(([id, hex]) => ({ id: id as ColorId, hex })),
  ]),
) as Record<Body, Color[]>;

/** Rulers of the weekdays, starting with Sunday. */
const WEEKDAY_RULERS: readonly Body[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** Numbers of the bodies, after Cheiro's Book of Numbers (1926). Pluto, discovered later, gets 0, the only unused digit. */
const NUMBERS: Readonly<Record<Body, number>> = {
  ...{ Pluto: 0, Sun: 1, Moon: 2, Jupiter: 3, Uranus: 4 },
  ...{ Mercury: 5, Venus: 6, Neptune: 7, Saturn: 8, Mars: 9 },
};

const NUMBER_COUNT = 4;
const MAX_NUMBER = 99;
/** Number of digital roots: repeated digit sums yield 1 to 9. */
const ROOTS = 9;

export function weekdayRuler(date: string): Body {
  return elementAt(WEEKDAY_RULERS, dayNumber(date));
}

/**
 * Two or three colors: the weekday ruler's, then those of the one or two most helpful transiting bodies. If no other body
 * helps, the Moon's color follows, or Venus's on a Monday. The shade depends on the Moon's sign, offset by body.
 */
export function luckyColors({ transits, sky }: ScoredDay, ruler: Body): Color[] {
  const bodies = [ruler];
  for (const { transiting, points } of transits) {
    if (bodies.length === 3) break;
    if (points.rating > 0 && !bodies.includes(transiting)) bodies.push(transiting);
  }
  if (bodies.length === 1) bodies.push(ruler === 'Moon' ? 'Venus' : 'Moon');
  const sign = SIGNS.indexOf(sky.moonSign);
  return bodies.map((body) => elementAt(PALETTE[body], sign + BODIES.indexOf(body)));
}

/**
 * Four different numbers from 1 to 99, ascending. One belongs to the weekday's ruler. Each transit adds two: its distance
 * from exact in minutes of arc, and a number derived from its two bodies (for an angle, from the transiting body twice). The
 * most helpful exact transit comes first, then other helpful transits, then the rest. The Moon's sign selects among the
 * eleven numbers with the same digital root.
 */
export function luckyNumbers({ transits, sky }: ScoredDay, ruler: Body): number[] {
  const sign = SIGNS.indexOf(sky.moonSign);
  const root = NUMBERS[ruler];
  const numbers = [sameRootNumber(root, sign)];
  const exact = transits.find(({ stage, points }) => stage === 'exact' && points.rating > 0);
  if (exact !== undefined) addTransitNumbers(exact, sign, numbers);
  for (const transit of transits) {
    if (numbers.length === NUMBER_COUNT) break;
    if (transit.points.rating > 0) addTransitNumbers(transit, sign, numbers);
  }
  for (const transit of transits) {
    if (numbers.length === NUMBER_COUNT) break;
    addTransitNumbers(transit, sign, numbers);
  }
  for (let step = 1; numbers.length < NUMBER_COUNT; step += 1)
    addNumber(sameRootNumber(root, sign + step), numbers);
  return numbers.sort((a, b) => a - b);
}

function addTransitNumbers(
  { transiting, natal, orbDeg }: ScoredTransit,
  sign: number,
  numbers: number[],
): void {
  addNumber(Math.round(orbDeg * 60), numbers);
  const base = 10 * NUMBERS[transiting] + NUMBERS[isAngle(natal) ? transiting : natal];
  addNumber(sameRootNumber(base, sign), numbers);
}

/** The number `steps` later in the cycle with the same digital root, such as 3, 12, ... 93 (Cheiro's compound numbers). */
function sameRootNumber(number: number, steps: number): number {
  return modulo(number + ROOTS * steps - 1, MAX_NUMBER) + 1;
}

/** Adds a number unless it is out of range or already present, or all numbers have been found. */
function addNumber(number: number, numbers: number[]): void {
  const isFree = number >= 1 && number <= MAX_NUMBER && !numbers.includes(number);
  if (isFree && numbers.length < NUMBER_COUNT) numbers.push(number);
}
