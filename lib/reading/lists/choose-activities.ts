import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import type { Reader } from '../reader.ts';
import { ACTIVITIES, type Activity } from './activities.ts';
import { type Climate, climateOf, scoreOf, supportOf } from './activity-scores.ts';
import { COLUMNS } from './activity-table.ts';
import { type OpenToday, openOn, openRows, turnWeight } from './open-activities.ts';
import type { Stance, TopicSet } from './topics.ts';

const MIN_ACTIVITIES = 2;
const MAX_ACTIVITIES = 4;
const GREAT_DAY = 8;
/** Minimum worth of another entry once a list has the required number of entries. */
const MIN_EXTRA_WORTH = 0.1;
/** Weight of an activity's turn when choosing a filler; clear support outweighs the turn. */
const FILLER_TURN_WEIGHT = 0.5;
/** Penalty for a minor activity that would be the only entry. */
const MINOR_ALONE_PENALTY = 2;

/** A list of activities: rows of the catalog, and their topics and similarities as bit sets. */
export type ActivityList = { rows: number[]; topics: TopicSet; similarities: number };

export type Lists = { favorable: ActivityList; unfavorable: ActivityList };

const { rulers, bodies, topics, similarities, metricSets } = COLUMNS;
const { begins, virtues, risks, highStakes, minor, sociable, avoidsRetrograde } = COLUMNS;

/** The list being built: 1 for favorable, -1 for unfavorable. An activity's worth is its score times this sign. */
type Side = 1 | -1;
const FAVORABLE = 1;
const UNFAVORABLE = -1;

type Today = { day: ScoredDay; climate: Climate; open: OpenToday; stance: Stance };

/** Inputs for building a list. `opposed` is the other list if already built, otherwise empty. */
type ListContext = { side: Side; opposed: ActivityList; today: Today };

type Candidate = { row: number; worth: number };

/**
 * Chooses a day's favorable and unfavorable activities, two to four each. No topic is on both lists, no two activities are
 * similar, and each fits the reader's age, the weekday and the day's lines. Each ruler contributes the due activity that suits
 * the day best. Favorable activities have the highest scores, positive support and no Low metric. On a day with an eclipse or
 * a long void of course, none of them begins something. On a day rated below 5 or with Mercury retrograde, none of them has
 * high stakes. Unfavorable activities have the lowest scores, negative support and no High metric, and aren't virtues. A list
 * with fewer than two entries gets the best-supported activity with a body in a helping or hurting transit, depending on the
 * list. One entry is enough on a great day's unfavorable list and on a hard day's favorable list.
 */
export function chooseActivities(day: ScoredDay, reader: Reader, stance: Stance): Lists {
  const climate = climateOf(day);
  const open = openOn(day.date, reader);
  const today = { day, climate, open, stance };
  const favorable = buildList({ side: FAVORABLE, opposed: listOfRows(), today });
  const unfavorable = buildList({ side: UNFAVORABLE, opposed: favorable, today });
  return { favorable, unfavorable };
}

/** Whether an activity may be recommended on a day, regardless of its score and of whether it is due. */
export function mayRecommend({ id }: Activity, day: ScoredDay, reader: Reader): boolean {
  const row = ACTIVITIES.findIndex((activity) => activity.id === id);
  return openRows(day.date, reader).some((rows) => rows.includes(row)) && suits(row, climateOf(day));
}

/** For each ruler, the due activity with the highest sum of worth and turn weight. Sorted by worth. */
function candidatesFor(side: Side, today: Today): Candidate[] {
  const { climate, open } = today;
  const [due, turns] =
    side === FAVORABLE ? [open.dueToDo, open.turnsToDo] : [open.dueToAvoid, open.turnsToAvoid];
  const candidates: Candidate[] = [];
  let best: Candidate | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let ruler: number | undefined;
  for (const row of due) {
    if (rulers[row] !== ruler) {
      if (best !== undefined) insertByWorth(best, candidates);
      best = undefined;
      most = Number.NEGATIVE_INFINITY;
      ruler = rulers[row];
    }
    const support = supportOf(row, climate);
    if (support * side <= 0) continue;
    // The turn weight decides between activities of the same ruler, not between rulers.
    const worth = scoreOf(row, support, climate) * side;
    const worthWithTurn = turnWeight(turns[row] ?? 0, open.round) + worth;
    if (worthWithTurn <= most || !mayList(row, side, today)) continue;
    best = { row, worth };
    most = worthWithTurn;
  }
  if (best !== undefined) insertByWorth(best, candidates);
  return candidates;
}

/** Inserts a candidate by worth. With so few candidates, this is faster than sorting and saves 2% of a year's forecast. */
function insertByWorth(next: Candidate, candidates: Candidate[]): void {
  let at = candidates.length;
  for (let before = candidates[at - 1]; before && before.worth < next.worth; before = candidates[at - 1]) {
    candidates[at] = before;
    at -= 1;
  }
  candidates[at] = next;
}

