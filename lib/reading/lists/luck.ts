import { isAngle } from '#lib/chart/natal-points.ts';
import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { dayNumber, elementAt, modulo } from '../rotation.ts';

/**
 * The colors of each body, as #RRGGBB; their names stand with the words of each language. The seven old ones after
 * Lilly, Christian Astrology (1647), pp. 57-83: Saturn black and earthy, Jupiter sea-green, blue and purple, Mars red
 * and fiery, the Sun gold and saffron, Venus white and green (and rose, in later use), Mercury mixed, gray and
 * sky-blue, the Moon silver, white, pale yellow and pale green. Uranus, Neptune and Pluto, unknown to him, after modern use:
 * electric blues, sea mists, and the dark reds of the underworld.
 */
export const PALETTE = {
  Sun: [
    { id: 'gold', hex: '#D4AF37' },
    { id: 'amber', hex: '#FFBF00' },
    { id: 'saffron', hex: '#F4C430' },
    { id: 'marigold', hex: '#EAA221' },
    { id: 'sunflower-yellow', hex: '#FFDA03' },
  ],
  Moon: [
    { id: 'silver', hex: '#C0C0C0' },
    { id: 'pearl-white', hex: '#F8F6F0' },
    { id: 'moonstone', hex: '#B8C4D0' },
    { id: 'cream', hex: '#FFFDD0' },
    { id: 'ivory', hex: '#FFFFF0' },
    { id: 'celadon', hex: '#ACE1AF' },
  ],
  Mercury: [
    { id: 'sky-blue', hex: '#87CEEB' },
    { id: 'dove-gray', hex: '#A9A9A9' },
    { id: 'lemon', hex: '#FFF44F' },
    { id: 'quicksilver', hex: '#A6A9AA' },
    { id: 'powder-blue', hex: '#B0E0E6' },
  ],
  Venus: [
    { id: 'rose', hex: '#E8909C' },
    { id: 'emerald', hex: '#50C878' },
    { id: 'blush-pink', hex: '#F9C5D1' },
    { id: 'sage-green', hex: '#9CAF88' },
    { id: 'copper', hex: '#B87333' },
  ],
  Mars: [
    { id: 'scarlet', hex: '#FF2400' },
    { id: 'crimson', hex: '#DC143C' },
    { id: 'rust', hex: '#B7410E' },
    { id: 'brick-red', hex: '#AA4A44' },
    { id: 'coral', hex: '#FF7F50' },
  ],
  Jupiter: [
    { id: 'royal-blue', hex: '#4169E1' },
    { id: 'purple', hex: '#800080' },
    { id: 'sea-green', hex: '#2E8B57' },
    { id: 'sapphire', hex: '#0F52BA' },
    { id: 'amethyst', hex: '#9966CC' },
  ],
  Saturn: [
    { id: 'black', hex: '#000000' },
    { id: 'charcoal', hex: '#36454F' },
    { id: 'slate', hex: '#708090' },
    { id: 'dark-brown', hex: '#4B3621' },
    { id: 'forest-green', hex: '#228B22' },
  ],
  Uranus: [
    { id: 'electric-blue', hex: '#2C75FF' },
    { id: 'turquoise', hex: '#40E0D0' },
    { id: 'neon-lime', hex: '#C7EA46' },
    { id: 'aquamarine', hex: '#7FFFD4' },
  ],
  Neptune: [
    { id: 'lavender', hex: '#B57EDC' },
    { id: 'seafoam', hex: '#93E9BE' },
    { id: 'lilac', hex: '#C8A2C8' },
    { id: 'aqua', hex: '#7FDBDA' },
  ],
  Pluto: [
    { id: 'burgundy', hex: '#800020' },
    { id: 'plum', hex: '#673147' },
    { id: 'garnet', hex: '#733635' },
    { id: 'obsidian', hex: '#1B1B2F' },
  ],
} as const satisfies Record<Body, readonly Color[]>;

