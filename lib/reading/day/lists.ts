import { type Brief, GREAT_DAY, HARD_DAY } from '../brief/brief.ts';
import { ACTIVITIES, type ActivityId } from '../lists/activities.ts';
import { activityScore } from '../lists/activity-scores.ts';
import { type ChosenScene, mayAdviseAgainst, mayFavor } from './choose-scene.ts';
import type { Context } from './context.ts';
import { cheapest, staleness } from './log.ts';

/** A day's activities. */
export type Lists = { favorable: ActivityId[]; unfavorable: ActivityId[] };

/** Cost of an activity for each day less than a fortnight since it was listed. */
const RECENT = 0.05;

/**
 * The activities that follow from a scene: two that are favorable (one on a hard day, three on a great one) and one that isn't.
 * If the day allows none of the scene's, the activity of the scene's area that suits the day best or least stands in.
 */
export function listsOf({ favorable, unfavorable, area }: ChosenScene, context: Context): Lists {
  const { overallRating } = context.brief.day;
  const most = overallRating < HARD_DAY ? 1 : overallRating < GREAT_DAY ? 2 : 3;
  const toDo = favorable.slice(0, most);
  if (toDo.length === 0) toDo.push(...filler(1, area, unfavorable, context));
  const toAvoid = unfavorable.filter((id) => !toDo.includes(id)).slice(0, 1);
  if (toAvoid.length === 0) toAvoid.push(...filler(-1, area, toDo, context));
  return { favorable: toDo, unfavorable: toAvoid };
}

/** The activity with the highest (side 1) or lowest (side -1) score in an area, or in any area if none is allowed there. */
function filler(
  side: 1 | -1,
  area: ChosenScene['area'],
  taken: readonly ActivityId[],
  context: Context,
): ActivityId[] {
  const { climate, occasion, brief, log, today } = context;
  const may = side === 1 ? mayFavor : mayAdviseAgainst;
  const allowed = (loose: boolean) =>
    ACTIVITIES.filter(
      (activity) =>
        !taken.includes(activity.id) &&
        !(side === -1 && activity.virtue) &&
        (loose || activity.area === area) &&
        may(activity.id, occasion, climate, loose ? withoutCounter(brief) : brief),
    );
  const strict = allowed(false);
  const found = cheapest(
    strict.length > 0 ? strict : allowed(true),
    0,
    (activity) => RECENT * staleness(log, activity.id, today) - side * activityScore(activity, climate),
  );
  return found === undefined ? [] : [found.id];
}

function withoutCounter(brief: Brief): Brief {
  return { ...brief, counter: undefined };
}
