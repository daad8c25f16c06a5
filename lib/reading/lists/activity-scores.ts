import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { Level, ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { TRANSIT_STAGES, type TransitStage } from '#lib/transits/day-transits.ts';
import { barsBeginnings } from '../summary/sky-news.ts';
import { ACTIVITIES, type Activity } from './activities.ts';
import { COLUMNS, METRIC_SETS, MOON_SIGN_BONUS } from './activity-table.ts';

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
const HARD_DAY = 4;
/** Damping, in points, that keeps one faint transit from making a body's balance 1 or -1. */
const DAMPING = 0.5;
const MIN_RATING_FOR_STAKES = 5;
/** Penalty for an activity that begins something, on a day with an eclipse or a long void of course. */
const VOID_PENALTY = 0.3;
/** Penalty for an activity that begins something while its ruler is retrograde; small, since retrograde periods last weeks. */
const RETROGRADE_PENALTY = 0.1;

/** The effect of a metric's level on an activity that depends on the metric. */
const LEVEL_BONUS: Readonly<Record<Level, number>> = { Low: -0.15, Moderate: -0.05, Good: 0.05, High: 0.15 };

/** The effect of a day's levels on activities with the same metrics: the mean bonus, and whether any level is Low or High. */
type Leaning = { bonus: number; isLow: boolean; isHigh: boolean };

/** The range of activity scores. */
export const ACTIVITY_SCORES = {
  lowest: -1 + LEVEL_BONUS.Low - VOID_PENALTY - RETROGRADE_PENALTY,
  highest: 1 + LEVEL_BONUS.High + MOON_SIGN_BONUS,
};

/** The conditions of a day that affect activities, indexed for speed. */
export type Climate = {
  /** Balance of each body in the order of `BODIES`, from -1 (transits only hurt) to 1 (only help). */
  balances: readonly number[];
  /** Effects of levels, in the order of `METRIC_SETS`. */
  leanings: readonly Leaning[];
  retrogrades: readonly Body[];
  /** Bonuses for the Moon's sign, by row. */
  moonBonuses: Float64Array;
  /** Whether there is an eclipse or a void of course that covers at least four waking hours. */
  barsBeginnings: boolean;
  /** Whether the day is rated below 5 or Mercury is retrograde. */
  barsHighStakes: boolean;
  /** Whether the day is rated below 4, so that nothing sociable is favorable. */
  isHard: boolean;
};

export function climateOf(day: ScoredDay): Climate {
  const { retrogrades: backward, stations } = day.sky;
  // A planet counts as retrograde on the days of its stations.
  const retrogrades = stations.length === 0 ? backward : [...backward, ...stations.map(({ body }) => body)];
  return {
    balances: balancesOf(day.transits),
    leanings: leaningsOf(day.metrics),
    retrogrades,
    moonBonuses: moonBonuses[SIGNS.indexOf(day.sky.moonSign)] ?? NO_BONUSES,
    barsBeginnings: barsBeginnings(day),
    isHard: day.overallRating < HARD_DAY,
    barsHighStakes: day.overallRating < MIN_RATING_FOR_STAKES || retrogrades.includes('Mercury'),
  };
}

function leaningsOf(levels: ScoredDay['metrics']): Leaning[] {
  return METRIC_SETS.map((metrics) => {
    const leaning: Leaning = { bonus: 0, isLow: false, isHigh: false };
    for (const metric of metrics) {
      const level = levels[metric];
      leaning.bonus += LEVEL_BONUS[level] / metrics.length;
      leaning.isLow ||= level === 'Low';
      leaning.isHigh ||= level === 'High';
    }
    return leaning;
  });
}

const DAMPINGS = BODIES.map(() => DAMPING);
// Reused, since allocating a typed array takes longer than summing a day's transits.
const sums = new Float64Array(BODIES.length);

function balancesOf(transits: readonly ScoredTransit[]): number[] {
  sums.fill(0);
  const balances = DAMPINGS.slice();
  for (const { kind, points, stageIndex } of transits) {
    const signed = points.rating * (STAGE_SHARES[stageIndex] ?? 0);
    addToBalance(kind.transitingIndex, signed, balances);
    // Angles have no balance.
    if (kind.natalIndex < BODIES.length) addToBalance(kind.natalIndex, signed * NATAL_SHARE, balances);
  }
  for (let place = 0; place < balances.length; place += 1)
    balances[place] = (sums[place] ?? 0) / (balances[place] ?? DAMPING);
  return balances;
}

function addToBalance(place: number, signed: number, sizes: number[]): void {
  sums[place] = (sums[place] ?? 0) + signed;
  sizes[place] = (sizes[place] ?? 0) + Math.abs(signed);
}

// Local constants are read several times faster than imported bindings.
const { rulers, seconds, thirds, rulerShares, secondShares, thirdShares } = COLUMNS;
const { metricSets, moonBonuses, begins, delayingRulers } = COLUMNS;
const NO_BONUSES = new Float64Array(0);

/** The weighted balance of a row's bodies, -1 to 1. */
export function supportOf(row: number, { balances }: Climate): number {
  return (
    (balances[rulers[row] ?? 0] ?? 0) * (rulerShares[row] ?? 0) +
    (balances[seconds[row] ?? 0] ?? 0) * (secondShares[row] ?? 0) +
    (balances[thirds[row] ?? 0] ?? 0) * (thirdShares[row] ?? 0)
  );
}

export function scoreOf(row: number, support: number, climate: Climate): number {
  const leaning = climate.leanings[metricSets[row] ?? 0];
  const score = support + (climate.moonBonuses[row] ?? 0) + (leaning?.bonus ?? 0);
  if (begins[row] === 0) return score;
  const begun = climate.barsBeginnings ? score - VOID_PENALTY : score;
  const ruler = delayingRulers[row];
  return ruler !== undefined && climate.retrogrades.includes(ruler) ? begun - RETROGRADE_PENALTY : begun;
}

/**
 * How well a day suits an activity, within `ACTIVITY_SCORES`. The score is the weighted balance of the activity's bodies,
 * adjusted for the Moon's sign and the levels of the activity's metrics, minus any penalties for beginning something.
 * Throws a RangeError for an unknown activity.
 */
export function activityScore({ id }: Activity, day: ScoredDay): number {
  const row = ACTIVITIES.findIndex((activity) => activity.id === id);
  if (row < 0) throw new RangeError(`The catalog has no activity "${id}".`);
  const climate = climateOf(day);
  return scoreOf(row, supportOf(row, climate), climate);
}