/** A color by its identifier and as #RRGGBB. */
type Color<Id extends string = string> = { readonly id: Id; readonly hex: string };

/** The identifier of a color of the palette. */
export type ColorId = (typeof PALETTE)[Body][number]['id'];

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

const HOW_MANY = 4;
const LARGEST = 99;
/** Roots are the digits from 1 to 9. */
const ROOTS = 9;

/** The ruler of a date's weekday. */
export function weekdayRuler(date: string): Body {
  return elementAt(WEEKDAY_RULERS, dayNumber(date));
}

/**
 * Two or three colors: one of the weekday's ruler, then one of each of the two transiting bodies that help
 * most (the Moon's, or Venus's on a Monday, where none does). Which shade of a body follows the Moon's sign and, that
 * the bodies do not change shades together, the body's place in the usual order.
 */
export function luckyColors({ transits, sky }: ScoredDay, ruler: Body): Color<ColorId>[] {
  const bodies = [ruler];
  for (const { transiting, points } of transits) {
    if (bodies.length === 3) break;
    if (points.rating > 0 && !bodies.includes(transiting)) bodies.push(transiting);
  }
  if (bodies.length === 1) bodies.push(ruler === 'Moon' ? 'Venus' : 'Moon');
  const sign = SIGNS.indexOf(sky.moonSign);
  return bodies.map((body) => elementAt<Color<ColorId>>(PALETTE[body], sign + BODIES.indexOf(body)));
}

/**
 * Four different numbers from 1 to 99, ascending: one for the weekday's ruler; then, of the most helpful
 * transit that perfects on the day and of the most helpful transits at all, the minutes of arc to exactness
 * and one for the transiting and the natal body, whose numbers stand side by side (an angle has none, and the first stands
 * twice), until there are four. Which of the
 * eleven numbers of a root is taken for a body or a pair follows the Moon's sign.
 */
export function luckyNumbers({ transits, sky }: ScoredDay, ruler: Body): number[] {
  const sign = SIGNS.indexOf(sky.moonSign);
  const root = NUMBERS[ruler];
  const numbers = [ofSameRoot(root, sign)];
  const perfecting = transits.find(({ stage, points }) => stage === 'exact' && points.rating > 0);
  if (perfecting !== undefined) addNumbersOf(perfecting, sign, numbers);
  for (const transit of transits) {
    if (numbers.length === HOW_MANY) break;
    if (transit.points.rating > 0) addNumbersOf(transit, sign, numbers);
  }
  for (const transit of transits) {
    if (numbers.length === HOW_MANY) break;
    addNumbersOf(transit, sign, numbers);
  }
  for (let step = 1; numbers.length < HOW_MANY; step += 1) add(ofSameRoot(root, sign + step), numbers);
  return numbers;
}

function addNumbersOf({ transiting, natal, orbDeg }: ScoredTransit, sign: number, numbers: number[]): void {
  add(Math.round(orbDeg * 60), numbers);
  add(ofSameRoot(10 * NUMBERS[transiting] + NUMBERS[isAngle(natal) ? transiting : natal], sign), numbers);
}

/**
 * A number from 1 to 99 that comes down to the same root as another if its digits are added up: so many steps on in
 * their series, such as 3, 12, 21, ... 93 and 3 again (Cheiro: compound numbers stand under their root's planet).
 */
function ofSameRoot(number: number, steps: number): number {
  return modulo(number + ROOTS * steps - 1, LARGEST) + 1;
}

/** Adds a number in its place that has two digits at most and is not there yet. */
function add(number: number, numbers: number[]): void {
  if (number < 1 || number > LARGEST || numbers.length === HOW_MANY || numbers.includes(number)) return;
  let at = numbers.length;
  for (let before = numbers[at - 1]; before !== undefined && before > number; before = numbers[at - 1]) {
    numbers[at] = before;
    at -= 1;
  }
  numbers[at] = number;
}
