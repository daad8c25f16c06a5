import { BODIES } from '#lib/ephemeris/bodies.ts';
import type { Contact, ScoredDay } from '../day.ts';
import type { Activity } from './activities/activity.ts';
import { ROWS, type Row, scoreOf, supportOf } from './activity-scores.ts';
import { BODY_PLACE, type Climate, climateOf } from './climate.ts';
import { sharesTheme, type Theme, themesOf } from './themes.ts';

const FEWEST = 2;
const MOST = 4;
/** The third and fourth of a list must score this much; the first two need not. */
const CLEAR_SCORE = 0.15;

/**
 * A list to be filled: with the highest scores or the lowest. What an activity is worth to it is the activity's score,
 * or that score below zero.
 */
type Sign = 1 | -1;
const FAVORABLE = 1;
const UNFAVORABLE = -1;

/** What a day's lists name. */
export type Lists = { favorable: readonly Activity[]; unfavorable: readonly Activity[] };

/** By ruler's place, the row that is worth most to a list, and what it is worth: minus infinity for none. */
type BestOfRulers = { rows: number[]; worths: number[] };

const NONE = BODIES.map(() => Number.NEGATIVE_INFINITY);
const NO_ROWS = BODIES.map(() => 0);

/**
 * What to do and what to leave on a day, two to four of each, no activity and no theme in both. Favorable are the
 * highest scores among those whose bodies the contacts help on balance, with no metric Low, and no beginnings while the
 * Moon is long void of course; unfavorable the lowest among those whose bodies they hurt on balance, with no metric
 * High; each ruler once. A side with fewer than two of them is filled up with what any contact of its kind
 * touches, the most helped (or hurt) first, and on a day without such a contact with whatever the labels allow.
 */
export function chooseActivities(day: ScoredDay): Lists {
  const climate = climateOf(day);
  const helped: BestOfRulers = { rows: NO_ROWS.slice(), worths: NONE.slice() };
  const hurt: BestOfRulers = { rows: NO_ROWS.slice(), worths: NONE.slice() };
  for (let i = 0; i < ROWS.length; i += 1) {
    const row = ROWS[i] as Row;
    const support = supportOf(row, climate);
    if (support === 0) continue;
    const sign = support > 0 ? FAVORABLE : UNFAVORABLE;
    if (!mayList(row, sign, climate)) continue;
    const best = support > 0 ? helped : hurt;
    const worth = scoreOf(row, support, climate) * sign;
    if (worth <= (best.worths[row.ruler] as number)) continue;
    best.worths[row.ruler] = worth;
    best.rows[row.ruler] = i;
  }
  const favorable = listOf(helped, FAVORABLE, [], day, climate);
  return { favorable, unfavorable: listOf(hurt, UNFAVORABLE, favorable, day, climate) };
}

function listOf(
  { rows, worths }: BestOfRulers,
  sign: Sign,
  opposed: readonly Activity[],
  day: ScoredDay,
  climate: Climate,
): Activity[] {
  const opposedThemes = themesOf(opposed);
  const list: Activity[] = [];
  while (list.length < MOST) {
    const ruler = indexOfGreatest(worths);
    const worth = worths[ruler] as number;
    if (worth === Number.NEGATIVE_INFINITY || (list.length >= FEWEST && worth < CLEAR_SCORE)) break;
    const { activity } = ROWS[rows[ruler] as number] as Row;
    if (!sharesTheme(activity.themes, opposedThemes)) list.push(activity);
    worths[ruler] = Number.NEGATIVE_INFINITY;
  }
  while (list.length < FEWEST) {
    const filler = fillerFor(sign, [...list, ...opposed], opposedThemes, day, climate);
    if (filler === undefined) break;
    list.push(filler);
  }
  return list;
}

function indexOfGreatest(values: readonly number[]): number {
  let greatest = 0;
  for (let i = 1; i < values.length; i += 1)
    if ((values[i] as number) > (values[greatest] as number)) greatest = i;
  return greatest;
}

/** The most supported activity of the rest, preferably one that a contact of the list's kind touches. */
function fillerFor(
  sign: Sign,
  taken: readonly Activity[],
  opposedThemes: readonly Theme[],
  day: ScoredDay,
  climate: Climate,
): Activity | undefined {
  const touched = bodiesTouched(day.contacts, sign);
  let found: Activity | undefined;
  let foundWorth = Number.NEGATIVE_INFINITY;
  for (const row of ROWS) {
    const { activity } = row;
    const isTouched = touched[row.ruler] || touched[row.second] || touched[row.third];
    const worth = supportOf(row, climate) * sign + (isTouched ? ROWS.length : 0);
    if (worth <= foundWorth || taken.includes(activity) || sharesTheme(activity.themes, opposedThemes))
      continue;
    if (!mayList(row, sign, climate)) continue;
    found = activity;
    foundWorth = worth;
  }
  return found;
}

/** By its place, whether a contact that helps or that hurts touches a body. */
function bodiesTouched(contacts: readonly Contact[], sign: Sign): Uint8Array {
  const touched = new Uint8Array(BODIES.length);
  for (const { transiting, natal, points } of contacts) {
    if (points.rating * sign <= 0) continue;
    touched[BODY_PLACE[transiting]] = 1;
    touched[BODY_PLACE[natal]] = 1;
  }
  return touched;
}

/** Whether the labels and the Moon allow an activity on a list: none that leans on a Low metric is favorable. */
function mayList({ metric, otherMetric, begins }: Row, sign: Sign, climate: Climate): boolean {
  if (sign === UNFAVORABLE) return !climate.isHigh[metric] && !climate.isHigh[otherMetric];
  if (begins && climate.isVoid) return false;
  return !climate.isLow[metric] && !climate.isLow[otherMetric];
}
