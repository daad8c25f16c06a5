import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { BirthDate, BirthTime, PersonName } from '#lib/contract/birth-data.ts';

describe('a name is trimmed, normalized and limited to 80 visible characters', () => {
  test.each([
    ['  Ada  ', 'Ada'],
    ['Zoe\u0308', 'Zoë'],
    ['李小龙', '李小龙'],
    ['👩‍👩‍👧‍👦'.repeat(80), '👩‍👩‍👧‍👦'.repeat(80)],
    ["D'Arcy-O’Neil, Jr.", "D'Arcy-O’Neil, Jr."],
  ])('%j', (text, name) => {
    expect(v.parse(PersonName, text)).toBe(name);
  });
});

describe('an unreadable name is rejected', () => {
  test.each([
    ...['', '   ', '\u200B', 'A\u0000', 'A\nB', 'A\u202Eb', '\u2066A', '\uD800'],
    ...['a'.repeat(81), 7, null],
  ])('%j', (text) => {
    expect(v.safeParse(PersonName, text).success).toBe(false);
  });
});

describe('a birth date is a real date from 1900 to today anywhere on Earth', () => {
  const tomorrowInUtc = new Date(Date.now() + 38 * 3_600_000).toISOString().slice(0, 10);
  test.each(['1900-01-01', '2000-02-29', new Date().toISOString().slice(0, 10)])('%s is accepted', (date) => {
    expect(v.parse(BirthDate, date)).toBe(date);
  });
  test.each([
    ...['1899-12-31', '1900-02-29', '2001-02-29', '1990-13-01', tomorrowInUtc],
    ...['1990-1-1', '1990-01-01T00:00:00Z', ' 1990-01-01', '٢٠٠٠-٠١-٠١', 19900101],
  ])('%j is rejected with one sentence', (date) => {
    const { issues } = v.safeParse(BirthDate, date);
    expect(issues?.length).toBe(1);
  });
});

describe('a birth time is HH:MM or null', () => {
  test.each(['00:00', '09:05', '23:59', null])('%j is accepted', (time) => {
    expect(v.parse(BirthTime, time)).toBe(time);
  });
  test.each(['24:00', '23:60', '9:05', '09:05:00', '9:05 pm', '09.05', ' 09:05', '', '٠٩:٠٥', 905, true, {}])(
    '%j is rejected with one sentence',
    (time) => {
      const { issues } = v.safeParse(BirthTime, time);
      expect(issues?.length).toBe(1);
    },
  );
});
