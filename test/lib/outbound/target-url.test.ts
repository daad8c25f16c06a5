import { afterEach, expect, test } from '@jest/globals';
import { isPublicAddress, problemOfTarget } from '#lib/outbound/target-url.ts';
import { hostileUrls } from './hostile-urls.ts';

afterEach(() => {
  delete process.env['OUTBOUND_TARGETS'];
});

test.each([
  'https://example.com/hook',
  'https://example.com:443/',
  'https://a.b-c.example.co.uk/x?y=z',
  'https://bücher.example/',
  'https://1.example/',
])('accepts %s', (url) => {
  expect(problemOfTarget(url)).toBeUndefined();
});

test.each(hostileUrls)('refuses %s', (url) => {
  expect(problemOfTarget(url)).toBeDefined();
});

test('allows this machine only if the environment says so', () => {
  const local = ['http://localhost:4000/hook', 'http://127.0.0.1:4000/', 'http://[::1]:4000/'];
  expect(local.every((url) => problemOfTarget(url))).toBe(true);
  process.env['OUTBOUND_TARGETS'] = 'public';
  expect(local.every((url) => problemOfTarget(url))).toBe(true);
  process.env['OUTBOUND_TARGETS'] = 'loopback';
  expect(local.map(problemOfTarget)).toEqual([undefined, undefined, undefined]);
  expect(problemOfTarget('http://127.0.0.2:4000/')).toBeDefined();
  expect(problemOfTarget('http://u:p@localhost:4000/')).toBeDefined();
});

test.each([
  ...[
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '127.0.0.1',
    '0.0.0.0',
    '169.254.169.254',
    '192.0.2.1',
  ],
  ...[
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
  ],
  ...[
    '::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fc00::1',
  ],
  ...['fd00:ec2::254', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '100::1', '4000::1', 'localhost', ''],
])('refuses the address %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::6810:84e5', '::ffff:8.8.8.8'])(
  'accepts the address %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
