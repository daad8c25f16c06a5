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

const { bodies, lights } = COLUMNS;

/** The most supported activity of the rest that a transit of the list's kind touches, by turns; any for an empty list. */
export function fillerFor(
  { side, opposed, today }: Asked,
  list: readonly KnownActivity[],
  opposedThemes: readonly Theme[],
): KnownActivity | undefined {
  const { day, climate, open } = today;
  const touched = bodiesTouched(day.transits, side);
  const turns = side === FAVORABLE ? open.turnsToDo : open.turnsToLeave;
  let found: KnownActivity | undefined;
  let foundWorth = Number.NEGATIVE_INFINITY;
  for (const rows of open.rows)
    for (const row of rows) {
      const isTouched = ((bodies[row] ?? 0) & touched) !== 0;
      if (!isTouched && list.length > 0) continue;
      const turn = TURN_OF_A_FILLER * turnOf(turns[row] ?? 0, open.round);
      const malus = list.length === 0 && lights[row] === 1 ? ALONE_MALUS : 0;
      const worth = supportOf(row, climate) * side + turn - malus + (isTouched ? ACTIVITIES.length : 0);
      if (worth <= foundWorth) continue;
      const activity = ACTIVITIES[row];
      if (activity === undefined || isLikeOneOf(activity, list) || isLikeOneOf(activity, opposed)) continue;
      if (sharesTheme(activity, opposedThemes) || !mayList(row, side, today)) continue;
      found = activity;
      foundWorth = worth;
    }
  return found;
}

/** The natal points that a transit touches which helps, or which hurts: a bit for each, by its place. */
function bodiesTouched(transits: readonly ScoredTransit[], side: Side): number {
  let touched = 0;
  for (const { kind, points } of transits)
    if (points.rating * side > 0) touched |= (1 << kind.transitingPlace) | (1 << kind.natalPlace);
  return touched;
}
