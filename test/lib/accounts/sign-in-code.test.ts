import { expect, test } from '@jest/globals';
import { codeMac, codeOfMac, macsEqual, newCode, withoutReplaced } from '#lib/accounts/sign-in-code.ts';
import { subkey } from '#lib/accounts/subkeys.ts';

const secret = { '1': 'x'.repeat(64), '2': 'y'.repeat(64) };

test('codes have six digits, including leading zeros', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_900);
});

test('a code’s MAC depends on the code, the address and the version of the secret', () => {
  const key = subkey(secret, '1', 'code');
  const mac = codeMac(key, 'ada@example.com', '012345');
  expect(mac).toMatch(/^[0-9a-f]{64}$/);
  expect(macsEqual(mac, codeMac(key, 'ada@example.com', '012345'))).toBe(true);
  const others = [
    codeMac(key, 'ada@example.com', '012346'),
    codeMac(key, 'eve@example.com', '012345'),
    codeMac(subkey(secret, '2', 'code'), 'ada@example.com', '012345'),
    codeMac(subkey(secret, '1', 'key'), 'ada@example.com', '012345'),
    '',
  ];
  for (const other of others) expect(macsEqual(mac, other)).toBe(false);
});

test('a code is found by its MAC, unless the MAC was made for another address or with another key', () => {
  const [key, other] = [subkey(secret, '1', 'code'), subkey(secret, '2', 'code')];
  const mac = codeMac(key, 'ada@example.com', '012345');
  expect(codeOfMac(key, 'ada@example.com', mac)).toBe('012345');
  expect(codeOfMac(key, 'eve@example.com', mac)).toBeUndefined();
  expect(codeOfMac(other, 'ada@example.com', mac)).toBeUndefined();
});

const MINUTE = 60_000;

/** Sign-in codes requested one minute apart, named by letters (uppercase for returning devices). `usedAt` is in minutes. */
const codes = (names: string, usedAt: Record<string, number> = {}) =>
  [...names].map((name, minute) => ({
    name,
    expiresAtMs: (minute + 10) * MINUTE,
    isKnown: name !== name.toLowerCase(),
    ...(name in usedAt && { usedAtMs: (usedAt[name] ?? 0) * MINUTE }),
  }));
const remaining = (...args: Parameters<typeof codes>) =>
  withoutReplaced(codes(...args))
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
])('after requests for the codes %s, in this order, the codes %s are valid', (requested, valid) => {
  expect(remaining(requested)).toBe(valid);
});

test('a code used before the next one is requested doesn’t count toward the limit of three', () => {
  expect(remaining('ABCd', { C: 2.5 })).toBe('ABCd');
  expect(remaining('ABCd', { C: 3.5 })).toBe('BCd');
  expect(remaining('abcd', { b: 1.5 })).toBe('abcd');
});
