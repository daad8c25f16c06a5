import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { EmailAddress, hashEmail } from '#lib/accounts/email.ts';

test.each([
  ['  Ada@Example.COM ', 'ada@example.com'],
  ["O'Brien+Tag@Example.ie", "o'brien+tag@example.ie"],
  ['ada.m.lovelace@example.com', 'ada.m.lovelace@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('the address %j is normalized to %j', (text, address) => {
  expect(v.parse(EmailAddress, text)).toBe(address);
});

test.each([
  ...['', 'ada', 'ada@', '@example.com', 'ada@localhost', 'ada@@example.com', 'ada@exa_mple.com'],
  ...['ada@example..com', '.ada@example.com', 'ada.@example.com', 'a..da@example.com'],
  ...['ada＠example.com', 'ada@example.com\u0000', '\u212Aate@example.com', 'adaſ@example.com'],
  ...['ada@example.com,eve@example.com', 'ada@example.com\r\nBcc: eve@example.com'],
  ...['"ada"@example.com', 'ada lovelace@example.com'],
  ...[`${'a'.repeat(65)}@example.com`, `ada@${'a.'.repeat(126)}com`],
  ...[42, null, ['ada@example.com']],
])('an unsupported, malformed or lookalike address is rejected: %j', (text) => {
  expect(v.safeParse(EmailAddress, text).success).toBe(false);
});

test('a rejected address gets one clear reason', () => {
  const refusals = [42, `${'a'.repeat(250)}@b.example`, 'ä@example.com', 'ada@localhost', '@@'].map(
    (address) => v.safeParse(EmailAddress, address).issues?.map(({ message }) => message),
  );
  const unlike = 'email must be an address such as name@example.com.';
  const [, long, unicode, local, empty] = refusals.map((messages) => messages?.at(0));
  expect(refusals[0]).toEqual(['email must be a string.']);
  expect(long).toBe('email may have at most 254 characters.');
  expect(unicode).toBe('email may hold only ASCII letters, digits and symbols, without spaces.');
  expect([local, empty]).toEqual([unlike, unlike]);
});

test('an address is stored by its hash', () => {
  expect(hashEmail('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
