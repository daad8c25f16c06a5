import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { CalendarEvents, KeyAccess, KeyExpiry } from '#lib/accounts/credential-options.ts';

function refusal(schema: typeof KeyAccess | typeof KeyExpiry | typeof CalendarEvents, input: unknown) {
  const { issues = [] } = v.safeParse(schema, input);
  return issues.map(({ message }) => message);
}

test('a key is read-write or read-only', () => {
  expect(['read-write', 'read'].map((access) => v.parse(KeyAccess, access))).toEqual(['read-write', 'read']);
  expect(refusal(KeyAccess, 'write')).toEqual(['access must be read-write or read.']);
});

test('a calendar has days, or days and transits', () => {
  const both = ['days', 'days-and-transits'];
  expect(both.map((events) => v.parse(CalendarEvents, events))).toEqual(both);
  expect(refusal(CalendarEvents, '')).toEqual([
    'events must be days, days-and-transits, highlights, themes, sky or best-days.',
  ]);
});

/** The instant `minutes` after now, `years` later. */
function instant({ years = 0, minutes = 0 }): string {
  const date = new Date(Date.now() + minutes * 60_000);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString();
}

test('a key expires at a future instant within five years', () => {
  for (const soon of [instant({ minutes: 1 }), instant({ years: 5, minutes: -1 })])
    expect(v.parse(KeyExpiry, soon)).toBe(soon);
  expect(refusal(KeyExpiry, instant({ minutes: -1 }))).toEqual(['expiresAt must be in the future.']);
  const late = ['expiresAt may be at most 5 years ahead.'];
  expect(refusal(KeyExpiry, instant({ years: 5, minutes: 1 }))).toEqual(late);
});

test('an expiry is converted to UTC', () => {
  const [day] = instant({ years: 1 }).split('T');
  expect(v.parse(KeyExpiry, `${day}T12:00:00+02:00`)).toBe(`${day}T10:00:00.000Z`);
});

test.each([
  [7, 'expiresAt must be a string.'],
  ['2030-06-30', 'expiresAt must be an instant such as 2030-06-30T12:00:00Z.'],
])('an expiry that isn’t an instant is rejected: %j', (input, message) => {
  expect(refusal(KeyExpiry, input)).toEqual([message]);
});
