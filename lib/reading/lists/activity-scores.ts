import { BODIES, type Body, SIGNS, type Sign } from '#lib/ephemeris/zodiac.ts';
import { type Level, METRICS, type ScoredDay, type ScoredTransit } from '#lib/scoring/day.ts';
import type { Stage } from '#lib/transits/day-transits.ts';
import { longVoidOfCourse } from '../summary/sky-news.ts';
import { ACTIVITIES, type Activity, type KnownActivity } from './catalogue.ts';

/** How much of a transit goes to its natal body; the transiting one, which brings the matter, has all of it. */
const NATAL_SHARE = 0.6;
/**
 * How much of a transit counts on each stage: the day's own transits come before the season's.
 */
const STAGE_SHARE: Readonly<Record<Stage, number>> = {
  exact: 1.5,
  entering: 1,
  'day-before': 1,
  'day-after': 0.8,
  building: 0.4,
  easing: 0.35,
  leaving: 0.4,
};
/** Points that keep a single faint transit from making a body wholly good or bad. */
const DAMPING = 0.5;
/** How much an activity's first, second and third body count for it. */
const RANK_SHARES = [1, 0.6, 0.4];
/** What the Moon in an activity's own sign adds; in the two others of its element it is half. */
const MOON_SIGN_BONUS = 0.5;
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
/** What a beginning loses while the Moon is void of course for half the day. */
const VOID_MALUS = 0.3;
/** What a beginning loses while its ruler is retrograde: less, for that lasts weeks. */
const RETROGRADE_MALUS = 0.1;
/**
 * The rulers whose retrograde motion holds up a beginning, as tradition has it. The bodies beyond Mars are retrograde
 * for four or five months of each year: they would warn of one and the same thing for a season.
 */
const RETROGRADE_RULERS: readonly Body[] = ['Mercury', 'Venus', 'Mars'];

/** What a day's labels mean for what leans on some metrics: what they add, and whether one of them is Low, or High. */
export type Leaning = { bonus: number; isLow: boolean; isHigh: boolean };

/** What a metric's label adds or takes. */
const LABELS: Readonly<Record<Level, Leaning>> = {
  Low: { bonus: -0.15, isLow: true, isHigh: false },
  Moderate: { bonus: -0.05, isLow: false, isHigh: false },
  Good: { bonus: 0.05, isLow: false, isHigh: false },
  High: { bonus: 0.15, isLow: false, isHigh: true },
};
const DAMPINGS = BODIES.map(() => DAMPING);
const NO_LEANING: Leaning = { bonus: 0, isLow: false, isHigh: false };

/** What of a day bears on activities. Bodies, metrics and signs are told by their places, which is quicker than by name. */
export type Climate = {
  /** What each body has for and against it, from -1 to 1, in the order of `BODIES`. */
  balances: Float64Array;
  /** In the order of `LEANINGS`. */
  leanings: readonly Leaning[];
  retrogrades: readonly Body[];
  /** The Moon's sign, by its place in `SIGNS`. */
  moonSign: number;
  /** Whether the Moon is void of course for at least four waking hours. */
  isVoid: boolean;
};

/** The climate of a day. */
export function climateOf(day: ScoredDay): Climate {
  const { energy, focus, romance, luck } = day.metrics;
  const labels = [LABELS[energy], LABELS[focus], LABELS[romance], LABELS[luck]];
  return {
    balances: balancesOf(day.transits),
    leanings: LEANINGS.map(({ first, second }) => both(labels[first], labels[second])),
    retrogrades: day.sky.retrogrades,
    moonSign: SIGNS.indexOf(day.sky.moonSign),
    isVoid: longVoidOfCourse(day) !== undefined,
  };
}

/** What two labels mean together; nothing without any. */
function both(label: Leaning | undefined, other: Leaning | undefined): Leaning {
  if (label === undefined || other === undefined) return NO_LEANING;
  if (label === other) return label;
  return {
    bonus: (label.bonus + other.bonus) / 2,
    isLow: label.isLow || other.isLow,
    isHigh: label.isHigh || other.isHigh,
  };
}

function balancesOf(transits: readonly ScoredTransit[]): Float64Array {
  const balances = new Float64Array(BODIES.length);
  const sizes = DAMPINGS.slice();
  for (const { kind, points, stage } of transits) {
    const signed = points.rating * STAGE_SHARE[stage];
    count(kind.transitingPlace, signed, balances, sizes);
    count(kind.natalPlace, signed * NATAL_SHARE, balances, sizes);
  }
  for (let place = 0; place < balances.length; place += 1)
    balances[place] = (balances[place] ?? 0) / (sizes[place] ?? DAMPING);
  return balances;
}

