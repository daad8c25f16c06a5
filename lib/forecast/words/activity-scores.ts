import { BODIES, type Body } from '#lib/ephemeris/bodies.ts';
import { SIGNS } from '#lib/ephemeris/index.ts';
import { type Contact, type Level, METRICS, type ScoredDay, type Stage } from '../day.ts';
import type { Activity } from './activities/activity.ts';
import { ACTIVITIES } from './activities/catalogue.ts';
import { longVoidOfCourse } from './void-of-course.ts';

/** How much an activity's first, second and third body count for it. */
const RANK_SHARES = [1, 0.6, 0.4];
/** How much of a contact goes to its natal body; the transiting one, which brings the matter, has all of it. */
const NATAL_SHARE = 0.6;
/**
 * How much of a contact counts on each stage of its course: the day's own contacts come before the season's.
 */
const STAGE_SHARE: Readonly<Record<Stage, number>> = {
  exact: 1.5,
  entering: 1,
  'day-before': 1,
  'day-after': 0.8,
  building: 0.6,
  easing: 0.5,
  leaving: 0.5,
};
/** Points that keep a single faint contact from making a body wholly good or bad. */
const DAMPING = 0.5;
/** What the Moon in an activity's own sign adds; in the two others of its element it is half. */
const MOON_SIGN_BONUS = 0.3;
/** What a metric's label adds or takes. */
const LABEL_BONUS: Readonly<Record<Level, number>> = { Low: -0.15, Moderate: -0.05, Good: 0.05, High: 0.15 };
/**
 * What a beginning loses while the Moon is void of course for half the day, and while its ruler is retrograde.
 */
const BAD_BEGINNING = 0.3;

/**
 * An activity made ready for reckoning: its bodies and metrics by their places. Where it has fewer than three bodies or
 * two metrics, the rest is there and counts nothing: reckoning alike for all is quicker than asking how many there are.
 */
export type Row = {
  activity: Activity;
  ruler: number;
  second: number;
  third: number;
  rulerShare: number;
  secondShare: number;
  thirdShare: number;
  metric: number;
  otherMetric: number;
  metricCount: number;
  /** Bodies and metrics as bits, by their places. */
  bodyBits: number;
  metricBits: number;
  bonusBySign: readonly number[];
  /** The ruler as a bit if the activity begins something, else 0. */
  begunUnderBit: number;
};

/** The place of a metric that is none, whose label counts nothing. */
const NO_METRIC = METRICS.length;

/** The catalogue made ready, in its order. */
export const ROWS: readonly Row[] = ACTIVITIES.map((activity) => {
  const { moonIn, begins } = activity;
  const [ruler, second, third] = activity.bodies.map((body) => BODIES.indexOf(body as Body));
  const [metric, otherMetric] = activity.metrics.map((name) => METRICS.indexOf(name));
  const shares = RANK_SHARES.slice(0, activity.bodies.length);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const [rulerShare = 0, secondShare = 0, thirdShare = 0] = shares.map((share) => share / whole);
  return {
    activity,
    ruler: ruler ?? 0,
    second: second ?? 0,
    third: third ?? 0,
    rulerShare,
    secondShare,
    thirdShare,
    metric: metric ?? NO_METRIC,
    otherMetric: otherMetric ?? NO_METRIC,
    metricCount: Math.max(1, activity.metrics.length),
    bodyBits: bitOf(ruler) | bitOf(second) | bitOf(third),
    metricBits: bitOf(metric) | bitOf(otherMetric),
    bonusBySign: SIGNS.map((_, sign) => signBonus(sign - SIGNS.indexOf(moonIn))),
    begunUnderBit: begins ? bitOf(ruler) : 0,
  };
});

function signBonus(signsApart: number): number {
  return signsApart === 0 ? MOON_SIGN_BONUS : signsApart % 4 === 0 ? MOON_SIGN_BONUS / 2 : 0;
}

function bitOf(place: number | undefined): number {
  return place === undefined ? 0 : 1 << place;
}

const BODY_INDEX = Object.fromEntries(BODIES.map((body, i) => [body, i])) as Readonly<Record<Body, number>>;
const SIGN_INDEX = new Map<string, number>(SIGNS.map((sign, i) => [sign, i]));

/**
 * What of a day bears on activities: what each body has for and against it (-1 to 1), and the circumstances; sets of
 * bodies and of metrics are bits, by their places.
 */
