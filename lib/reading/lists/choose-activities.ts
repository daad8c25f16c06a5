import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Reader } from '../reader.ts';
import { type ActivityList, append, isLikeOneOf, listing, sharesTheme } from './activity-list.ts';
import { climateOf, scoreOf, supportOf } from './activity-scores.ts';
import { ACTIVITIES, type Activity, type KnownActivity } from './catalogue.ts';
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
export type Lists = { favorable: readonly KnownActivity[]; unfavorable: readonly KnownActivity[] };

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
  const helped: Candidate[] = [];
  const hurt: Candidate[] = [];
  for (const due of open.dueToDo) addBest(due, FAVORABLE, today, helped);
  for (const due of open.dueToLeave) addBest(due, UNFAVORABLE, today, hurt);
  const favorable = listOf(helped, { side: FAVORABLE, opposed: listing(), today });
  const unfavorable = listOf(hurt, { side: UNFAVORABLE, opposed: favorable, today });
  return { favorable: activitiesOn(favorable), unfavorable: activitiesOn(unfavorable) };
}

function activitiesOn({ rows }: ActivityList): KnownActivity[] {
  return rows.flatMap((row) => ACTIVITIES[row] ?? []);
}

/** Whether nothing but its score speaks against an activity of the catalogue on a day, for whoever asks for it. */
export function mayRecommend({ id }: Activity, day: ScoredDay, reader: Reader): boolean {
  const row = ACTIVITIES.findIndex((activity) => activity.id === id);
  return openRows(day.date, reader).some((rows) => rows.includes(row)) && suits(row, climateOf(day));
}

/** Of what of a ruler is due the activity that is worth most to a list and to its turn, behind those worth as much or more. */
function addBest(due: readonly number[], side: Side, today: Today, candidates: Candidate[]): void {
  const { climate, open } = today;
  const turns = side === FAVORABLE ? open.turnsToDo : open.turnsToLeave;
  let found: number | undefined;
  let foundWorth = 0;
  let most = Number.NEGATIVE_INFINITY;
  // Whose turn it is says which of a ruler's activities is listed, not what it is worth beside those of others.
  for (const row of due) {
    const support = supportOf(row, climate);
    if (support * side <= 0) continue;
    const worth = scoreOf(row, support, climate) * side;
    const worthWithTurn = turnOf(turns[row] ?? 0, open.round) + worth;
    if (worthWithTurn <= most || !mayList(row, side, today)) continue;
    found = row;
    foundWorth = worth;
    most = worthWithTurn;
  }
  if (found !== undefined) add(candidates, found, foundWorth);
}

/** Puts an activity behind those that are worth as much or more. */
function add(candidates: Candidate[], row: number, worth: number): void {
  let at = candidates.length;
  for (let before = candidates[at - 1]; before && before.worth < worth; before = candidates[at - 1]) {
    candidates[at] = before;
    at -= 1;
  }
  candidates[at] = { row, worth };
}

function listOf(candidates: readonly Candidate[], asked: Asked): ActivityList {
  const { opposed } = asked;
  const fewest = isOneEnough(asked) ? 1 : USUAL;
  const list = listing();
  for (const { row, worth } of candidates) {
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
