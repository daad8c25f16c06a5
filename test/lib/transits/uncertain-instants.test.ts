import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { positionUncertainty } from '#lib/chart/natal-points.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { bodyUncertainInstants } from '#lib/transits/uncertain-instants.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const planet = fc.constantFrom(...BODIES.filter((body) => body !== 'Moon'));
const instantMs = fc.integer({ min: Date.UTC(1901, 0, 1), max: Date.UTC(2099, 0, 1) });
const uncertainty = fc.record({
  behindDeg: fc.double({ min: -7, max: -0.001, noNaN: true }),
  aheadDeg: fc.double({ min: 0.001, max: 7, noNaN: true }),
});

const longitudeAt = (body: (typeof BODIES)[number], ms: number) => apparentLongitude(body, julianDayTt(ms));
const speedAt = (body: (typeof BODIES)[number], ms: number) => longitudeSpeed(body, julianDayTt(ms));

test('a crossing’s earliest and latest instants are at the bounds of the natal position, or at a station', () => {
  fc.assert(
    fc.property(planet, instantMs, uncertainty, (body, atMs, within) => {
      const [crossing] = bodyUncertainInstants(body, [{ atMs, uncertainty: within }]);
      const { earliestMs, latestMs } = crossing as NonNullable<typeof crossing>;
      expect(earliestMs).toBeLessThanOrEqual(atMs);
      expect(latestMs).toBeGreaterThanOrEqual(atMs);
      for (const ms of [earliestMs, latestMs]) {
        const awayDeg = signedDeg(longitudeAt(body, ms) - longitudeAt(body, atMs));
        const isAtEnd = [within.behindDeg, within.aheadDeg].some((deg) => Math.abs(awayDeg - deg) < 1e-5);
        const turns = speedAt(body, ms - HOUR_MS) * speedAt(body, ms + HOUR_MS) < 0;
        expect([isAtEnd, turns]).toContain(true);
        expect(awayDeg).toBeGreaterThan(within.behindDeg - 1e-5);
        expect(awayDeg).toBeLessThan(within.aheadDeg + 1e-5);
      }
      // The direction is constant between the bounds; a missed station would show as two directions.
      const inside = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => earliestMs + share * (latestMs - earliestMs));
      expect(new Set(inside.map((ms) => Math.sign(speedAt(body, ms)))).size).toBe(1);
    }),
    { numRuns: 300 },
  );
});

test('a crossing doesn’t depend on other requested crossings', () => {
  expect(bodyUncertainInstants('Mars', [])).toEqual([]);
  fc.assert(
    fc.property(
      planet,
      fc.array(fc.record({ atMs: instantMs, uncertainty }), { minLength: 2, maxLength: 3 }),
      (body, some) => {
        const near = some.map((one, i) => ({ ...one, atMs: (some[0]?.atMs ?? 0) + i * 20 * DAY_MS }));
        expect(bodyUncertainInstants(body, near)).toEqual(
          near.flatMap((one) => bodyUncertainInstants(body, [one])),
        );
      },
    ),
    { numRuns: 50 },
  );
});

test('if a position is uncertain on one side only, the crossing’s other bound is the crossing of the chart’s position', () => {
  const atMs = Date.UTC(2026, 5, 1);
  const [ahead, behind] = [
    { behindDeg: 0, aheadDeg: 0.5 },
    { behindDeg: -0.5, aheadDeg: 0 },
  ];
  const [after, before] = bodyUncertainInstants('Venus', [
    { atMs, uncertainty: ahead },
    { atMs, uncertainty: behind },
  ]);
  expect([after?.earliestMs, before?.latestMs]).toEqual([atMs, atMs]);
  expect(after?.latestMs).toBeGreaterThan(atMs);
  expect(before?.earliestMs).toBeLessThan(atMs);
});

test('for a position without uncertainty, the earliest and latest instants are equal', () => {
  const exactly = { behindDeg: 0, aheadDeg: 0 };
  // A search would miss this instant by a millisecond and continue to Mercury's station.
  const mercury = { atMs: Date.parse('2029-04-07T09:14:52.991Z'), uncertainty: exactly };
  expect(bodyUncertainInstants('Mercury', [mercury])).toEqual([
    { ...mercury, earliestMs: mercury.atMs, latestMs: mercury.atMs },
  ]);
  fc.assert(
    fc.property(fc.constantFrom(...BODIES), instantMs, (body, atMs) => {
      const [crossing] = bodyUncertainInstants(body, [{ atMs, uncertainty: exactly }]);
      expect([crossing?.earliestMs, crossing?.latestMs]).toEqual([atMs, atMs]);
    }),
  );
});

test('a position’s uncertainty is its range over the day of birth, even across 0 degrees Aries', () => {
  const { behindDeg, aheadDeg } = positionUncertainty({ fromDeg: 359.5, longitudeDeg: 0.25, toDeg: 1 });
  expect([behindDeg, aheadDeg]).toEqual([-0.75, 0.75]);
  expect(positionUncertainty({ fromDeg: 10.5, longitudeDeg: 10.25, toDeg: 10 })).toEqual({
    behindDeg: -0.25,
    aheadDeg: 0.25,
  });
});
