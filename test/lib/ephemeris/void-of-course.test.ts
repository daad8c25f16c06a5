import { expect, test } from '@jest/globals';
import { ingresses, voidsOfCourse } from '#lib/ephemeris/events.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';

const HOUR_MS = 3_600_000;
const fromMs = Date.UTC(2026, 0, 1);
const toMs = Date.UTC(2026, 3, 1);

/** How many Ptolemaic aspects the Moon makes between two instants, by looking every ten minutes. */
function aspectsBetween(startMs: number, endMs: number): number {
  let found = 0;
  const place = (body: (typeof BODIES)[number], ms: number) => apparentLongitude(body, julianDayTt(ms));
  for (const body of BODIES.filter((name) => name !== 'Moon')) {
    for (let ms = startMs; ms < endMs; ms += HOUR_MS / 6) {
      const next = Math.min(ms + HOUR_MS / 6, endMs);
      const before = (place('Moon', ms) - place(body, ms) + 720) % 360;
      const after = before + ((place('Moon', next) - place(body, next) - before + 720) % 360);
      for (const angle of [0, 60, 90, 120, 180, 240, 270, 300, 360])
        if (before < angle && after >= angle) found++;
    }
  }
  return found;
}

test('the Moon makes no aspect while void of course, makes one as it becomes void, and then leaves its sign', () => {
  const voids = voidsOfCourse(fromMs, toMs);
  const entries = ingresses('Moon', fromMs, toMs + 3 * 24 * HOUR_MS).map(({ atMs }) => atMs);
  expect(voids.length).toBeGreaterThan(35);
  for (const { fromMs: beginMs, toMs: endMs } of voids) {
    expect(entries).toContain(endMs);
    expect(aspectsBetween(beginMs + 1000, endMs)).toBe(0);
    expect(aspectsBetween(beginMs - 1000, beginMs + 1000)).toBe(1);
  }
});

test('every sign that the Moon passes ends in one void', () => {
  const entries = ingresses('Moon', fromMs, toMs).map(({ atMs }) => atMs);
  const ends = voidsOfCourse(fromMs, toMs).map((interval) => interval.toMs);
  expect(ends.filter((ms) => ms < toMs)).toEqual(entries);
});

test('a void is whole and the same, whatever part of it is asked for', () => {
  for (const interval of voidsOfCourse(fromMs, toMs)) {
    const middle = Math.floor((interval.fromMs + interval.toMs) / 2);
    expect(voidsOfCourse(middle, middle + 1)).toEqual([interval]);
  }
});
