import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Reader } from '../reader.ts';
import { climateOf, scoreOf, supportOf } from './activity-scores.ts';
import {
  ACTIVITIES,
  type Activity,
  isLikeOneOf,
  type KnownActivity,
  type Stance,
  sharesTheme,
  type Theme,
  themesOf,
} from './catalogue.ts';
import { type Asked, fillerFor } from './fillers.ts';
import { openOn, openRows } from './open-activities.ts';
import { FAVORABLE, mayList, type Side, suits, type Today, UNFAVORABLE } from './sides.ts';
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
type Candidate = { activity: KnownActivity; worth: number };

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
  const favorable = listOf(helped, { side: FAVORABLE, opposed: [], today });
  const unfavorable = listOf(hurt, { side: UNFAVORABLE, opposed: favorable, today });
  return { favorable, unfavorable };
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
  const activity = ACTIVITIES[row];
  if (activity === undefined) return;
  let at = candidates.length;
  for (let before = candidates[at - 1]; before && before.worth < worth; before = candidates[at - 1]) {
    candidates[at] = before;
    at -= 1;
  }
  candidates[at] = { activity, worth };
}

function listOf(candidates: readonly Candidate[], asked: Asked): KnownActivity[] {
  const opposedThemes = themesOf(asked.opposed);
  const fewest = isOneEnough(asked) ? 1 : USUAL;
  const list: KnownActivity[] = [];
  for (const { activity, worth } of candidates) {
    if (list.length === MOST || (list.length >= fewest && worth < CLEAR_WORTH)) break;
    if (isLikeOneOf(activity, list) || isLikeOneOf(activity, asked.opposed)) continue;
    if (!sharesTheme(activity, opposedThemes)) list.push(activity);
  }
  if (list.length > 1) return list;
  const filled = list.length === fewest ? list : withFiller(list, asked, opposedThemes);
  if (filled.length > 1) return filled;
  const lone = fillerFor(asked, [], opposedThemes);
  if (lone === undefined) return list;
  return list.length === 0 && fewest > 1 ? withFiller([lone], asked, opposedThemes) : [lone];
}

/** A list of one with a second behind it, if there is one to fill it up; an empty one as it is. */
function withFiller(list: KnownActivity[], asked: Asked, opposedThemes: readonly Theme[]): KnownActivity[] {
  const filler = list.length === 0 ? undefined : fillerFor(asked, list, opposedThemes);
  return filler === undefined ? list : [...list, filler];
}

/** Whether a list goes against the day so much that two entries would be forced. */
function isOneEnough({ side, today: { day, climate } }: Asked): boolean {
  return side === UNFAVORABLE ? day.overallRating >= GREAT : climate.isHard;
}
