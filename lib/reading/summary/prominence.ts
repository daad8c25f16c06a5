import type { ScoredTransit } from '#lib/scoring/day.ts';
import type { Stage } from '#lib/transits/day-transits.ts';
import { IS_SLOW } from '../locale.ts';

type ByStage<Value> = Readonly<Record<Stage, Value>>;
type Shares = { quick: ByStage<number>; slow: ByStage<number>; moon: number };

/**
 * How much of its size a transit keeps when the day's news is chosen. The slow bodies, Jupiter and beyond,
 * make news on the few days when a transit of theirs begins, perfects or ends; the Moon makes some every day: hers
 * are the quick bodies' shares times `moon`.
 */
const NEWS: Shares = {
  quick: {
    exact: 2.2,
    entering: 1.3,
    'day-before': 0.8,
    'day-after': 0.6,
    leaving: 0.6,
    building: 0.4,
    easing: 0.3,
  },
  slow: {
    exact: 9,
    entering: 6,
    'day-before': 3,
    'day-after': 2,
    leaving: 4,
    building: 0.6,
    easing: 0.5,
  },
  moon: 0.6,
};

const LEADING_STAGES: ByStage<number> = {
  exact: 1.5,
  'day-before': 1.2,
  entering: 1.1,
  'day-after': 1,
  building: 0.9,
  easing: 0.8,
  leaving: 0.8,
};

/** The same when the day's first word is chosen: with less spread, for the strong should lead. */
const LEADING: Shares = { quick: LEADING_STAGES, slow: LEADING_STAGES, moon: 0.75 };

/** What a transit is chosen for: to say the day's first word, or its news. */
export type Place = 'leading' | 'news';

/** The most that any transit of a size can weigh in a place. */
export const GREATEST_SHARE: Readonly<Record<Place, number>> = {
  leading: greatestOf(LEADING),
  news: greatestOf(NEWS),
};

function greatestOf({ quick, slow }: Shares): number {
  return Math.max(...Object.values(quick), ...Object.values(slow));
}

/** How much a transit weighs when the day's first word is chosen, or when its news is. */
export function prominence({ transiting, stage, points }: ScoredTransit, place: Place): number {
  const { quick, slow, moon } = place === 'leading' ? LEADING : NEWS;
  const size = Math.abs(points.rating);
  if (transiting === 'Moon') return size * (quick[stage] * moon);
  return size * (IS_SLOW[transiting] ? slow[stage] : quick[stage]);
}
