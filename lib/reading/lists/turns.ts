import { dayNumber, modulo } from '../rotation.ts';
import { COLUMNS } from './activity-table.ts';

/** What its turn is worth to an activity: nearly as much as the Moon in its sign. */
const TURN_BONUS = 0.45;
/** In how many days all activities have had their turns: out of step with the week and the Moon's month. */
const ROUND_DAYS = 19;
/** How far apart neighbors of a ruler, and rulers, begin in a round; steps of the golden ratio leave no gaps. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const RULER_STEP = 0.37;

const { rulers } = COLUMNS;
const NONE = new Float64Array(0);
/** On each day of a round, by rows. */
const BONUSES = Array.from({ length: ROUND_DAYS }, (_, day) => bonusesOn(day / ROUND_DAYS));

/**
 * What the activity of each row of the catalogue is worth more on a date (YYYY-MM-DD) for its turn, from 0 to 0.45: of
 * a ruler's activities that suit a day about equally, another is listed every few days.
 */
export function turnsOn(date: string): Float64Array {
  return BONUSES[modulo(dayNumber(date), ROUND_DAYS)] ?? NONE;
}

function bonusesOn(shareOfRound: number): Float64Array {
  return Float64Array.from(rulers, (ruler, row) => {
    const begun = (row - rulers.indexOf(ruler)) * GOLDEN + ruler * RULER_STEP;
    return TURN_BONUS * modulo(begun + shareOfRound, 1);
  });
}
