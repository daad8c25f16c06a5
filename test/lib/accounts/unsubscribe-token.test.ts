import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  lastDayFrom,
  readUnsubscribeToken,
  type Unsubscription,
  unsubscribeToken,
} from '#lib/accounts/unsubscribe-token.ts';

const NOW_MS = Date.parse('2027-02-07T07:15:00Z');
const DAY_MS = 86_400_000;
const key = randomBytes(32);
const content: Unsubscription = {
  ...{ userId: 'usr_01M7YMWJZ95PGZ13Z74TPMWH4T', profileId: 'prf_01M7YMWJZ95PGZ13Z74TPMWH4V' },
  ...{ list: 'weekly', lastDay: lastDayFrom(NOW_MS) },
};
const token = unsubscribeToken(key, '3', content);

test('a token says what it stops, and works for a year', () => {
  for (const days of [0, 1, 365]) {
    const read = readUnsubscribeToken(token, NOW_MS + days * DAY_MS);
    expect(read).toMatchObject({ version: '3', content });
    expect(read?.isSignedWith(key)).toBe(true);
  }
  expect(readUnsubscribeToken(token, NOW_MS + 368 * DAY_MS)).toBeUndefined();
});

test('a token with any other letter isn’t valid', () => {
  for (let at = 0; at < token.length; at++) {
    const letter = token[at] === 'a' ? 'b' : 'a';
    const read = readUnsubscribeToken(token.slice(0, at) + letter + token.slice(at + 1), NOW_MS);
    expect(read?.isSignedWith(key) ?? false).toBe(false);
  }
});

test('a token of another key, and other texts, aren’t valid', () => {
  expect(readUnsubscribeToken(token, NOW_MS)?.isSignedWith(randomBytes(32))).toBe(false);
  for (const text of ['', '.', token.toLowerCase(), `${token}.`, `0${token}`, token.replace('weekly', 'all')])
    expect(readUnsubscribeToken(text, NOW_MS)?.isSignedWith(key) ?? false).toBe(false);
});
