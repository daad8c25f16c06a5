import { type Brief, GREAT_DAY, HARD_DAY } from '../brief/brief.ts';
import { ACTIVITIES, type Activity, type ActivityId, activityOf, areAlike } from '../lists/activities.ts';
import { activityScore } from '../lists/activity-scores.ts';
import { mayAdviseAgainst, mayFavor } from './allowed-activities.ts';
import type { ChosenScene } from './choose-scene.ts';
import type { Context } from './context.ts';
import { cheapest, staleness } from './log.ts';

/** A day's activities. */
export type Lists = { favorable: ActivityId[]; unfavorable: ActivityId[] };

/** Cost of an activity for each day less than a fortnight since it was listed. */
const RECENT = 0.05;

/**
 * The activities that follow from a scene: two that are favorable (one on a hard day, three on a great one) and one that isn't.
 * If the day allows none of the scene's, another activity stands in.
 */
export function listsOf({ favorable, unfavorable, area }: ChosenScene, context: Context): Lists {
  const { overallRating } = context.brief.day;
  const most = overallRating < HARD_DAY ? 1 : overallRating < GREAT_DAY ? 2 : 3;
  const toDo = favorable.slice(0, most);
  if (toDo.length === 0) toDo.push(...filler(1, area, unfavorable, context));
  const isRestful = (id: ActivityId) => activityOf(id).restful === true;
  // One list asks for rest, or the other one advises against it, but not both.
  const avoided = unfavorable.filter(
    (id) => !toDo.some((one) => areAlike(one, id)) && !(isRestful(id) && toDo.some(isRestful)),
  );
  const toAvoid = cheapest(avoided, 0, (id) => staleness(context.log, id, context.today));
  return {
    favorable: toDo,
    unfavorable: toAvoid === undefined ? filler(-1, area, toDo, context) : [toAvoid],
  };
}

/**
 * An activity that doesn't contradict the scene: the virtue with the highest score (side 1), if possible in its area, or the lowest
 * among risks and what belongs to other areas (side -1).
 */
function filler(
  side: 1 | -1,
  area: ChosenScene['area'],
  taken: readonly ActivityId[],
  context: Context,
): ActivityId[] {
  const { climate, occasion, brief, log, today } = context;
  const may = side === 1 ? mayFavor : mayAdviseAgainst;
  const allowed = (isFit: (activity: Activity) => unknown, of: Brief) =>
    ACTIVITIES.filter(
      (activity) =>
        !taken.some((id) => areAlike(id, activity.id)) &&
        isFit(activity) &&
        may(activity.id, occasion, climate, of),
    );
  const fits: ((activity: Activity) => unknown)[] =
    side === 1
      ? [({ virtue, area: own }) => virtue && own === area, ({ virtue }) => virtue]
      : [({ risk, virtue, area: own }) => risk || (own !== area && !virtue)];
  const choices =
    fits.map((isFit) => allowed(isFit, brief)).find(({ length }) => length > 0) ??
    allowed(() => true, withoutCounter(brief));
  const found = cheapest(
    choices,
    0,
    (activity) => RECENT * staleness(log, activity.id, today) - side * activityScore(activity, climate),
  );
  return found === undefined ? [] : [found.id];
}

function withoutCounter(brief: Brief): Brief {
  return { ...brief, counter: undefined };
}
