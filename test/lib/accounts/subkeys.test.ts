import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { currentVersion, SecretVersions, subkey } from '#lib/accounts/subkeys.ts';

const text = 'x'.repeat(64);

test('the highest version is current, and older versions still derive the same subkeys', () => {
  expect(currentVersion({ '2': text, '10': text, '9': text })).toBe('10');
  expect(subkey({ '1': text }, '1', 'key')).toEqual(subkey({ '1': text, '2': 'y'.repeat(64) }, '1', 'key'));
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
