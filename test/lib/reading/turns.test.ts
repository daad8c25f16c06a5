import { describe, expect, test } from '@jest/globals';
import { ACTIVITIES } from '#lib/reading/lists/activities.ts';
import { DUE_FROM, openOn, turnWeight } from '#lib/reading/lists/open-activities.ts';
import { datesFrom } from '../../support/people.ts';

const openOnDate = (date: string) => openOn(date, { birthDate: '1990-06-15', matters: [] });
const { rows, turnsToDo, turnsToAvoid } = openOnDate('2026-05-18');
const ROUND = datesFrom('2026-05-18', 31);

const hasTurn = (offsets: Float64Array, row: number, date: string) =>
  turnWeight(offsets[row] ?? 0, openOnDate(date).round) >= DUE_FROM;

describe.each([
  ['to do', turnsToDo, rows],
  ['to avoid', turnsToAvoid, rows.map((own) => own.filter((row) => !ACTIVITIES[row]?.virtue))],
] as const)('turns of activities %s', (_, offsets, listed) => {
  test('each activity has its turn on six to eight days of a 31-day round', () => {
    const days = listed.flat().map((row) => ROUND.filter((date) => hasTurn(offsets, row, date)).length);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...days)).toBeLessThanOrEqual(8);
  });

  test('if a body rules five or more activities, at least one has its turn each day', () => {
    const idle = listed
      .filter((own) => own.length >= 5)
      .flatMap((own) => ROUND.filter((date) => !own.some((row) => hasTurn(offsets, row, date))));
    expect(listed.some((own) => own.length >= 5)).toBe(true);
    expect(idle).toEqual([]);
  });
});
