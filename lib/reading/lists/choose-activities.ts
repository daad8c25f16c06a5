import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import type { Reader } from '../reader.ts';
import { type Climate, climateOf, scoreOf, supportOf } from './activity-scores.ts';
import { COLUMNS } from './activity-table.ts';
import {
  ACTIVITIES,
  type Activity,
  isLikeOneOf,
  type KnownActivity,
  sharesTheme,
  type Theme,
  themesOf,
} from './catalogue.ts';
import { type OpenRows, openRows } from './open-activities.ts';
import { turnsOn } from './turns.ts';

const USUAL = 2;
const MOST = 4;
/** Ratings from which a day is great, and below which it is hard. */
const GREAT = 8;
const HARD = 4;
/** What is more than a list needs must be worth this much. */
const CLEAR_WORTH = 0.15;

/** What a day's lists name. */
export type Lists = { favorable: readonly KnownActivity[]; unfavorable: readonly KnownActivity[] };

/**
 * A list to be filled: with the highest scores or the lowest. What an activity is worth to it is the activity's score,
 * or that score below zero.
 */
type Side = 1 | -1;
const FAVORABLE = 1;
const UNFAVORABLE = -1;

/** The activity of a ruler that is worth most to a list. */
type Candidate = { activity: KnownActivity; worth: number };

const { rulers, seconds, thirds, leanings, begins, virtues, stakes } = COLUMNS;

/**
 * What to do and what to leave on a day, two to four of each, no theme in both, no two that are alike, and nothing that the
 * reader's age or the day of the week does not allow. Favorable are the highest scores among those whose bodies the
 * transits help on balance, with no metric Low, no beginnings while the Moon is long void of course or on the day of an
 * eclipse, and nothing that much hangs on below 5; unfavorable the lowest among those whose bodies they hurt on balance, with no metric High, and
 * no virtue; each ruler once, and of its activities that suit the day about equally the one whose turn it is. A side with
 * fewer than two of them is filled up with what any transit of its kind touches, the most helped (or hurt) first. Of
 * a great day's unfavorable and a hard day's favorable list one is enough.
 */
export function chooseActivities(day: ScoredDay, reader: Reader): Lists {
  const climate = climateOf(day);
  const turns = turnsOn(day.date);
  const open = openRows(day.date, reader);
  const helped: Candidate[] = [];
  const hurt: Candidate[] = [];
  for (const rows of open) addCandidates(rows, climate, turns, helped, hurt);
  const favorable = listOf(helped, { side: FAVORABLE, opposed: [], open, day, climate });
  const unfavorable = listOf(hurt, { side: UNFAVORABLE, opposed: favorable, open, day, climate });
  return { favorable, unfavorable };
}

/** Whether anything but its score keeps an activity of the catalogue from a day's favorable list. */
export function mayRecommend({ id }: Activity, day: ScoredDay, reader: Reader): boolean {
  const row = ACTIVITIES.findIndex((activity) => activity.id === id);
  return (
    openRows(day.date, reader).some((rows) => rows.includes(row)) && mayList(row, FAVORABLE, climateOf(day))
  );
}

/**
 * Adds to each side, the greatest worth first, the activity of a ruler that is worth most to it and to its turn, if there
 * is one.
 */
function addCandidates(
  rows: readonly number[],
  climate: Climate,
  turns: Float64Array,
  helped: Candidate[],
  hurt: Candidate[],
): void {
  let mostHelped: number | undefined;
  let mostHurt: number | undefined;
  let helpedBest = Number.NEGATIVE_INFINITY;
  let hurtBest = Number.NEGATIVE_INFINITY;
  // Most rows do worse than the best so far: that is asked first, which a processor foresees best.
  for (const row of rows) {
    const support = supportOf(row, climate);
    const score = scoreOf(row, support, climate);
    const turn = turns[row] ?? 0;
    if (turn + score > helpedBest && support > 0 && mayList(row, FAVORABLE, climate)) {
      mostHelped = row;
      helpedBest = turn + score;
    } else if (turn - score > hurtBest && support < 0 && mayList(row, UNFAVORABLE, climate)) {
      mostHurt = row;
      hurtBest = turn - score;
    }
  }
  // Whose turn it is says which of a ruler's activities is listed, not what it is worth beside those of others.
  if (mostHelped !== undefined) add(helped, mostHelped, helpedBest - (turns[mostHelped] ?? 0));
  if (mostHurt !== undefined) add(hurt, mostHurt, hurtBest - (turns[mostHurt] ?? 0));
}

