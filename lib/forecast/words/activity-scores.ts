import type { Body } from '#lib/ephemeris/bodies.ts';
import { SIGNS } from '#lib/ephemeris/index.ts';
import { METRICS, type ScoredDay } from '../day.ts';
import type { Activity } from './activities/activity.ts';
import { ACTIVITIES } from './activities/catalogue.ts';
import { BODY_PLACE, type Climate, climateOf } from './climate.ts';

/** How much an activity's first, second and third body count for it. */
const RANK_SHARES = [1, 0.6, 0.4];
/** What the Moon in an activity's own sign adds; in the two others of its element it is half. */
const MOON_SIGN_BONUS = 0.5;
/** What a beginning loses while the Moon is void of course for half the day. */
const VOID_MALUS = 0.3;
/** What a beginning loses while its ruler is retrograde: less, for that lasts weeks. */
const RETROGRADE_MALUS = 0.1;
/**
 * The rulers whose retrograde motion holds up a beginning, as tradition has it. The bodies beyond Mars are retrograde
 * for four or five months of each year: they would warn of one and the same thing for a season.
 */
const RETROGRADE_RULERS: readonly Body[] = ['Mercury', 'Venus', 'Mars'];

/**
 * An activity made ready for reckoning: bodies and metrics by their places in `BODIES` and `METRICS`. What it lacks of
 * three bodies or two metrics is there and counts nothing: scoring the catalogue takes 1.5 microseconds a day so, and
 * 5.6 with lists to walk, of some 28 that a whole day takes.
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
  metricShare: number;
  /** What the Moon adds in each sign. */
  bonusBySign: readonly number[];
  begins: boolean;
  /** The ruler that must not be retrograde. */
  waitsFor: Body | undefined;
};

/** The place of a metric that is none. */
const NO_METRIC = METRICS.length;

/** The catalogue made ready, in its order. */
export const ROWS: readonly Row[] = ACTIVITIES.map((activity) => {
  const { bodies, metrics, moonIn, begins } = activity;
  const [ruler, second = ruler, third = ruler] = bodies;
  const shares = RANK_SHARES.slice(0, bodies.length);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const [rulerShare = 0, secondShare = 0, thirdShare = 0] = shares.map((share) => share / whole);
  const [metric = NO_METRIC, otherMetric = NO_METRIC] = metrics.map((name) => METRICS.indexOf(name));
  return {
    activity,
    ruler: BODY_PLACE[ruler],
    second: BODY_PLACE[second],
    third: BODY_PLACE[third],
    rulerShare,
    secondShare,
    thirdShare,
    metric,
    otherMetric,
    metricShare: 1 / Math.max(1, metrics.length),
    bonusBySign: SIGNS.map((_, sign) => signBonus(sign - SIGNS.indexOf(moonIn))),
    begins: begins === true,
    waitsFor: begins && RETROGRADE_RULERS.includes(ruler) ? ruler : undefined,
  };
});

function signBonus(signsApart: number): number {
  return signsApart === 0 ? MOON_SIGN_BONUS : signsApart % 4 === 0 ? MOON_SIGN_BONUS / 2 : 0;
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
export function scoreOf(row: Row, support: number, { labels, sign, isVoid, retrogrades }: Climate): number {
  const { metric, otherMetric, metricShare, bonusBySign, begins, waitsFor } = row;
  let sum = support + (bonusBySign[sign] as number);
  sum += ((labels[metric] as number) + (labels[otherMetric] as number)) * metricShare;
  if (!begins) return sum;
  if (isVoid) sum -= VOID_MALUS;
  return waitsFor !== undefined && retrogrades.includes(waitsFor) ? sum - RETROGRADE_MALUS : sum;
}

/**
 * How well a day suits an activity, from about -1 to 1: the balance of helping and hurting contacts of its
 * bodies, more with the Moon in its sign and good labels of its metrics, less for a beginning under retrograde Mercury,
 * Venus or Mars as its ruler or a Moon void of course. Throws a RangeError for an activity that is not in the catalogue.
 */
export function activityScore(activity: Activity, day: ScoredDay): number {
  const row = ROWS[ACTIVITIES.indexOf(activity)];
  if (row === undefined) throw new RangeError(`The catalogue has no activity "${activity.name}".`);
  const climate = climateOf(day);
  return scoreOf(row, supportOf(row, climate), climate);
}
