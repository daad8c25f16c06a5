import { BODIES, type Body, SIGNS, type Sign } from '#lib/ephemeris/zodiac.ts';
import type { Level, ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { TRANSIT_STAGES, type TransitStage } from '#lib/transits/day-transits.ts';
import { HARD_DAY, STRAINED_DAY } from '../brief/brief.ts';
import { barsBeginnings } from '../brief/sky-news.ts';
import type { Activity } from './activities.ts';

/** The share of a transit's points that counts for the natal body. For the transiting body, they count in full. */
const NATAL_SHARE = 0.6;
/** Weight of each transit stage: a transit counts most on its exact day, and least while building, easing or leaving. */
const STAGE_SHARE: Readonly<Record<TransitStage, number>> = {
  exact: 1.5,
  entering: 1,
  'day-before': 1,
  'day-after': 0.8,
  building: 0.4,
  easing: 0.35,
  leaving: 0.4,
};
const STAGE_SHARES = TRANSIT_STAGES.map((stage) => STAGE_SHARE[stage]);
/** Damping, in points, that keeps one faint transit from making a body's balance 1 or -1. */
const DAMPING = 0.5;
const MIN_RATING_FOR_STAKES = 5;
/** Relative weights of an activity's first, second and third body. */
const RANK_SHARES = [1, 0.6, 0.4];
/** Bonus while the Moon is in an activity's sign; half of it in the other signs of the same element. */
const MOON_SIGN_BONUS = 0.5;
/** Penalty for an activity that begins something, on a day with an eclipse or a long void of course. */
const VOID_PENALTY = 0.3;
/** Penalty for an activity that begins something while its ruler is retrograde; small, since retrograde periods last weeks. */
const RETROGRADE_PENALTY = 0.1;
/**
 * Rulers that delay beginnings while retrograde, by tradition. Bodies beyond Mars are retrograde for four or five months a
 * year and would repeat the same warning all that time.
 */
const DELAYING_RULERS: ReadonlySet<string> = new Set(['Mercury', 'Venus', 'Mars']);

/** The effect of a metric's level on an activity that depends on the metric. */
const LEVEL_BONUS: Readonly<Record<Level, number>> = { Low: -0.15, Moderate: -0.05, Good: 0.05, High: 0.15 };

/** The range of activity scores. */
export const ACTIVITY_SCORES = {
  lowest: -1 + LEVEL_BONUS.Low - VOID_PENALTY - RETROGRADE_PENALTY,
  highest: 1 + LEVEL_BONUS.High + MOON_SIGN_BONUS,
};

/** What a day's sky and ratings allow and support. */
export type Climate = {
  day: ScoredDay;
  /** Balance of each body in the order of `BODIES`, from -1 (transits only hurt) to 1 (only help). */
  balances: () => readonly number[];
  /** Retrograde bodies; a planet counts as retrograde on the days of its stations. */
  retrogrades: readonly Body[];
  /** Whether there is an eclipse or a void of course that covers at least four waking hours. */
  barsBeginnings: boolean;
};

export function climateOf(day: ScoredDay): Climate {
  const { retrogrades, stations } = day.sky;
  let balances: readonly number[] | undefined;
  return {
    day,
    balances: () => {
      balances ??= balancesOf(day.transits);
      return balances;
    },
    retrogrades: stations.length === 0 ? retrogrades : [...retrogrades, ...stations.map(({ body }) => body)],
    barsBeginnings: barsBeginnings(day),
  };
}

function balancesOf(transits: readonly ScoredTransit[]): number[] {
  const sums = BODIES.map(() => 0);
  const sizes = BODIES.map(() => DAMPING);
  const add = (place: number, signed: number) => {
    sums[place] = (sums[place] ?? 0) + signed;
    sizes[place] = (sizes[place] ?? 0) + Math.abs(signed);
  };
  for (const { kind, points, stageIndex } of transits) {
    const signed = points.rating * (STAGE_SHARES[stageIndex] ?? 0);
    add(kind.transitingIndex, signed);
    // Angles have no balance.
    if (kind.natalIndex < BODIES.length) add(kind.natalIndex, signed * NATAL_SHARE);
  }
  return sums.map((sum, place) => sum / (sizes[place] ?? DAMPING));
}

/**
 * How well a day suits an activity, within `ACTIVITY_SCORES`. The score is the weighted balance of the activity's bodies,
 * adjusted for the Moon's sign and the levels of the activity's metrics, minus any penalties for beginning something.
 */
export function activityScore(
  activity: Activity,
  { day, balances, retrogrades, barsBeginnings }: Climate,
): number {
  const { bodies, metrics, moonSign, begins = false } = activity;
  let support = 0;
  let shares = 0;
  for (const [rank, body] of bodies.entries()) {
    const share = RANK_SHARES[rank] ?? 0;
    support += share * (body === undefined ? 0 : (balances()[BODIES.indexOf(body)] ?? 0));
    shares += share;
  }
  let score = support / shares + moonBonus(moonSign, day.sky.moonSign);
  for (const metric of metrics) score += LEVEL_BONUS[day.metrics[metric]] / metrics.length;
  if (begins && barsBeginnings) score -= VOID_PENALTY;
  if (begins && DELAYING_RULERS.has(bodies[0]) && retrogrades.includes(bodies[0]))
    score -= RETROGRADE_PENALTY;
  return score;
}

function moonBonus(ownSign: Sign, moonSign: Sign): number {
  if (ownSign === moonSign) return MOON_SIGN_BONUS;
  // Signs of one element are four apart.
  const isSameElement = (SIGNS.indexOf(ownSign) - SIGNS.indexOf(moonSign)) % 4 === 0;
  return isSameElement ? MOON_SIGN_BONUS / 2 : 0;
}

/** Whether a day allows recommending an activity, for readers of any age. */
export function dayAllows(activity: Activity, { day, retrogrades, barsBeginnings }: Climate): boolean {
  const { begins, avoidsRetrograde, sociable, metrics, highStakes } = activity;
  if (begins && (barsBeginnings || day.overallRating < HARD_DAY)) return false;
  if (avoidsRetrograde !== undefined && retrogrades.includes(avoidsRetrograde)) return false;
  if (sociable && (day.overallRating < HARD_DAY || isTired(day))) return false;
  if (highStakes && (day.overallRating < MIN_RATING_FOR_STAKES || retrogrades.includes('Mercury')))
    return false;
  return metrics.every((metric) => day.metrics[metric] !== 'Low');
}

/** Whether a day is strained and its energy Low. */
function isTired({ overallRating, metrics }: ScoredDay): boolean {
  return overallRating < STRAINED_DAY && metrics.energy === 'Low';
}
