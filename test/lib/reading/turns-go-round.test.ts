import { describe, expect, test } from '@jest/globals';
import { ACTIVITIES } from '#lib/reading/lists/catalogue.ts';
import { openOn } from '#lib/reading/lists/open-activities.ts';
import { RESTED, turnOf } from '#lib/reading/lists/turns.ts';
import { datesFrom } from '../../support/people.ts';

const openOnDate = (date: string) => openOn(date, { birthDate: '1990-06-15' });
const { rows, turnsToDo, turnsToLeave } = openOnDate('2026-05-18');
const ROUND = datesFrom('2026-05-18', 31);

const hasTurn = (begun: Float64Array, row: number, date: string) =>
  turnOf(begun[row] ?? 0, openOnDate(date).round) >= RESTED;

describe.each([
  ['to do', turnsToDo, rows],
  ['to leave', turnsToLeave, rows.map((own) => own.filter((row) => !ACTIVITIES[row]?.virtue))],
] as const)('turns of what there is %s', (_, begun, listed) => {
  test('every activity has its turn on seven of thirty-one days, give or take one', () => {
    const days = listed.flat().map((row) => ROUND.filter((date) => hasTurn(begun, row, date)).length);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...days)).toBeLessThanOrEqual(8);
  });

  test('of a ruler of five or more one at least has its turn on each day', () => {
    const idle = listed
      .filter((own) => own.length >= 5)
      .flatMap((own) => ROUND.filter((date) => !own.some((row) => hasTurn(begun, row, date))));
    expect(listed.some((own) => own.length >= 5)).toBe(true);
    expect(idle).toEqual([]);
  });
});
