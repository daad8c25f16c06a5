import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';

test.each([
  ['  Ada@Example.COM ', 'ada@example.com'],
  ["O'Brien+Tag@Example.ie", "o'brien+tag@example.ie"],
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
