import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { Level, ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { TRANSIT_STAGES, type TransitStage } from '#lib/transits/day-transits.ts';
import { barsBeginnings } from '../summary/sky-news.ts';
import { ACTIVITIES, type Activity } from './activities.ts';
import { COLUMNS, METRIC_SETS, MOON_SIGN_BONUS } from './activity-table.ts';

/** The share of a transit's points that goes to its natal body; the transiting body gets all of them. */
const NATAL_SHARE = 0.6;
/** Weight of each stage: the day's own transits count more than the season's. */
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
/** Points that keep one faint transit from making a body's balance 1 or -1. */
const DAMPING = 0.5;
const MIN_RATING_FOR_STAKES = 5;
/** Subtracted from beginnings during an eclipse or a long void of course. */
const VOID_PENALTY = 0.3;
/** Subtracted from beginnings while the ruler is retrograde: less, as that lasts weeks. */
const RETROGRADE_PENALTY = 0.1;

/** The effect of a level on an activity that depends on its metric. */
const LEVEL_BONUS: Readonly<Record<Level, number>> = { Low: -0.15, Moderate: -0.05, Good: 0.05, High: 0.15 };

/** The effect of a day's levels on an activity with certain metrics: the mean bonus, and whether any is Low or High. */
type Leaning = { bonus: number; isLow: boolean; isHigh: boolean };

/** The range of scores. */
export const ACTIVITY_SCORES = {
  lowest: -1 + LEVEL_BONUS.Low - VOID_PENALTY - RETROGRADE_PENALTY,
  highest: 1 + LEVEL_BONUS.High + MOON_SIGN_BONUS,
};

/** What a day means for activities; indexed for speed. */
export type Climate = {
  /** From -1 (transits only hurt) to 1 (only help), in the order of `BODIES`. */
  balances: readonly number[];
  /** In the order of `METRIC_SETS`. */
  leanings: readonly Leaning[];
  retrogrades: readonly Body[];
  /** By row. */
  moonBonuses: Float64Array;
  /** An eclipse, or the Moon void of course for four waking hours. */
  barsBeginnings: boolean;
  /** Rated below 5, or Mercury is retrograde. */
  barsHighStakes: boolean;
  /** Rated below 4: nothing sociable is favorable. */
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
// Reused: allocating a typed array takes longer than summing a day's transits.
const sums = new Float64Array(BODIES.length);

function balancesOf(transits: readonly ScoredTransit[]): number[] {
  sums.fill(0);
  const balances = DAMPINGS.slice();
  for (const { kind, points, stageIndex } of transits) {
    const signed = points.rating * (STAGE_SHARES[stageIndex] ?? 0);
    addToBalance(kind.transitingIndex, signed, balances);
    // Angles have no balance of their own.
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
 * How well a day suits an activity, within `ACTIVITY_SCORES`: the balance of its bodies, the Moon's sign and the labels of
 * its metrics, less the penalties for beginnings. RangeError for an activity outside the catalog.
 */
export function activityScore({ id }: Activity, day: ScoredDay): number {
  const row = ACTIVITIES.findIndex((activity) => activity.id === id);
  if (row < 0) throw new RangeError(`The catalog has no activity "${id}".`);
  const climate = climateOf(day);
  return scoreOf(row, supportOf(row, climate), climate);
}
