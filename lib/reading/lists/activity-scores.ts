import type { Body } from '#lib/ephemeris/bodies.ts';
import type { Sign } from '#lib/ephemeris/index.ts';
import type { Contact, Level, Metric, ScoredDay } from '#lib/scoring/day.ts';
import type { Stage } from '#lib/transits/day-transits.ts';
import { longVoidOfCourse } from '../summary/sky-news.ts';
import type { Activity } from './activity.ts';
import { ACTIVITIES, type KnownActivity } from './catalogue.ts';

/** How much of a contact goes to its natal body; the transiting one, which brings the matter, has all of it. */
const NATAL_SHARE = 0.6;
/**
 * How much of a contact counts on each stage: the day's own contacts come before the season's.
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
/** Points that keep a single faint contact from making a body wholly good or bad. */
const DAMPING = 0.5;
/** How much an activity's first, second and third body count for it. */
const RANK_SHARES = [1, 0.6, 0.4];
/** What a metric's label adds or takes. */
const LABEL_BONUS: Readonly<Record<Level, number>> = { Low: -0.15, Moderate: -0.05, Good: 0.05, High: 0.15 };
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

/** What of a day bears on activities. */
export type Climate = {
  /** What each body has for and against it, from -1 to 1. */
  balances: Readonly<Record<Body, number>>;
  metrics: Readonly<Record<Metric, Level>>;
  retrogrades: readonly Body[];
  moonSign: Sign;
  /** Whether the Moon is void of course for at least four waking hours. */
  isVoid: boolean;
};

/** The climate of a day. */
export function climateOf(day: ScoredDay): Climate {
  return {
    balances: balancesOf(day.contacts),
    metrics: day.metrics,
    retrogrades: day.sky.retrogrades,
    moonSign: day.sky.moonSign,
    isVoid: longVoidOfCourse(day) !== undefined,
  };
}

type Tally = { sum: number; size: number };

function balancesOf(contacts: readonly Contact[]): Record<Body, number> {
  const tallies = ofEachBody((): Tally => ({ sum: 0, size: DAMPING }));
  for (const { transiting, natal, points, stage } of contacts) {
    const signed = points.rating * STAGE_SHARE[stage];
    count(signed, tallies[transiting]);
    count(signed * NATAL_SHARE, tallies[natal]);
  }
  return ofEachBody((body) => tallies[body].sum / tallies[body].size);
}

function count(signed: number, tally: Tally): void {
  tally.sum += signed;
  tally.size += Math.abs(signed);
}

/** Written out, for one object of one shape is made in no time. */
function ofEachBody<Value>(make: (body: Body) => Value): Record<Body, Value> {
  return {
    Sun: make('Sun'),
    Moon: make('Moon'),
    Mercury: make('Mercury'),
    Venus: make('Venus'),
    Mars: make('Mars'),
    Jupiter: make('Jupiter'),
    Saturn: make('Saturn'),
    Uranus: make('Uranus'),
    Neptune: make('Neptune'),
    Pluto: make('Pluto'),
  };
}

/** An activity made ready for reckoning: its bodies' shares in it, which add up to 1. */
export type Row = {
  activity: KnownActivity;
  ruler: Body;
  rulerShare: number;
  second: Body | undefined;
  secondShare: number;
  third: Body | undefined;
  thirdShare: number;
  /** The ruler that must not be retrograde. */
  waitsFor: Body | undefined;
};

/** The catalogue made ready, in its order. */
export const ROWS: readonly Row[] = ACTIVITIES.map((activity) => {
  const { bodies, begins } = activity;
  const [ruler, second, third] = bodies;
  const shares = RANK_SHARES.slice(0, bodies.length);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const [rulerShare = 0, secondShare = 0, thirdShare = 0] = shares.map((share) => share / whole);
  return {
    activity,
    ruler,
    rulerShare,
    second,
    secondShare,
    third,
    thirdShare,
    waitsFor: begins && RETROGRADE_RULERS.includes(ruler) ? ruler : undefined,
  };
});

/** How the contacts of a day bear on an activity, from -1, they only hurt, to 1, they only help. */
export function supportOf(row: Row, { balances }: Climate): number {
  const { second, third } = row;
  let support = balances[row.ruler] * row.rulerShare;
  if (second !== undefined) support += balances[second] * row.secondShare;
  if (third !== undefined) support += balances[third] * row.thirdShare;
  return support;
}

/** An activity's score, given its support. */
export function scoreOf(row: Row, support: number, climate: Climate): number {
  const { activity, waitsFor } = row;
  let score = support + moonBonus(activity, climate) + labelBonus(activity, climate);
  if (!activity.begins) return score;
  if (climate.isVoid) score -= VOID_MALUS;
  return waitsFor !== undefined && climate.retrogrades.includes(waitsFor) ? score - RETROGRADE_MALUS : score;
}

function moonBonus({ moonIn }: Activity, { moonSign }: Climate): number {
  if (moonIn === moonSign) return MOON_SIGN_BONUS;
  return ELEMENT[moonIn] === ELEMENT[moonSign] ? MOON_SIGN_BONUS / 2 : 0;
}

function labelBonus({ metrics: [metric, other] }: Activity, { metrics }: Climate): number {
  if (metric === undefined) return 0;
  const bonus = LABEL_BONUS[metrics[metric]];
  return other === undefined ? bonus : (bonus + LABEL_BONUS[metrics[other]]) / 2;
}

/**
 * How well a day suits an activity, from about -1 to 1: the balance of helping and hurting contacts of its
 * bodies, more with the Moon in its sign and good labels of its metrics, less for a beginning under retrograde Mercury,
 * Venus or Mars as its ruler or a Moon void of course. Throws a RangeError for an activity that is not in the catalogue.
 */
export function activityScore({ id }: Activity, day: ScoredDay): number {
  const row = ROWS.find(({ activity }) => activity.id === id);
  if (row === undefined) throw new RangeError(`The catalogue has no activity "${id}".`);
  const climate = climateOf(day);
  return scoreOf(row, supportOf(row, climate), climate);
}
