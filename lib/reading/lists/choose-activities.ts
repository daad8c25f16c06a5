import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Reader } from '../reader.ts';
import { type ActivityList, append, isLikeOneOf, listing, sharesTheme } from './activity-list.ts';
import { climateOf, scoreOf, supportOf } from './activity-scores.ts';
import { COLUMNS } from './activity-table.ts';
import { ACTIVITIES, type Activity } from './catalogue.ts';
import { type Asked, fillerFor } from './fillers.ts';
import { openOn, openRows } from './open-activities.ts';
import { FAVORABLE, mayList, type Side, suits, type Today, UNFAVORABLE } from './sides.ts';
import type { Stance } from './theme-sets.ts';
import { turnOf } from './turns.ts';

const USUAL = 2;
const MOST = 4;
/** The rating from which a day is great. */
const GREAT = 8;
/** What is more than a list needs must be worth this much. */
const CLEAR_WORTH = 0.1;

/** What a day's lists name. */
export type Lists = { favorable: ActivityList; unfavorable: ActivityList };

const { rulers } = COLUMNS;

/** The activity of a ruler that is worth most to a list. */
type Candidate = { row: number; worth: number };

/**
 * What to do and what to leave on a day, two to four of each, no theme in both, no two that are alike, and nothing that the
 * reader's age or the day of the week does not allow or that goes against what the day's lines tell. Favorable are the highest scores among those whose bodies the
 * transits help on balance, with no metric Low, no beginnings while the Moon is long void of course or on the day of an
 * eclipse, and nothing that much hangs on below 5 or while Mercury is retrograde; unfavorable the lowest among those whose
 * bodies they hurt on balance, with no metric High, and no virtue; each ruler once, and of its activities whose turn it is
 * the one that suits the day best. A side with fewer than two of them is filled up with what any transit of its kind
 * touches, the most helped (or hurt) first. Of a great day's unfavorable and a hard day's favorable list one is enough:
 * the most supported, and no small matter if another is touched.
 */
export function chooseActivities(day: ScoredDay, reader: Reader, told: Stance): Lists {
  const climate = climateOf(day);
  const open = openOn(day.date, reader);
  const today = { day, climate, open, told };
  const favorable = listOf({ side: FAVORABLE, opposed: listing(), today });
  const unfavorable = listOf({ side: UNFAVORABLE, opposed: favorable, today });
  return { favorable, unfavorable };
}

/** Whether nothing but its score speaks against an activity of the catalogue on a day, for whoever asks for it. */
export function mayRecommend({ id }: Activity, day: ScoredDay, reader: Reader): boolean {
  const row = ACTIVITIES.findIndex((activity) => activity.id === id);
  return openRows(day.date, reader).some((rows) => rows.includes(row)) && suits(row, climateOf(day));
}

/**
 * Of what of each ruler is due the activity that is worth most to a list and to its turn, those worth most to the list
 * first.
 */
function candidatesFor(side: Side, today: Today): Candidate[] {
  const { climate, open } = today;
  const [due, turns] =
    side === FAVORABLE ? [open.dueToDo, open.turnsToDo] : [open.dueToLeave, open.turnsToLeave];
  const candidates: Candidate[] = [];
  let best: Candidate | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let ruler: number | undefined;
  for (const row of due) {
    if (rulers[row] !== ruler) {
      if (best !== undefined) add(best, candidates);
      best = undefined;
      most = Number.NEGATIVE_INFINITY;
      ruler = rulers[row];
    }
    const support = supportOf(row, climate);
    if (support * side <= 0) continue;
    // Whose turn it is says which of a ruler's activities is listed, not what it is worth beside those of others.
    const worth = scoreOf(row, support, climate) * side;
    const worthWithTurn = turnOf(turns[row] ?? 0, open.round) + worth;
    if (worthWithTurn <= most || !mayList(row, side, today)) continue;
    best = { row, worth };
    most = worthWithTurn;
  }
  if (best !== undefined) add(best, candidates);
  return candidates;
}

/** Puts an activity behind those that are worth as much or more. */
function add(next: Candidate, candidates: Candidate[]): void {
  let at = candidates.length;
  for (let before = candidates[at - 1]; before && before.worth < next.worth; before = candidates[at - 1]) {
    candidates[at] = before;
    at -= 1;
  }
  candidates[at] = next;
}

function listOf(asked: Asked): ActivityList {
  const { side, opposed, today } = asked;
  const fewest = isOneEnough(asked) ? 1 : USUAL;
  const list = listing();
  for (const { row, worth } of candidatesFor(side, today)) {
    const { length } = list.rows;
    if (length === MOST || (length >= fewest && worth < CLEAR_WORTH)) break;
    if (!sharesTheme(row, opposed) && !isLikeOneOf(row, list) && !isLikeOneOf(row, opposed))
      append(row, list);
  }
  const wasEmpty = list.rows.length === 0;
  if (!wasEmpty && list.rows.length < fewest) fillUp(list, asked);
  if (list.rows.length > 1) return list;
  const lone = fillerFor(asked, listing());
  if (lone === undefined) return list;
  const alone = listing(lone);
  if (wasEmpty && fewest > 1) fillUp(alone, asked);
  return alone;
}

/** Puts a filler behind what a list has, if there is one. */
function fillUp(list: ActivityList, asked: Asked): void {
  const filler = fillerFor(asked, list);
  if (filler !== undefined) append(filler, list);
}

/** Whether a list goes against the day so much that two entries would be forced. */
function isOneEnough({ side, today: { day, climate } }: Asked): boolean {
  return side === UNFAVORABLE ? day.overallRating >= GREAT : climate.isHard;
}
