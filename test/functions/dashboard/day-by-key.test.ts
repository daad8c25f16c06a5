import { expect, test } from '@jest/globals';
import { addDays } from '#lib/time/calendar-date.ts';
import { dayByKey } from '../../../functions/dashboard/client/calendar/day-by-key.ts';

const open = Array.from({ length: 40 }, (_, i) => ({ date: addDays('2026-11-10', i) }));
const held = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const from = (date: string) => (key: string) => dayByKey({ ...held, key }, date, open);

test.each([
  ['ArrowLeft', '2026-11-29'],
  ['ArrowRight', '2026-12-01'],
  ['ArrowUp', '2026-11-23'],
  ['ArrowDown', '2026-12-07'],
  ['Home', '2026-11-10'],
  ['End', '2026-11-30'],
  ['Enter', undefined],
])('%s leads through the days that are open', (key, expected) => {
  expect(from('2026-11-30')(key)).toBe(expected);
});

test('no key leads to a day that is not open, and keys of the browser stay its own', () => {
  expect(from('2026-11-10')('ArrowLeft')).toBeUndefined();
  expect(from('2026-12-19')('ArrowDown')).toBeUndefined();
  expect(from('2026-12-01')('End')).toBe('2026-12-19');
  expect(dayByKey({ ...held, altKey: true, key: 'ArrowLeft' }, '2026-11-30', open)).toBeUndefined();
});
