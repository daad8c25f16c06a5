import type { ScoredTransit } from '#lib/scoring/day.ts';
import { type ActivityList, isLikeOneOf, sharesTheme } from './activity-list.ts';
import { supportOf } from './activity-scores.ts';
import { COLUMNS } from './activity-table.ts';
import { ACTIVITIES } from './catalogue.ts';
import { FAVORABLE, mayList, type Side, type Today } from './sides.ts';
import { turnOf } from './turns.ts';

/** What its turn is worth to what fills a list up or stands alone: less than support that is clear. */
const TURN_OF_A_FILLER = 0.5;
/** What a small matter loses where it would stand alone. */
const ALONE_MALUS = 2;

/** What a list is filled under: which list it is, what the other already has, and the day. */
export type Asked = { side: Side; opposed: ActivityList; today: Today };

const { bodies, lights } = COLUMNS;

/** The row of the most supported activity of the rest that a transit of the list's kind touches, by turns; any for an empty list. */
export function fillerFor({ side, opposed, today }: Asked, list: ActivityList): number | undefined {
  const { day, climate, open } = today;
  const touched = bodiesTouched(day.transits, side);
  const turns = side === FAVORABLE ? open.turnsToDo : open.turnsToLeave;
  const isAlone = list.rows.length === 0;
  let found: number | undefined;
  let foundWorth = Number.NEGATIVE_INFINITY;
  for (const rows of open.rows)
    for (const row of rows) {
      const isTouched = ((bodies[row] ?? 0) & touched) !== 0;
      if (!isTouched && !isAlone) continue;
      const turn = TURN_OF_A_FILLER * turnOf(turns[row] ?? 0, open.round);
      const malus = isAlone && lights[row] === 1 ? ALONE_MALUS : 0;
      const worth = supportOf(row, climate) * side + turn - malus + (isTouched ? ACTIVITIES.length : 0);
      if (worth <= foundWorth || !mayList(row, side, today)) continue;
      if (sharesTheme(row, opposed) || isLikeOneOf(row, list) || isLikeOneOf(row, opposed)) continue;
      found = row;
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
