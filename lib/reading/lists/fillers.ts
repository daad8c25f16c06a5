import { BODIES } from '#lib/ephemeris/zodiac.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';
import { supportOf } from './activity-scores.ts';
import { COLUMNS } from './activity-table.ts';
import { ACTIVITIES, isLikeOneOf, type KnownActivity, sharesTheme, type Theme } from './catalogue.ts';
import { FAVORABLE, mayList, type Side, type Today } from './sides.ts';
import { turnOf } from './turns.ts';

/** What its turn is worth to what fills a list up or stands alone: less than support that is clear. */
const TURN_OF_A_FILLER = 0.5;
/** What a small matter loses where it would stand alone. */
const ALONE_MALUS = 2;

/** What a list is filled under: which list it is, what the other already has, and the day. */
export type Asked = { side: Side; opposed: readonly KnownActivity[]; today: Today };

const { rulers, seconds, thirds, lights } = COLUMNS;

/** The most supported activity of the rest that a transit of the list's kind touches, by turns; any for an empty list. */
export function fillerFor(
  { side, opposed, today }: Asked,
  list: readonly KnownActivity[],
  opposedThemes: readonly Theme[],
): KnownActivity | undefined {
  const { day, climate, open, round } = today;
  const touched = bodiesTouched(day.transits, side);
  const turns = side === FAVORABLE ? open.turnsToDo : open.turnsToLeave;
  let found: { activity: KnownActivity; worth: number } | undefined;
  for (const rows of open.rows)
    for (const row of rows) {
      const isTouched = touched[rulers[row] ?? 0] || touched[seconds[row] ?? 0] || touched[thirds[row] ?? 0];
      if (!isTouched && list.length > 0) continue;
      const turn = TURN_OF_A_FILLER * turnOf(turns[row] ?? 0, round);
      const malus = list.length === 0 && lights[row] === 1 ? ALONE_MALUS : 0;
      const worth = supportOf(row, climate) * side + turn - malus + (isTouched ? ACTIVITIES.length : 0);
      const activity = ACTIVITIES[row];
      if (activity === undefined || (found !== undefined && worth <= found.worth)) continue;
      if (isLikeOneOf(activity, list) || isLikeOneOf(activity, opposed)) continue;
      if (!sharesTheme(activity, opposedThemes) && mayList(row, side, today)) found = { activity, worth };
    }
  return found?.activity;
}

/** Whether a transit touches each body, in the order of `BODIES`, which helps, or which hurts. */
function bodiesTouched(transits: readonly ScoredTransit[], side: Side): boolean[] {
  const touched = BODIES.map(() => false);
  for (const { kind, points } of transits)
    if (points.rating * side > 0) {
      touched[kind.transitingPlace] = true;
      touched[kind.natalPlace] = true;
    }
  return touched;
}
