import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { dayNumber, elementAt } from '../rotation.ts';

/**
 * The colors of each body, as #RRGGBB; their names stand with the words of each language. The seven old ones after
 * Lilly, Christian Astrology (1647), pp. 57-83: Saturn black and earthy, Jupiter sea-green, blue and purple, Mars red
 * and fiery, the Sun gold and saffron, Venus white and green (and rose, in later use), Mercury mixed, gray and
 * sky-blue, the Moon silver, white and pale yellow. Uranus, Neptune and Pluto, unknown to him, after modern use:
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
 * Four different numbers from 1 to 99, ascending: the number of the weekday's ruler; then, of the most helpful
 * transit that perfects on the day and of the most helpful transits at all, the minutes of arc to exactness
 * and the numbers of the transiting and the natal body side by side, until there are four.
 */
export function luckyNumbers({ transits }: ScoredDay, ruler: Body): number[] {
  const first = NUMBERS[ruler];
  const numbers = [first];
  const perfecting = transits.find(({ stage, points }) => stage === 'exact' && points.rating > 0);
  if (perfecting !== undefined) addNumbersOf(perfecting, numbers);
  for (const transit of transits) {
    if (numbers.length === 4) break;
    if (transit.points.rating > 0) addNumbersOf(transit, numbers);
  }
  for (const transit of transits) {
    if (numbers.length === 4) break;
    addNumbersOf(transit, numbers);
  }
  for (let multiple = 2; numbers.length < 4; multiple += 1) add(multiple * first, numbers);
  return numbers.sort((a, b) => a - b);
}

function addNumbersOf({ transiting, natal, orbDeg }: ScoredTransit, numbers: number[]): void {
  add(Math.round(orbDeg * 60), numbers);
  add(10 * NUMBERS[transiting] + NUMBERS[natal], numbers);
}

/** Adds a number that has two digits at most and is not there yet. */
function add(number: number, numbers: number[]): void {
  if (number >= 1 && number <= 99 && numbers.length < 4 && !numbers.includes(number)) numbers.push(number);
}
