import { BODIES, type Body, SIGNS, type Sign } from '#lib/ephemeris/zodiac.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { ACTIVITIES } from './catalogue.ts';
import { setOfThemes } from './theme-sets.ts';

/** How much an activity's first, second and third body count for it. */
const RANK_SHARES = [1, 0.6, 0.4];
/** What the Moon in an activity's own sign adds; in the two others of its element it is half. */
export const MOON_SIGN_BONUS = 0.5;
/** Themes of what one does with others or before them, which a hard day is not for. */
const SOCIABLE = setOfThemes(['company', 'love', 'showing']);
/** The element of each sign. */
const ELEMENT: Readonly<Record<Sign, 'fire' | 'earth' | 'air' | 'water'>> = {
  Aries: 'fire',
  Taurus: 'earth',
  Gemini: 'air',
  Cancer: 'water',
  Leo: 'fire',
  Virgo: 'earth',
  Libra: 'air',
  Scorpio: 'water',
  Sagittarius: 'fire',
  Capricorn: 'earth',
  Aquarius: 'air',
  Pisces: 'water',
};
/**
 * The rulers whose retrograde motion holds up a beginning, as tradition has it. The bodies beyond Mars are retrograde
 * for four or five months of each year: they would warn of one and the same thing for a season.
 */
const RETROGRADE_RULERS: readonly Body[] = ['Mercury', 'Venus', 'Mars'];

/** What activities may be alike in. */
const LIKENESSES = [...new Set(ACTIVITIES.flatMap(({ alike }) => alike ?? []))];

/** The sets of metrics that activities lean on, each once. */
const METRIC_SETS = [...new Map(ACTIVITIES.map(({ metrics }) => [metrics.join(), metrics])).values()];

/**
 * The same by the places of two metrics in `METRICS`: of one twice, where there is one, and the place behind the last
 * where there is none.
 */
export const METRIC_PAIRS = METRIC_SETS.map(([first, second = first]) => ({
  first: first === undefined ? METRICS.length : METRICS.indexOf(first),
  second: second === undefined ? METRICS.length : METRICS.indexOf(second),
}));

/** What the first, second and third body of an activity are to it, by how many it has; they add up to 1. */
const SHARES = RANK_SHARES.map((_, last) => {
  const counted = RANK_SHARES.slice(0, last + 1);
  const whole = counted.reduce((sum, share) => sum + share);
  return counted.map((share) => share / whole);
});

/**
 * The catalogue made ready for reckoning: a column for each thing, in which a row is an activity's place in the
 * catalogue. A day asks for every row, and numbers that stand side by side are read sooner than objects.
 */
export const COLUMNS = {
  /** Bodies by their places in `BODIES`: the ruler, and the others or, in place of one that is lacking, the ruler. */
  rulers: bodiesOfRank(0),
  seconds: bodiesOfRank(1),
  thirds: bodiesOfRank(2),
  /** All of them: a bit for each body, by its place in `BODIES`. */
  bodies: Uint16Array.from(ACTIVITIES, ({ bodies }) =>
    bodies.reduce((bits, body) => (body === undefined ? bits : bits | (1 << BODIES.indexOf(body))), 0),
  ),
  /** What each of them is to the activity, adding up to 1; what is lacking counts nothing. */
  rulerShares: sharesOfRank(0),
  secondShares: sharesOfRank(1),
  thirdShares: sharesOfRank(2),
  /** The metrics that it leans on, by their place in `METRIC_PAIRS`. */
  leanings: Uint8Array.from(ACTIVITIES, ({ metrics }) =>
    METRIC_SETS.findIndex((others) => others.join() === metrics.join()),
  ),
  /** What the Moon adds: for each of her signs, in the order of `SIGNS`, a column. */
  moonBonuses: SIGNS.map((sign) => Float64Array.from(ACTIVITIES, ({ moonIn }) => moonBonus(moonIn, sign))),
  /** Its themes, and what makes it like others: a bit for each likeness. */
  themes: Int32Array.from(ACTIVITIES, ({ themes }) => setOfThemes(themes)),
  likenesses: Int32Array.from(ACTIVITIES, ({ alike }) => (alike ? 1 << LIKENESSES.indexOf(alike) : 0)),
  /** Whether it begins something: 1 or 0. */
  begins: Uint8Array.from(ACTIVITIES, ({ begins = false }) => Number(begins)),
  /** The planet under whose retrograde motion it goes astray. */
  goAstray: ACTIVITIES.map(({ goesAstray }) => goesAstray),
  /** Whether it means being with others, or showing oneself to them: 1 or 0. */
  sociable: Uint8Array.from(ACTIVITIES, ({ themes }) => Number((setOfThemes(themes) & SOCIABLE) !== 0)),
  /** Whether nobody should be told to do it: 1 or 0. */
  risks: Uint8Array.from(ACTIVITIES, ({ risk = false }) => Number(risk)),
  /** Whether nobody should be told to leave it, and whether much hangs on it: 1 or 0. */
  virtues: Uint8Array.from(ACTIVITIES, ({ virtue = false }) => Number(virtue)),
  stakes: Uint8Array.from(ACTIVITIES, ({ stakes = false }) => Number(stakes)),
  /** Whether it is a small matter: 1 or 0. */
  lights: Uint8Array.from(ACTIVITIES, ({ light = false }) => Number(light)),
  /** The ruler that must not be retrograde. */
  waitsFor: ACTIVITIES.map(({ bodies: [ruler], begins = false }) =>
    begins && RETROGRADE_RULERS.includes(ruler) ? ruler : undefined,
  ),
};

function bodiesOfRank(rank: number): Uint8Array {
  return Uint8Array.from(ACTIVITIES, ({ bodies }) => BODIES.indexOf(bodies[rank] ?? bodies[0]));
}

function sharesOfRank(rank: number): Float64Array {
  return Float64Array.from(ACTIVITIES, ({ bodies }) => SHARES[bodies.length - 1]?.[rank] ?? 0);
}

function moonBonus(ownSign: Sign, moonSign: Sign): number {
  if (ownSign === moonSign) return MOON_SIGN_BONUS;
  return ELEMENT[ownSign] === ELEMENT[moonSign] ? MOON_SIGN_BONUS / 2 : 0;
}
