import { expect, test } from '@jest/globals';
import { dateWords } from '#lib/reading/en/dates.ts';
import { localizeDays } from '../../../functions/dashboard/client/localize-days.ts';

test.each([
  ['It began on 13 November.', 'It began on November 13.'],
  ['It ends about 24 January 2027: slowly.', 'It ends about January 24, 2027: slowly.'],
  ['It peaks on 3, 18 and 20 December.', 'It peaks on December 3, 18 and 20.'],
  ['On 6 and 20 February, and 2 August 2027.', 'On February 6 and 20, and August 2, 2027.'],
  ['It runs from about 3 to 28 December.', 'It runs from about December 3 to 28.'],
  ['It runs from 28 November to 3 December.', 'It runs from November 28 to December 3.'],
  ['The best is Thursday, 3 December.', 'The best is Thursday, December 3.'],
  ['The Moon is full at 22:12, 3 December.', 'The Moon is full at 22:12, December 3.'],
  ['Around mid-December 2026, in May 2027.', 'Around mid-December 2026, in May 2027.'],
  ['You may march on: 5 of 10.', 'You may march on: 5 of 10.'],
])('a date is reordered for American readers and kept for British ones: %s', (british, american) => {
  expect(localizeDays('en-US', british)).toBe(american);
  expect(localizeDays('en-GB', british)).toBe(british);
});

test('every date of a year is recognized in the service’s format', () => {
  const { list } = dateWords('2028');
  const words = Array.from({ length: 366 }, (_, i) =>
    list([new Date(Date.UTC(2028, 0, 1 + i)).toISOString().slice(0, 10)]),
  );
  for (const day of words)
    expect(localizeDays('en-US', `on ${day}.`)).toBe(`on ${day.split(' ').reverse().join(' ')}.`);
});
