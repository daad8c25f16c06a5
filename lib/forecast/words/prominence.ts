import { BODIES, type Body } from '#lib/ephemeris/bodies.ts';
import type { Contact, Stage } from '../day.ts';
import { SLOW_BODIES } from './wording.ts';

type ByStage<Value> = Readonly<Record<Stage, Value>>;
type Shares = { quick: ByStage<number>; slow: ByStage<number>; moon: number };

/**
 * How much of its size a contact keeps when the day's news is chosen. The slow bodies, Jupiter and beyond,
 * make news on the few days when a contact of theirs begins, perfects or ends; the Moon makes some every day: hers
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

/** What a contact of each body at each stage keeps of its size when the lead and when the news is chosen. */
const KEPT = Object.fromEntries(
  BODIES.map((body) => {
    const stages = Object.keys(LEADING_STAGES) as Stage[];
    const kept = stages.map((stage) => [
      stage,
      { leading: shareOf(LEADING, body, stage), news: shareOf(NEWS, body, stage) },
    ]);
    return [body, Object.fromEntries(kept)];
  }),
) as Readonly<Record<Body, ByStage<{ leading: number; news: number }>>>;

function shareOf({ quick, slow, moon }: Shares, body: Body, stage: Stage): number {
  if (body === 'Moon') return quick[stage] * moon;
  return SLOW_BODIES.has(body) ? slow[stage] : quick[stage];
}

/** How much a contact weighs when the day's first word is chosen, or when its news is. */
export function prominence({ transiting, stage, points }: Contact, place: 'leading' | 'news'): number {
  const kept = KEPT[transiting][stage];
  return Math.abs(points.rating) * (place === 'leading' ? kept.leading : kept.news);
}
