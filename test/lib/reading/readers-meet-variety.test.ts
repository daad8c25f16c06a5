import { expect, test } from '@jest/globals';
import { repetitionMeasures } from '#lib/reading/calibration/repeats.ts';
import { type ToldDay, toldDays } from '#lib/reading/calibration/told-days.ts';
import { datesFrom } from '../../support/people.ts';

const READER = { birthDate: '1990-06-15', timeZone: 'UTC' };
const MONTH = [...toldDays([READER], datesFrom('2026-05-01', 30))];
const MANY = ['gardening', 'singing', 'drawing', 'swimming'] as const;

const measured = (days: readonly ToldDay[], name: string) =>
  repetitionMeasures(days).find((measure) => measure.name.startsWith(name))?.value;

test('what stands on one list every other day of a month is counted', () => {
  const days = MONTH.map((told, i) => ({ ...told, favorable: i % 2 ? MANY : [], unfavorable: [] }));
  expect(measured(days, 'the same on a list in 30 days')).toBe(15);
  expect(measured(days, 'lists with three of the day before')).toBe(0);
  expect(measured(days, "one reader's days with the same on a list")).toBe(50);
});

test('neighboring days are alike with three of a list in common, and not with two', () => {
  const alike = MONTH.map((told) => ({ ...told, favorable: MANY.slice(0, 3), unfavorable: [] }));
  expect(measured(alike, 'lists with three of the day before')).toBe(100);
  const two = alike.map((told) => ({ ...told, favorable: MANY.slice(0, 2), unfavorable: MANY.slice(0, 2) }));
  expect(measured(two, 'lists with three of the day before')).toBe(0);
});