function count(place: number, signed: number, sums: Float64Array, sizes: number[]): void {
  sums[place] = (sums[place] ?? 0) + signed;
  sizes[place] = (sizes[place] ?? 0) + Math.abs(signed);
}

/** The sets of metrics that activities lean on, each once. */
const METRIC_SETS = [...new Map(ACTIVITIES.map(({ metrics }) => [metrics.join(), metrics])).values()];

/** The same by the places of two metrics in `METRICS`: of one twice, where there is one, and -1 where there is none. */
const LEANINGS = METRIC_SETS.map(([first, second = first]) => ({
  first: first === undefined ? -1 : METRICS.indexOf(first),
  second: second === undefined ? -1 : METRICS.indexOf(second),
}));

/** What the first, second and third body of an activity are to it, adding up to 1; what it lacks counts nothing. */
type Shares = readonly [number, number, number];

/** By how many bodies an activity has. */
const SHARES: readonly Shares[] = RANK_SHARES.map((_, last) => {
  const counted = RANK_SHARES.map((share, rank) => (rank <= last ? share : 0));
  const whole = counted.reduce((sum, share) => sum + share);
  const [ruler = 0, second = 0, third = 0] = counted.map((share) => share / whole);
  return [ruler, second, third];
});

/** For an activity's own sign: what the Moon adds, in the order of `SIGNS`. */
const MOON_BONUSES = new Map(SIGNS.map((own) => [own, SIGNS.map((sign) => moonBonus(own, sign))]));

/** An activity made ready for reckoning. */
export type Row = {
  activity: KnownActivity;
  /** Its bodies by their places in `BODIES`, the ruler in place of one that it lacks. */
  ruler: number;
  second: number;
  third: number;
  shares: Shares;
  /** Its metrics by their place in `LEANINGS`. */
  leaning: number;
  moonBonuses: readonly number[];
  begins: boolean;
  /** The ruler that must not be retrograde. */
  waitsFor: Body | undefined;
};

/** The catalogue made ready, in its order. */
export const ROWS: readonly Row[] = ACTIVITIES.map((activity) => {
  const { bodies, metrics, moonIn, begins = false } = activity;
  const [ruler, second = ruler, third = ruler] = bodies;
  return {
    activity,
    ruler: BODIES.indexOf(ruler),
    second: BODIES.indexOf(second),
    third: BODIES.indexOf(third),
    shares: SHARES[bodies.length - 1] ?? [1, 0, 0],
    leaning: METRIC_SETS.findIndex((others) => others.join() === metrics.join()),
    moonBonuses: MOON_BONUSES.get(moonIn) ?? [],
    begins,
    waitsFor: begins && RETROGRADE_RULERS.includes(ruler) ? ruler : undefined,
  };
});

function moonBonus(ownSign: Sign, moonSign: Sign): number {
  if (ownSign === moonSign) return MOON_SIGN_BONUS;
  return ELEMENT[ownSign] === ELEMENT[moonSign] ? MOON_SIGN_BONUS / 2 : 0;
}

/** How the transits of a day bear on an activity, from -1, they only hurt, to 1, they only help. */
export function supportOf({ ruler, second, third, shares }: Row, { balances }: Climate): number {
  return (
    (balances[ruler] ?? 0) * shares[0] +
    (balances[second] ?? 0) * shares[1] +
    (balances[third] ?? 0) * shares[2]
  );
}

/** An activity's score, given its support. */
export function scoreOf(row: Row, support: number, climate: Climate): number {
  const { waitsFor } = row;
  const score =
    support + (row.moonBonuses[climate.moonSign] ?? 0) + (climate.leanings[row.leaning]?.bonus ?? 0);
  if (!row.begins) return score;
  const begun = climate.isVoid ? score - VOID_MALUS : score;
  return waitsFor !== undefined && climate.retrogrades.includes(waitsFor) ? begun - RETROGRADE_MALUS : begun;
}

/**
 * How well a day suits an activity, from about -1 to 1: the balance of helping and hurting transits of its
 * bodies, more with the Moon in its sign and good labels of its metrics, less for a beginning under retrograde Mercury,
 * Venus or Mars as its ruler or a Moon void of course. Throws a RangeError for an activity that is not in the catalogue.
 */
export function activityScore({ id }: Activity, day: ScoredDay): number {
  const row = ROWS.find(({ activity }) => activity.id === id);
  if (row === undefined) throw new RangeError(`The catalogue has no activity "${id}".`);
  const climate = climateOf(day);
  return scoreOf(row, supportOf(row, climate), climate);
}
