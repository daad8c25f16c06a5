import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { currentVersion, parseSecretVersions, SecretVersions, subkey } from '#lib/accounts/subkeys.ts';

const text = 'x'.repeat(64);

test('the highest version is current, and older versions still derive the same subkeys', () => {
  expect(currentVersion({ '2': text, '10': text, '9': text })).toBe('10');
  expect(subkey({ '1': text }, '1', 'key')).toEqual(subkey({ '1': text, '2': 'y'.repeat(64) }, '1', 'key'));
});

test('subkeys for two purposes differ, and each has 256 bits', () => {
  const keys = (['calendar', 'code', 'key', 'limit', 'push', 'session', 'unsubscribe'] as const).map(
    (label) => subkey({ '1': text }, '1', label),
  );
  expect(new Set(keys.map(String)).size).toBe(7);
  // RFC 5869 with an empty salt: HMAC(HMAC(zeros, secret), label and 1).
  const hmac = (key: Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  expect(keys[1]).toEqual(hmac(hmac(Buffer.alloc(32), text), 'code\x01'));
  for (const key of keys) expect(key).toHaveLength(32);
});

test('a stored secret is parsed, and an error doesn’t quote it', () => {
  expect(parseSecretVersions(JSON.stringify({ '1': text, '12': text }))).toEqual({ '1': text, '12': text });
  for (const stored of [
    undefined,
    '',
    text,
    '{"1":"short"}',
    JSON.stringify({ '1a': text }),
    JSON.stringify({ a1: text }),
  ]) {
    const error = { message: 'The stored secret is not a JSON object of numbered versions.' };
    expect(() => parseSecretVersions(stored)).toThrow(expect.objectContaining(error) as unknown as Error);
  }
});

test('requesting a subkey of a retired version throws', () => {
  expect(() => subkey({ '2': text }, '1', 'key')).toThrow('The secret has no version 1');
});

test.each([{}, { '1': 'short' }, { '0': text }, { one: text }, [text], null])(
  'a secret without a usable version is rejected: %j',
  (value) => {
    expect(v.safeParse(SecretVersions, value).success).toBe(false);
  },
);
