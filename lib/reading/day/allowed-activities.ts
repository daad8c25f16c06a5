import type { ScoredTransit } from '#lib/scoring/day.ts';
import { type Brief, STRAINED_DAY } from '../brief/brief.ts';
import { type ActivityId, activityOf } from '../lists/activities.ts';
import { type Climate, dayAllows } from '../lists/activity-scores.ts';
import { isOpen, type Occasion } from './occasion.ts';

/** Whether an activity may be favorable: it isn't one that the day's strain concerns. */
export function mayFavor(
  id: ActivityId,
  occasion: Occasion,
  climate: Climate,
  { lead, counter }: Brief,
): boolean {
  const activity = activityOf(id);
  if (activity.talk && lead.kind === 'transit' && lead.tone === 'hard' && isOfWords(lead.transit))
    return false;
  const isStrained =
    counter?.tone === 'hard' && activity.bodies[0] === counter.transit.transiting && !activity.virtue;
  return !isStrained && !activity.risk && isOpen(activity, occasion) && dayAllows(activity, climate);
}

const isOfWords = ({ transiting, natal }: ScoredTransit): boolean =>
  transiting === 'Mercury' || natal === 'Mercury';

/** Whether an activity may be unfavorable: neither a metric nor the second subject speaks for it. */
export function mayAdviseAgainst(
  id: ActivityId,
  occasion: Occasion,
  { day }: Climate,
  { counter }: Brief,
): boolean {
  const activity = activityOf(id);
  const isHelped = counter?.tone === 'easy' && activity.bodies[0] === counter.transit.transiting;
  const isNeeded =
    activity.restful === true && (day.metrics.energy === 'Low' || day.overallRating < STRAINED_DAY);
  const isFavored = activity.metrics.some(
    (metric) => day.metrics[metric] === 'Good' || day.metrics[metric] === 'High',
  );
  return !isHelped && !isNeeded && !isFavored && isOpen(activity, occasion);
}
