import { expect, test } from '@jest/globals';
import { withoutVoided } from '#lib/accounts/pending-codes.ts';

const MINUTE = 60_000;

/** Codes by a name each, one asked for in every minute: a capital letter is a known pair's; `usedAt` in minutes. */
const codes = (names: string, usedAt: Record<string, number> = {}) =>
  [...names].map((name, minute) => ({
    name,
    expiresAtMs: (minute + 10) * MINUTE,
    isKnown: name !== name.toLowerCase(),
    ...(name in usedAt && { usedAtMs: (usedAt[name] ?? 0) * MINUTE }),
  }));
const left = (...given: Parameters<typeof codes>) =>
  withoutVoided(codes(...given))
    .map(({ name }) => name)
    .sort()
    .join('');

test.each([
  ['abc', 'abc'],
  ['abcd', 'bcd'],
  ['abcde', 'cde'],
  ['Abcd', 'Acd'],
  ['Abcdefgh', 'Agh'],
  ['ABcdef', 'ABf'],
  ['ABCD', 'BCD'],
  ['ABCd', 'BCd'],
  ['ABCdefgh', 'BCh'],
  ['aBCD', 'BCD'],
])('of %s, asked for in this order, %s are good', (asked, good) => {
  expect(left(asked)).toBe(good);
});

test('a code that was used before the next was asked for takes no place', () => {
  expect(left('ABCd', { C: 2.5 })).toBe('ABCd');
  expect(left('ABCd', { C: 3.5 })).toBe('BCd');
  expect(left('abcd', { b: 1.5 })).toBe('abcd');
});
