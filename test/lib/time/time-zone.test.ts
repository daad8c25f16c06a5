import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { canonicalTimeZone } from '#lib/time/civil-day.ts';

/** Every name of the tz database: zones, links, and what its file `backward` keeps. */
const names = readFileSync(new URL('tz-names.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** What nothing computes with: the zone of a computer that nobody has told where it is. */
const NOWHERE = 'Factory';

describe('a time zone', () => {
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
  ])('%s is known as %s', (text, canonical) => {
    expect(canonicalTimeZone(text)).toBe(canonical);
  });

  test('has one name, whether it is asked for by its present or a former one', () => {
    expect(canonicalTimeZone('Asia/Kolkata')).toBe(canonicalTimeZone('Asia/Calcutta'));
    expect(canonicalTimeZone('Europe/Kyiv')).toBe(canonicalTimeZone('Europe/Kiev'));
  });

  test.each([
    '+02:00',
    '-05',
    'GMT+2',
    'UTC+1',
    'GMT+1',
    'PST',
    'EDT',
    'CEST',
    'JST',
    'SystemV/PST8',
    'Etc/Unknown',
    'Factory',
    'constructor',
    'Mars/Phobos',
    ' Europe/Berlin',
    'Europe/Berlin\n',
    'Europe',
    'local',
    '/',
    '',
  ])('%j is none', (text) => {
    expect(canonicalTimeZone(text)).toBeUndefined();
  });

  test('is known by every name that the tz database has or had for it, in any case', () => {
    expect(names.length).toBeGreaterThan(590);
    for (const name of names.filter((name) => name !== NOWHERE)) {
      const canonical = canonicalTimeZone(name);
      expect([name, names.includes(canonical ?? '')]).toEqual([name, true]);
      expect(canonicalTimeZone(canonical ?? '')).toBe(canonical);
      expect(canonicalTimeZone(name.toLowerCase())).toBe(canonical);
      expect(canonicalTimeZone(name.toUpperCase())).toBe(canonical);
    }
  });

  test('of Intl is accepted, and its canonical name is canonical and means the same', () => {
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
});