export type Climate = {
  balances: Float64Array;
  /** What the label of each metric adds, and nothing for none. */
  labels: readonly number[];
  /** The metrics that are Low and those that are High. */
  lowBits: number;
  highBits: number;
  sign: number;
  isVoid: boolean;
  retrogradeBits: number;
};

/** The climate of a day. */
export function climateOf(day: ScoredDay): Climate {
  const { contacts, metrics, sky } = day;
  const { energy, focus, romance, luck } = metrics;
  let retrogradeBits = 0;
  for (const body of sky.retrogrades) retrogradeBits |= 1 << BODY_INDEX[body];
  return {
    balances: bodyBalances(contacts),
    labels: [LABEL_BONUS[energy], LABEL_BONUS[focus], LABEL_BONUS[romance], LABEL_BONUS[luck], 0],
    lowBits: metricBitsOf('Low', metrics),
    highBits: metricBitsOf('High', metrics),
    sign: SIGN_INDEX.get(sky.moonSign) ?? 0,
    isVoid: longVoidOfCourse(day) !== undefined,
    retrogradeBits,
  };
}

function metricBitsOf(level: Level, { energy, focus, romance, luck }: ScoredDay['metrics']): number {
  return (
    (energy === level ? 1 : 0) |
    (focus === level ? 2 : 0) |
    (romance === level ? 4 : 0) |
    (luck === level ? 8 : 0)
  );
}

/** The bodies, as bits, of the contacts that help (`sign` 1) or that hurt (-1). */
export function bodiesTouched(contacts: readonly Contact[], sign: 1 | -1): number {
  let bits = 0;
  for (const { transiting, natal, points } of contacts)
    if (points.rating * sign > 0) bits |= (1 << BODY_INDEX[transiting]) | (1 << BODY_INDEX[natal]);
  return bits;
}

const sizes = new Float64Array(BODIES.length);

function bodyBalances(contacts: readonly Contact[]): Float64Array {
  const balances = new Float64Array(BODIES.length);
  sizes.fill(0);
  for (const { transiting, natal, points, stage } of contacts) {
    const i = BODY_INDEX[transiting];
    const k = BODY_INDEX[natal];
    const signed = points.rating * STAGE_SHARE[stage];
    const ofNatal = signed * NATAL_SHARE;
    balances[i] = (balances[i] as number) + signed;
    sizes[i] = (sizes[i] as number) + Math.abs(signed);
    balances[k] = (balances[k] as number) + ofNatal;
    sizes[k] = (sizes[k] as number) + Math.abs(ofNatal);
  }
  for (let i = 0; i < balances.length; i += 1)
    balances[i] = (balances[i] as number) / ((sizes[i] as number) + DAMPING);
  return balances;
}

/** How the contacts of a day bear on an activity, from -1, they only hurt, to 1, they only help. */
export function supportOf(row: Row, { balances }: Climate): number {
  return (
    (balances[row.ruler] as number) * row.rulerShare +
    (balances[row.second] as number) * row.secondShare +
    (balances[row.third] as number) * row.thirdShare
  );
}

/** An activity's score, given its support. */
export function scoreOf(
  row: Row,
  support: number,
  { labels, sign, isVoid, retrogradeBits }: Climate,
): number {
  const { metricCount, begunUnderBit } = row;
  let sum = support + (row.bonusBySign[sign] as number);
  sum += (labels[row.metric] as number) / metricCount;
  sum += (labels[row.otherMetric] as number) / metricCount;
  if (begunUnderBit === 0) return sum;
  if (isVoid) sum -= BAD_BEGINNING;
  return (retrogradeBits & begunUnderBit) !== 0 ? sum - BAD_BEGINNING : sum;
}

/**
 * How well a day suits an activity, from about -1 to 1: the balance of helping and hurting contacts of its
 * bodies, more with the Moon in its sign and good labels of its metrics, less for a beginning under a retrograde
 * ruler or a Moon void of course. Throws a RangeError for an activity that is not in the catalogue.
 */
export function activityScore(activity: Activity, day: ScoredDay): number {
  const row = ROWS[ACTIVITIES.indexOf(activity)];
  if (row === undefined) throw new RangeError(`The catalogue has no activity "${activity.name}".`);
  const climate = climateOf(day);
  return scoreOf(row, supportOf(row, climate), climate);
}
