import { BODIES } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { type Climate, climateOf, scoreOf, supportOf } from './activity-scores.ts';
import { COLUMNS } from './activity-table.ts';
import { ACTIVITIES, type KnownActivity, sharesTheme, type Theme, themesOf } from './catalogue.ts';

const FEWEST = 2;
const MOST = 4;
/** The third and fourth of a list must be worth this much; the first two need not. */
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

const { rulers, seconds, thirds, leanings, begins } = COLUMNS;

/** The rows of each ruler, in the order of `BODIES`. */
const ROWS_BY_RULER = BODIES.map((_, place) => [...rulers.keys()].filter((row) => rulers[row] === place));

/**
 * What to do and what to leave on a day, two to four of each, no activity and no theme in both. Favorable are the
 * highest scores among those whose bodies the transits help on balance, with no metric Low, and no beginnings while the
 * Moon is long void of course or on the day of an eclipse; unfavorable the lowest among those whose bodies they hurt on balance, with no metric
 * High; each ruler once. A side with fewer than two of them is filled up with what any transit of its kind
 * touches, the most helped (or hurt) first, and on a day without such a transit with whatever the labels allow.
 */
export function chooseActivities(day: ScoredDay): Lists {
  const climate = climateOf(day);
  const helped: Candidate[] = [];
  const hurt: Candidate[] = [];
  for (const rows of ROWS_BY_RULER) addCandidates(rows, climate, helped, hurt);
  const favorable = listOf(helped, FAVORABLE, [], day, climate);
  return { favorable, unfavorable: listOf(hurt, UNFAVORABLE, favorable, day, climate) };
}

/** Adds to each side, the greatest worth first, the activity of a ruler that is worth most to it, if there is one. */
function addCandidates(
  rows: readonly number[],
  climate: Climate,
  helped: Candidate[],
  hurt: Candidate[],
): void {
  let mostHelped: number | undefined;
  let mostHurt: number | undefined;
  let helpedWorth = Number.NEGATIVE_INFINITY;
  let hurtWorth = Number.NEGATIVE_INFINITY;
  // Most rows do worse than the best so far: that is asked first, which a processor foresees best.
  for (const row of rows) {
    const support = supportOf(row, climate);
    const score = scoreOf(row, support, climate);
    if (score > helpedWorth && support > 0 && mayList(row, FAVORABLE, climate)) {
      mostHelped = row;
      helpedWorth = score;
    } else if (-score > hurtWorth && support < 0 && mayList(row, UNFAVORABLE, climate)) {
      mostHurt = row;
      hurtWorth = -score;
    }
  }
  add(helped, mostHelped, helpedWorth);
  add(hurt, mostHurt, hurtWorth);
}

/** Puts an activity behind those that are worth as much or more. */
function add(candidates: Candidate[], row: number | undefined, worth: number): void {
  const activity = row === undefined ? undefined : ACTIVITIES[row];
  if (activity === undefined) return;
  let at = candidates.length;
  for (let before = candidates[at - 1]; before && before.worth < worth; before = candidates[at - 1]) {
    candidates[at] = before;
    at -= 1;
  }
  candidates[at] = { activity, worth };
}

function listOf(
  candidates: readonly Candidate[],
  side: Side,
  opposed: readonly KnownActivity[],
  day: ScoredDay,
  climate: Climate,
): KnownActivity[] {
  const opposedThemes = themesOf(opposed);
  const list: KnownActivity[] = [];
  for (const { activity, worth } of candidates) {
    if (list.length === MOST || (list.length >= FEWEST && worth < CLEAR_WORTH)) break;
    if (!sharesTheme(activity, opposedThemes)) list.push(activity);
  }
  while (list.length < FEWEST) {
    const filler = fillerFor(side, [...list, ...opposed], opposedThemes, day, climate);
    if (filler === undefined) break;
    list.push(filler);
  }
  return list;
}

/** The most supported activity of the rest, preferably one that a transit of the list's kind touches. */
function fillerFor(
  side: Side,
  taken: readonly KnownActivity[],
  opposedThemes: readonly Theme[],
  day: ScoredDay,
  climate: Climate,
): KnownActivity | undefined {
  const touched = bodiesTouched(day.transits, side);
  let found: Candidate | undefined;
  for (const [row, activity] of ACTIVITIES.entries()) {
    const isTouched = [rulers, seconds, thirds].some((bodies) => touched.has(bodies[row] ?? 0));
    const worth = supportOf(row, climate) * side + (isTouched ? ACTIVITIES.length : 0);
    if (found !== undefined && worth <= found.worth) continue;
    if (taken.includes(activity) || sharesTheme(activity, opposedThemes)) continue;
    if (mayList(row, side, climate)) found = { activity, worth };
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

/** Whether the labels and the Moon allow an activity on a list: none that leans on a Low metric is favorable. */
function mayList(row: number, side: Side, climate: Climate): boolean {
  const leaning = climate.leanings[leanings[row] ?? 0];
  if (side === UNFAVORABLE) return !leaning?.isHigh;
  return !(begins[row] === 1 && climate.barsBeginnings) && !leaning?.isLow;
}
