import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { canonicalTimeZone, utcOffsetMs } from '#lib/time/time-zone.ts';

const DAY_MS = 86_400_000;
const FROM_MS = Date.UTC(1900);

/** The offsets that zdump prints, by zone: [ms since 1970, offset in ms], the first from 1900 on. */
const zones = readFileSync(new URL('offset-changes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .flatMap((line) => {
    const [names = '', ...packed] = line.split(' ');
    const [first = 0, ...rest] = packed.map((digits) => Number.parseInt(digits, 36) * 1000);
    const changes: [number, number][] = [[FROM_MS, first]];
    for (let i = 0; i < rest.length; i += 2)
      changes.push([(changes.at(-1)?.[0] ?? 0) + (rest[i] ?? 0), rest[i + 1] ?? 0]);
    return names.split(',').map((name) => ({ name, changes }));
  });

describe('before 1970', () => {
  test('every offset change of every zone since 1900 agrees with the tz database to the second', () => {
    const wrong: string[] = [];
    const expectOffset = (name: string, ms: number, offsetMs: number | undefined) => {
      if (offsetMs !== undefined && utcOffsetMs(ms, name) !== offsetMs)
        wrong.push(`${name} ${new Date(ms).toISOString()}`);
    };
    for (const { name, changes } of zones)
      for (const [i, [ms, offsetMs]] of changes.entries()) {
        expectOffset(name, ms, offsetMs);
        expectOffset(name, ms - 1000, changes[i - 1]?.[1]);
        const next = changes[i + 1]?.[0] ?? 0;
        expectOffset(name, next - 1000, offsetMs);
        // Changes that the tz database doesn't have.
        for (const part of [0.2, 0.4, 0.6, 0.8]) expectOffset(name, ms + part * (next - ms), offsetMs);
      }
    expect(wrong).toEqual([]);
    expect(zones.length).toBe(518);
  });

  test('no two changes of a zone are closer than the cells in which they are searched', () => {
    for (const { changes } of zones)
      for (const [i, [ms]] of changes.entries())
        if (i > 0) expect(ms - (changes[i - 1]?.[0] ?? 0)).toBeGreaterThan(3 * DAY_MS);
  });

  test('a zone keeps its name and its own past', () => {
    for (const [name, offset] of [
      ['Europe/Oslo', 2],
      ['Europe/Berlin', 1],
    ] as const) {
      expect(canonicalTimeZone(name)).toBe(name);
      // Norway had summer time in 1959, Germany had none.
      expect(utcOffsetMs(Date.UTC(1959, 6, 1), name)).toBe(offset * 3_600_000);
    }
  });
});

test('from 1970 on, every zone has the offsets of Intl', () => {
  for (const { name } of zones) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    for (let ms = 0; ms < Date.UTC(2030); ms += 91.3 * DAY_MS) {
      const offset = /GMT([+-])?(\d+)?:?(\d+)?:?(\d+)?/.exec(format.format(ms)) ?? [];
      const [, sign, hours = '0', minutes = '0', seconds = '0'] = offset;
      const second = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
      expect(utcOffsetMs(ms, name)).toBe((sign === '-' ? -second : second) * 1000 || 0);
    }
  }
});
