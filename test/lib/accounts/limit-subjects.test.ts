import { expect, test } from '@jest/globals';
import { toMailbox, toSource } from '#lib/accounts/limit-subjects.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+news@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['ada@mail.gmail.com', 'ada@mail.gmail.com'],
  ['+ada@example.com', '+ada@example.com'],
])('rate limits count the address %s as %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['test-invoke-source-ip', 'test-invoke-source-ip'],
])('rate limits count the IP address %s as %s', (address, source) => {
  expect(toSource(address)).toBe(source);
});