function buildList(context: ListContext): ActivityList {
  const { side, opposed, today } = context;
  const fewest = isOneEnough(context) ? 1 : MIN_ACTIVITIES;
  const list = listOfRows();
  for (const { row, worth } of candidatesFor(side, today)) {
    const { length } = list.rows;
    if (length === MAX_ACTIVITIES || (length >= fewest && worth < MIN_EXTRA_WORTH)) break;
    if (!sharesTopic(row, opposed) && !isListedOrSimilar(row, list) && !isListedOrSimilar(row, opposed))
      append(row, list);
  }
  const wasEmpty = list.rows.length === 0;
  if (!wasEmpty && list.rows.length < fewest) fillUp(list, context);
  if (list.rows.length > 1) return list;
  const lone = findFiller(context, listOfRows());
  if (lone === undefined) return list;
  const alone = listOfRows(lone);
  if (wasEmpty && fewest > 1) fillUp(alone, context);
  return alone;
}

function fillUp(list: ActivityList, context: ListContext): void {
  const filler = findFiller(context, list);
  if (filler !== undefined) append(filler, list);
}

/** Whether one entry is enough: the list opposes the day's rating, so that a second entry would be forced. */
function isOneEnough({ side, today: { day, climate } }: ListContext): boolean {
  return side === UNFAVORABLE ? day.overallRating >= GREAT_DAY : climate.isHard;
}

/** Whether the day and its lines allow an activity on a list. */
function mayList(row: number, side: Side, { climate, stance }: Today): boolean {
  const opposed = side === FAVORABLE ? stance.unfavorable : stance.favorable;
  if (((topics[row] ?? 0) & opposed) !== 0) return false;
  if (side === FAVORABLE) return risks[row] !== 1 && suits(row, climate);
  return virtues[row] !== 1 && !climate.leanings[metricSets[row] ?? 0]?.isHigh;
}

/** Whether the day allows recommending an activity; ignores `risk`. */
function suits(row: number, climate: Climate): boolean {
  if (begins[row] === 1 && climate.barsBeginnings) return false;
  const planet = avoidsRetrograde[row];
  if (planet !== undefined && climate.retrogrades.includes(planet)) return false;
  if (sociable[row] === 1 && climate.isHard) return false;
  return !climate.leanings[metricSets[row] ?? 0]?.isLow && !(highStakes[row] === 1 && climate.barsHighStakes);
}

/**
 * The remaining activity with the most support, adjusted by its turn, among those with a body in a helping or
 * hurting transit, depending on the list. An empty list may get an activity without such a transit.
 */
function findFiller({ side, opposed, today }: ListContext, list: ActivityList): number | undefined {
  const { day, climate, open } = today;
  const touched = touchedPoints(day.transits, side);
  const turns = side === FAVORABLE ? open.turnsToDo : open.turnsToAvoid;
  const isEmpty = list.rows.length === 0;
  let found: number | undefined;
  let foundWorth = Number.NEGATIVE_INFINITY;
  for (const rows of open.rows)
    for (const row of rows) {
      const isTouched = ((bodies[row] ?? 0) & touched) !== 0;
      if (!isTouched && !isEmpty) continue;
      const turn = FILLER_TURN_WEIGHT * turnWeight(turns[row] ?? 0, open.round);
      const penalty = isEmpty && minor[row] === 1 ? MINOR_ALONE_PENALTY : 0;
      const worth = supportOf(row, climate) * side + turn - penalty + (isTouched ? ACTIVITIES.length : 0);
      if (worth <= foundWorth || !mayList(row, side, today)) continue;
      if (sharesTopic(row, opposed) || isListedOrSimilar(row, list) || isListedOrSimilar(row, opposed))
        continue;
      found = row;
      foundWorth = worth;
    }
  return found;
}

/** The transiting bodies and natal points of helping or hurting transits, depending on the side, as a bit set. */
function touchedPoints(transits: readonly ScoredTransit[], side: Side): number {
  let touched = 0;
  for (const { kind, points } of transits)
    if (points.rating * side > 0) touched |= (1 << kind.transitingIndex) | (1 << kind.natalIndex);
  return touched;
}

function listOfRows(...rows: number[]): ActivityList {
  const list: ActivityList = { rows: [], topics: 0, similarities: 0 };
  for (const row of rows) append(row, list);
  return list;
}

function append(row: number, list: ActivityList): void {
  list.rows.push(row);
  list.topics |= topics[row] ?? 0;
  list.similarities |= similarities[row] ?? 0;
}

export function activitiesOn({ rows }: ActivityList): Activity[] {
  return rows.flatMap((row) => ACTIVITIES[row] ?? []);
}

function isListedOrSimilar(row: number, list: ActivityList): boolean {
  return ((similarities[row] ?? 0) & list.similarities) !== 0 || list.rows.includes(row);
}

function sharesTopic(row: number, list: ActivityList): boolean {
  return ((topics[row] ?? 0) & list.topics) !== 0;
}
