import { expect, test } from '@jest/globals';
import { mailboxOf } from '#lib/accounts/mailbox.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+news@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['ada@mail.gmail.com', 'ada@mail.gmail.com'],
  ['+ada@example.com', '+ada@example.com'],
])('limits count %s as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