/** Puts an activity behind those that are worth as much or more. */
function add(candidates: Candidate[], row: number, worth: number): void {
  const activity = ACTIVITIES[row];
  if (activity === undefined) return;
  let at = candidates.length;
  for (let before = candidates[at - 1]; before && before.worth < worth; before = candidates[at - 1]) {
    candidates[at] = before;
    at -= 1;
  }
  candidates[at] = { activity, worth };
}

/** What a list is filled under: which list it is, what the other already has, and the day. */
type Asked = {
  side: Side;
  opposed: readonly KnownActivity[];
  open: OpenRows;
  day: ScoredDay;
  climate: Climate;
};

function listOf(candidates: readonly Candidate[], asked: Asked): KnownActivity[] {
  const opposedThemes = themesOf(asked.opposed);
  const fewest = isOneEnough(asked) ? 1 : USUAL;
  const list: KnownActivity[] = [];
  for (const { activity, worth } of candidates) {
    if (list.length === MOST || (list.length >= fewest && worth < CLEAR_WORTH)) break;
    if (isLikeOneOf(activity, list) || isLikeOneOf(activity, asked.opposed)) continue;
    if (!sharesTheme(activity, opposedThemes)) list.push(activity);
  }
  while (list.length < fewest) {
    const filler = fillerFor(asked, list, opposedThemes);
    if (filler === undefined) break;
    list.push(filler);
  }
  return list;
}

/** Whether a list goes against the day so much that two entries would be forced. */
function isOneEnough({ side, day: { overallRating } }: Asked): boolean {
  return side === UNFAVORABLE ? overallRating >= GREAT : overallRating < HARD;
}

/** The most supported activity of the rest that a transit of the list's kind touches; any for an empty list. */
function fillerFor(
  { side, opposed, open, day, climate }: Asked,
  list: readonly KnownActivity[],
  opposedThemes: readonly Theme[],
): KnownActivity | undefined {
  const touched = bodiesTouched(day.transits, side);
  let found: Candidate | undefined;
  for (const rows of open)
    for (const row of rows) {
      const activity = ACTIVITIES[row];
      const isTouched = [rulers, seconds, thirds].some((bodies) => touched.has(bodies[row] ?? 0));
      if (activity === undefined || !(isTouched || list.length === 0)) continue;
      const worth = supportOf(row, climate) * side + (isTouched ? ACTIVITIES.length : 0);
      if (found !== undefined && worth <= found.worth) continue;
      if (isLikeOneOf(activity, list) || isLikeOneOf(activity, opposed)) continue;
      if (!sharesTheme(activity, opposedThemes) && mayList(row, side, climate)) found = { activity, worth };
    }
  return found?.activity;
}

/** The places of the bodies that a transit touches which helps, or which hurts. */
function bodiesTouched(transits: readonly ScoredTransit[], side: Side): ReadonlySet<number> {
  const touched = new Set<number>();
  for (const { kind, points } of transits)
    if (points.rating * side > 0) touched.add(kind.transitingPlace).add(kind.natalPlace);
  return touched;
}

/** Whether the day allows an activity on a list. */
function mayList(row: number, side: Side, climate: Climate): boolean {
  const leaning = climate.leanings[leanings[row] ?? 0];
  if (side === UNFAVORABLE) return !leaning?.isHigh && virtues[row] !== 1;
  if (begins[row] === 1 && climate.barsBeginnings) return false;
  return !leaning?.isLow && !(stakes[row] === 1 && climate.isPoor);
}
