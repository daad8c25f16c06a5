import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { slackOf } from '#lib/chart/natal-points.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { passagesWithin } from '#lib/transits/passages.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const planet = fc.constantFrom(...BODIES.filter((body) => body !== 'Moon'));
const instantMs = fc.integer({ min: Date.UTC(1901, 0, 1), max: Date.UTC(2099, 0, 1) });
const slack = fc.record({
  behindDeg: fc.double({ min: -7, max: -0.001, noNaN: true }),
  aheadDeg: fc.double({ min: 0.001, max: 7, noNaN: true }),
});

const longitudeAt = (body: (typeof BODIES)[number], ms: number) => apparentLongitude(body, julianDayTt(ms));
const speedAt = (body: (typeof BODIES)[number], ms: number) => longitudeSpeed(body, julianDayTt(ms));

test('a passage begins and ends where the body is at an end of the slack, or where it turns', () => {
  fc.assert(
    fc.property(planet, instantMs, slack, (body, atMs, within) => {
      const [passage] = passagesWithin(body, [{ atMs, slack: within }]);
      const { earliestMs, latestMs } = passage as NonNullable<typeof passage>;
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
      // In between it moves one way: a turn that is passed over would show as two directions.
      const inside = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => earliestMs + share * (latestMs - earliestMs));
      expect(new Set(inside.map((ms) => Math.sign(speedAt(body, ms)))).size).toBe(1);
    }),
    { numRuns: 300 },
  );
});

test('a passage is the same whatever else is asked for with it', () => {
  expect(passagesWithin('Mars', [])).toEqual([]);
  fc.assert(
    fc.property(
      planet,
      fc.array(fc.record({ atMs: instantMs, slack }), { minLength: 2, maxLength: 3 }),
      (body, some) => {
        const near = some.map((one, i) => ({ ...one, atMs: (some[0]?.atMs ?? 0) + i * 20 * DAY_MS }));
        expect(passagesWithin(body, near)).toEqual(near.flatMap((one) => passagesWithin(body, [one])));
      },
    ),
    { numRuns: 50 },
  );
});

test('a place without slack on a side is passed no sooner and no later than at noon', () => {
  const atMs = Date.UTC(2026, 5, 1);
  const [ahead, behind] = [
    { behindDeg: 0, aheadDeg: 0.5 },
    { behindDeg: -0.5, aheadDeg: 0 },
  ];
  const [after, before] = passagesWithin('Venus', [
    { atMs, slack: ahead },
    { atMs, slack: behind },
  ]);
  expect([after?.earliestMs, before?.latestMs]).toEqual([atMs, atMs]);
  expect(after?.latestMs).toBeGreaterThan(atMs);
  expect(before?.earliestMs).toBeLessThan(atMs);
});

test('a place that is known exactly is passed at that instant and at no other', () => {
  const exactly = { behindDeg: 0, aheadDeg: 0 };
  // A search for this one finds it a millisecond early, and then nothing before Mercury turns.
  const mercury = { atMs: Date.parse('2029-04-07T09:14:52.991Z'), slack: exactly };
  expect(passagesWithin('Mercury', [mercury])).toEqual([
    { ...mercury, earliestMs: mercury.atMs, latestMs: mercury.atMs },
  ]);
  fc.assert(
    fc.property(fc.constantFrom(...BODIES), instantMs, (body, atMs) => {
      const [passage] = passagesWithin(body, [{ atMs, slack: exactly }]);
      expect([passage?.earliestMs, passage?.latestMs]).toEqual([atMs, atMs]);
    }),
  );
});

test('the slack of a place is its range over the day of birth, across the beginning of the zodiac too', () => {
  const { behindDeg, aheadDeg } = slackOf({ fromDeg: 359.5, longitudeDeg: 0.25, toDeg: 1 });
  expect([behindDeg, aheadDeg]).toEqual([-0.75, 0.75]);
  expect(slackOf({ fromDeg: 10.5, longitudeDeg: 10.25, toDeg: 10 })).toEqual({
    behindDeg: -0.25,
    aheadDeg: 0.25,
  });
});
