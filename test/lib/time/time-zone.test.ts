import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { canonicalTimeZone } from '#lib/time/civil-day.ts';

/** Every name in the tz database: zones and links, including those in the file `backward`. */
const names = readFileSync(new URL('tz-names.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/BERLIN', 'Europe/Berlin'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['asia/calcutta', 'Asia/Kolkata'],
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['Japan', 'Asia/Tokyo'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['GMT0', 'UTC'],
  ['EST', 'America/Panama'],
  ['mst', 'America/Phoenix'],
  ['HST', 'Pacific/Honolulu'],
  ['EST5EDT', 'America/New_York'],
  ['Pst8Pdt', 'America/Los_Angeles'],
  ['CET', 'Europe/Brussels'],
  ['MET', 'Europe/Brussels'],
  ['EET', 'Europe/Athens'],
  ['WET', 'Europe/Lisbon'],
])('the time zone %s has the canonical name %s', (text, canonical) => {
  expect(canonicalTimeZone(text)).toBe(canonical);
});

test('a zone’s current and former names have the same canonical name', () => {
  expect(canonicalTimeZone('Europe/Kyiv')).toBe(canonicalTimeZone('Europe/Kiev'));
});

test.each([
  ...['+02:00', '-05', 'GMT+2', 'UTC+1', 'GMT+1', 'PST', 'EDT', 'CEST', 'JST', 'SystemV/PST8'],
  ...['Etc/Unknown', 'Factory', 'constructor', 'Mars/Phobos', 'Europe', 'local', '/', ''],
  ...[' Europe/Berlin', 'Europe/Berlin\n'],
])('the text %j is not a time zone', (text) => {
  expect(canonicalTimeZone(text)).toBeUndefined();
});

test('a zone is found by all of its current and former tz database names, in any case', () => {
  expect(names.length).toBeGreaterThan(590);
  // Factory is the tz database's placeholder for computers without a configured zone.
  for (const name of names.filter((name) => name !== 'Factory')) {
    const canonical = canonicalTimeZone(name);
    expect([name, names.includes(canonical ?? '')]).toEqual([name, true]);
    expect(canonicalTimeZone(canonical ?? '')).toBe(canonical);
    expect(canonicalTimeZone(name.toLowerCase())).toBe(canonical);
    expect(canonicalTimeZone(name.toUpperCase())).toBe(canonical);
  }
});

test('every zone of Intl is accepted and has a stable, equivalent canonical name', () => {
  const offsets = (timeZone: string) =>
    ['1950-01-15', '1985-07-15', '2026-01-15', '2026-07-15'].map((date) =>
      new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(new Date(date)),
    );
  for (const name of Intl.supportedValuesOf('timeZone')) {
    const canonical = canonicalTimeZone(name) ?? 'none';
    expect(canonicalTimeZone(canonical)).toBe(canonical);
    expect(offsets(canonical)).toEqual(offsets(name));
  }
});
