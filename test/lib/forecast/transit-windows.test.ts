import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BODIES, type Body, FIRST_MS } from '#lib/ephemeris/index.ts';
import { natalChart } from '#lib/forecast/natal-chart.ts';
import { transitPoints } from '#lib/forecast/transit-points.ts';
import { transitWindows } from '#lib/forecast/transit-windows.ts';
import { exactTransits, transitMotion } from '#lib/forecast/transits.ts';

const DAY_MS = 86_400_000;
const orbs: Record<Body, number> = {
  Sun: 3,
  Moon: 6,
  Mercury: 3,
  Venus: 3,
  Mars: 3,
  Jupiter: 1.5,
  Saturn: 1.5,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
};
const chart = natalChart({ birthDate: '1977-08-21', timeZone: 'Asia/Kolkata' });
const fromMs = Date.UTC(2025, 11, 1);
const toMs = Date.UTC(2026, 11, 1);
const year = transitWindows(chart, orbs, fromMs, toMs);

describe('the windows of a year', () => {
  test('hold every point that a body is within orb of, at any time, and no other', () => {
    const points = transitPoints(chart);
    fc.assert(
      fc.property(fc.integer({ min: fromMs, max: toMs - 1 }), (ms) => {
        const inWindow = year
          .filter((window) => window.fromMs <= ms && ms < window.toMs)
          .map(({ transiting, pointDeg }) => `${transiting} ${pointDeg}`);
        const inOrb = BODIES.flatMap((body) =>
          points
            .filter(({ pointDeg }) => transitMotion(body, pointDeg, ms).orbDeg < orbs[body])
            .map(({ pointDeg }) => `${body} ${pointDeg}`),
        );
        expect(inWindow.sort()).toEqual(inOrb.sort());
      }),
      { numRuns: 100 },
    );
  });

  test('begin and end where the orb does', () => {
    for (const { transiting, pointDeg, fromMs: beginMs, toMs: endMs } of year) {
      expect(beginMs).toBeLessThan(endMs);
      for (const ms of [beginMs, endMs])
        expect(transitMotion(transiting, pointDeg, ms).orbDeg).toBeCloseTo(orbs[transiting], 6);
    }
  });

  test('hold every exact transit of the year once, with its direction', () => {
    const within = year
      .flatMap(({ transiting, pointDeg, perfections }) =>
        perfections.map(({ atMs, retrograde }) => ({ transiting, pointDeg, atMs, retrograde })),
      )
      .filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
      .sort((a, b) => a.atMs - b.atMs);
    expect(within).toEqual(
      exactTransits(chart, fromMs, toMs).map(({ transiting, pointDeg, atMs, retrograde }) => ({
        transiting,
        pointDeg,
        atMs,
        retrograde,
      })),
    );
  });

  test('are the same if only one day is asked for', () => {
    for (let day = 0; day < 366; day += 9) {
      const dayMs = fromMs + day * DAY_MS;
      const whole = year.filter((window) => window.fromMs < dayMs + DAY_MS && window.toMs > dayMs);
      const key = ({ transiting, pointDeg }: (typeof year)[number]) => `${transiting} ${pointDeg}`;
      const sorted = (windows: typeof year) => windows.toSorted((a, b) => key(a).localeCompare(key(b)));
      expect(sorted(transitWindows(chart, orbs, dayMs, dayMs + DAY_MS))).toEqual(sorted(whole));
    }
  });

  test('reach beyond the span where a slow body stays long, and hold up to three perfections', () => {
    expect(year.some((window) => window.fromMs < fromMs - 60 * DAY_MS)).toBe(true);
    expect(Math.max(...year.map(({ perfections }) => perfections.length))).toBeGreaterThan(1);
    expect(year.some(({ perfections }) => perfections.length === 0)).toBe(true);
  });
});

test('a window that is open as the ephemeris begins, begins with it', () => {
  const open = transitWindows(chart, orbs, FIRST_MS, FIRST_MS + DAY_MS).filter(
    (window) => window.fromMs === FIRST_MS,
  );
  expect(open.length).toBeGreaterThan(0);
  for (const { transiting, pointDeg } of open)
    expect(transitMotion(transiting, pointDeg, FIRST_MS).orbDeg).toBeLessThan(orbs[transiting]);
});
