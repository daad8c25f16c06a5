import { expect, test } from '@jest/globals';
import { repetitionMeasures } from '../../../infra/calibration/list-measures.ts';
import { type ReadingDay, readingDays } from '../../../infra/calibration/reading-days.ts';
import { datesFrom } from '../../support/people.ts';

const MONTH = [...readingDays([{ birthDate: '1990-06-15', timeZone: 'UTC' }], datesFrom('2026-05-01', 30))];
const MANY = ['gardening', 'singing', 'drawing', 'swimming'] as const;

const measured = (days: readonly ReadingDay[], name: string) =>
  repetitionMeasures(days).find((measure) => measure.name.startsWith(name))?.value;

test('an entry listed every other day is counted on 15 of 30 days', () => {
  const days = MONTH.map((day, i) => ({ ...day, favorable: i % 2 ? MANY : [], unfavorable: [] }));
  expect(measured(days, 'days with the same entry in 30 days')).toBe(15);
  expect(measured(days, 'days with three entries of the day before')).toBe(0);
  expect(measured(days, "a reader's days with the same entry")).toBe(50);
});

test('consecutive days are similar if they share three entries of one list, but not if they share two of each list', () => {
  const three = MONTH.map((day) => ({ ...day, favorable: MANY.slice(0, 3), unfavorable: [] }));
  expect(measured(three, 'days with three entries of the day before')).toBe(100);
  const two = three.map((day) => ({ ...day, favorable: MANY.slice(0, 2), unfavorable: MANY.slice(0, 2) }));
  expect(measured(two, 'days with three entries of the day before')).toBe(0);
});
