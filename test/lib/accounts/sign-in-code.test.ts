import { expect, test } from '@jest/globals';
import { codeMac, macsEqual, newCode } from '#lib/accounts/sign-in-code.ts';
import { subkey } from '#lib/accounts/subkeys.ts';

const secret = { '1': 'x'.repeat(64), '2': 'y'.repeat(64) };

test('codes are six digits and keep their leading zeros', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_900);
});

test('what is stored of a code depends on the code, the address and the version of the secret', () => {
  const key = subkey(secret, '1', 'code');
  const mac = codeMac(key, 'ada@example.com', '012345');
  expect(mac).toMatch(/^[0-9a-f]{64}$/);
  expect(macsEqual(mac, codeMac(key, 'ada@example.com', '012345'))).toBe(true);
  expect(macsEqual(mac, codeMac(key, 'ada@example.com', '012346'))).toBe(false);
  expect(macsEqual(mac, codeMac(key, 'eve@example.com', '012345'))).toBe(false);
  expect(macsEqual(mac, codeMac(subkey(secret, '2', 'code'), 'ada@example.com', '012345'))).toBe(false);
  expect(macsEqual(mac, codeMac(subkey(secret, '1', 'key'), 'ada@example.com', '012345'))).toBe(false);
  expect(macsEqual(mac, '')).toBe(false);
});
