import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { decodeTime } from 'ulid';
import {
  deriveCalendarToken,
  hashCalendarToken,
  isWellFormedCalendarToken,
} from '#lib/accounts/calendar-token.ts';
import { isReadOnly } from '#lib/accounts/caller.ts';
import { keyedHash } from '#lib/accounts/limit-subjects.ts';
import { deriveSessionId, deriveSessionToken, hashSessionToken } from '#lib/accounts/session-token.ts';
import { hashSignInHandle, newSignInHandle } from '#lib/accounts/sign-in-code.ts';
import { planOf } from '#lib/accounts/tiers.ts';

const subkey = Buffer.alloc(32, 7);
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const mac = (text: string) => createHmac('sha256', subkey).update(text);

test('tokens are stored as SHA-256', () => {
  for (const hash of [hashCalendarToken, hashSessionToken, hashSignInHandle]) expect(hash('abc')).toBe(ABC);
});

test('a calendar’s token is 256 bits, derived from its id', () => {
  const token = deriveCalendarToken(subkey, 'cal_1');
  expect(token).toBe(mac('cal_1').digest('base64url'));
  expect(isWellFormedCalendarToken(token)).toBe(true);
  for (const text of ['', token.slice(1), `${token}A`, `${token.slice(1)}!`])
    expect(isWellFormedCalendarToken(text)).toBe(false);
});

test('a session’s token is derived from the code and the browser, its id only from the token’s hash', () => {
  expect(deriveSessionToken(subkey, 'code', 'handle')).toBe(mac('code\nhandle').digest('base64url'));
  const startedAt = '2026-11-28T12:00:00.000Z';
  const id = deriveSessionId(ABC, startedAt);
  expect(id).toMatch(/^ses_[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(decodeTime(id.slice(4))).toBe(Date.parse(startedAt));
  expect(deriveSessionId(ABC, startedAt)).toBe(id);
  expect(deriveSessionId(ABC.replace('b', 'c'), startedAt)).not.toBe(id);
});

test('a browser’s handle is 256 random bits', () => {
  const handles = [newSignInHandle(), newSignInHandle()];
  expect(new Set(handles).size).toBe(2);
  for (const handle of handles) expect(Buffer.from(handle, 'base64url')).toHaveLength(32);
});

test('rate limits and logs name an address by half of its keyed hash', () => {
  expect(keyedHash(subkey, 'ada@example.com')).toBe(mac('ada@example.com').digest('hex').slice(0, 32));
});

test('only a key with read access is read-only', () => {
  const account = { userId: 'usr_1', ...planOf({ tier: 'free' }) } as const;
  const ofKey = { ...account, credential: 'key', keyId: 'key_1' } as const;
  expect(isReadOnly({ ...ofKey, access: 'read' })).toBe(true);
  expect(isReadOnly({ ...ofKey, access: 'read-write' })).toBe(false);
  const session = { ...account, credential: 'session', sessionId: 'ses_1', signedInAt: '' } as const;
  expect(isReadOnly(session)).toBe(false);
});
