import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { BirthDate, BirthTime, PersonName } from '#lib/contract/birth-data.ts';

test.each([
  ['  Ada  ', 'Ada'],
  ['Zoe\u0308', 'Zoë'],
  ['李小龙', '李小龙'],
  ['👩‍👩‍👧‍👦'.repeat(12), '👩‍👩‍👧‍👦'.repeat(12)],
  ["D'Arcy-O’Neil, Jr.", "D'Arcy-O’Neil, Jr."],
])('the name %j is normalized to %j', (text, name) => {
  expect(v.parse(PersonName, text)).toBe(name);
});

test.each([
  ...['', '   ', '\u200B', 'A\u0000', 'A\nB', 'A\u202Eb', '\u2066A', '\uD800'],
  ...['a'.repeat(81), 7, null],
])('an unreadable, empty or too long name is rejected: %j', (text) => {
  expect(v.safeParse(PersonName, text).success).toBe(false);
});

const tomorrowInUtc = new Date(Date.now() + 38 * 3_600_000).toISOString().slice(0, 10);
test.each(['1900-01-01', '2000-02-29', new Date().toISOString().slice(0, 10)])(
  'the birth date %s is accepted',
  (date) => {
    expect(v.parse(BirthDate, date)).toBe(date);
  },
);
test.each([
  ...['1899-12-31', '1900-02-29', '2001-02-29', '1990-13-01', tomorrowInUtc],
  ...['1990-1-1', '1990-01-01T00:00:00Z', ' 1990-01-01', '٢٠٠٠-٠١-٠١', 19900101],
])('the birth date %j is rejected with one sentence', (date) => {
  expect(v.safeParse(BirthDate, date).issues).toHaveLength(1);
});

test.each(['00:00', '09:05', '23:59', null])('the birth time %j is accepted', (time) => {
  expect(v.parse(BirthTime, time)).toBe(time);
});
test.each(['24:00', '23:60', '9:05', '09:05:00', '9:05 pm', '09.05', ' 09:05', '', '٠٩:٠٥', 905, true, {}])(
  'the birth time %j is rejected with one sentence',
  (time) => {
    expect(v.safeParse(BirthTime, time).issues).toHaveLength(1);
  },
);
