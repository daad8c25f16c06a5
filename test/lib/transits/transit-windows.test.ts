import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ASPECT_ANGLES_DEG, natalChart } from '#lib/chart/natal-chart.ts';
import { stations } from '#lib/ephemeris/events.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { FIRST_MS, julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, type Body, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { type NatalPositions, REACH, targetsOf } from '#lib/transits/transit-kinds.ts';
import { type TransitWindow, transitWindows } from '#lib/transits/transit-windows.ts';
import { PROMISED_ARCSEC, reference } from '../ephemeris/reference.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const chart = natalChart({ birthDate: '1977-08-21', timeZone: 'Asia/Kolkata' });
const fromMs = Date.UTC(2025, 11, 1);
const toMs = Date.UTC(2026, 11, 1);
const year = transitWindows(chart, fromMs, toMs);

const birth = fc.record({
  birthDate: fc.integer({ min: 0, max: 45_000 }).map((days) => addDays('1900-01-01', days)),
  timeZone: fc.constantFrom('Europe/Berlin', 'America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Apia', 'UTC'),
});
const startMs = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 0, 1) });

/** Signed distance of a body from a target, in degrees. */
function offDeg(body: Body, targetDeg: number, ms: number): number {
  return signedDeg(apparentLongitude(body, julianDayTt(ms)) - targetDeg);
}

/** Every exact transit in a span, in chronological order. */
function exactTransits(natal: NatalPositions, beginMs: number, endMs: number) {
  return transitWindows(natal, beginMs, endMs)
    .flatMap(({ transiting, target, exactTimesMs }) =>
      exactTimesMs.map((atMs) => {
        const retrograde = longitudeSpeed(transiting, julianDayTt(atMs)) < 0;
        return { transiting, ...target, atMs, retrograde };
      }),
    )
    .filter(({ atMs }) => atMs >= beginMs && atMs < endMs)
    .sort((a, b) => a.atMs - b.atMs);
}

test('at any instant of a year, exactly the targets within orb have an open window', () => {
  const targets = targetsOf(chart);
  fc.assert(
    fc.property(fc.integer({ min: fromMs, max: toMs - 1 }), (ms) => {
      const inWindow = year
        .filter((window) => window.fromMs <= ms && ms < window.toMs)
        .map(({ transiting, target }) => `${transiting} ${target.targetDeg}`);
      const inOrb = BODIES.flatMap((body) =>
        targets
          .filter(({ targetDeg }) => Math.abs(offDeg(body, targetDeg, ms)) < REACH[body].orbDeg)
          .map(({ targetDeg }) => `${body} ${targetDeg}`),
      );
      expect(inWindow.sort()).toEqual(inOrb.sort());
    }),
    { numRuns: 100 },
  );
});

test('windows begin and end at the maximum orb', () => {
  for (const { transiting, target, fromMs: beginMs, toMs: endMs } of year) {
    expect(beginMs).toBeLessThan(endMs);
    for (const ms of [beginMs, endMs])
      expect(Math.abs(offDeg(transiting, target.targetDeg, ms))).toBeCloseTo(REACH[transiting].orbDeg, 6);
  }
});

test('a day has exactly those windows of the year that overlap the day', () => {
  const key = ({ transiting, target }: TransitWindow) => `${transiting} ${target.targetDeg}`;
  const sorted = (windows: TransitWindow[]) => windows.toSorted((a, b) => key(a).localeCompare(key(b)));
  for (let day = 0; day < 366; day += 9) {
    const dayMs = fromMs + day * DAY_MS;
    const whole = year.filter((window) => window.fromMs < dayMs + DAY_MS && window.toMs > dayMs);
    expect(sorted(transitWindows(chart, dayMs, dayMs + DAY_MS))).toEqual(sorted(whole));
  }
});

test('windows of slow bodies extend beyond the span and may have several exact instants or no exact instant', () => {
  expect(year.some((window) => window.fromMs < fromMs - 60 * DAY_MS)).toBe(true);
  expect(Math.max(...year.map(({ exactTimesMs }) => exactTimesMs.length))).toBeGreaterThan(1);
  expect(year.some(({ exactTimesMs }) => exactTimesMs.length === 0)).toBe(true);
});

test('a window open at the start of the ephemeris begins there', () => {
  const open = transitWindows(chart, FIRST_MS, FIRST_MS + DAY_MS).filter(
    (window) => window.fromMs === FIRST_MS,
  );
  expect(open.length).toBeGreaterThan(0);
  for (const { transiting, target } of open)
    expect(Math.abs(offDeg(transiting, target.targetDeg, FIRST_MS))).toBeLessThan(REACH[transiting].orbDeg);
});

test('requesting windows outside the ephemeris throws', () => {
  expect(() => transitWindows(chart, Date.UTC(2101, 0, 1), Date.UTC(2101, 2, 1))).toThrow(RangeError);
});

test.each(reference.transits)(
  'the transit $transiting_body $aspect_deg $natal_body at $exact_utc agrees with the reference',
  ({ natal, natal_body, natal_lon_deg, transiting_body, aspect_deg, exact_utc, ...expected }) => {
    const born = natalChart({ birthDate: natal.local.slice(0, 10), timeZone: natal.tz });
    const place = born.bodies.find(({ body }) => body === natal_body);
    const natalErrorDeg = signedDeg((place?.longitudeDeg as number) - natal_lon_deg);
    expect(Math.abs(natalErrorDeg) * 3600).toBeLessThan(PROMISED_ARCSEC[natal_body]);

    const referenceMs = Date.parse(exact_utc);
    const found = exactTransits(born, referenceMs - DAY_MS, referenceMs + DAY_MS).filter(
      ({ transiting, natal: to, aspect }) =>
        transiting === transiting_body && to === natal_body && ASPECT_ANGLES_DEG[aspect] === aspect_deg,
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.retrograde).toBe(expected.retrograde);
    const allowedArcsec = PROMISED_ARCSEC[transiting_body] + PROMISED_ARCSEC[natal_body];
    expect(Math.abs((found[0]?.atMs as number) - referenceMs) / 1000).toBeLessThan(
      expected.seconds_per_arcsec * allowedArcsec,
    );
  },
);

test('exact instants are correct to the second', () => {
  fc.assert(
    fc.property(birth, startMs, (person, beginMs) => {
      const born = natalChart(person);
      for (const transit of exactTransits(born, beginMs, beginMs + 20 * DAY_MS)) {
        const natalDeg = born.points.find(({ point }) => point === transit.natal)?.longitudeDeg as number;
        const at = julianDayTt(transit.atMs);
        const separation = Math.abs(signedDeg(apparentLongitude(transit.transiting, at) - natalDeg));
        // Allows for the body's motion in half a second, and for rounding.
        const speed = longitudeSpeed(transit.transiting, at);
        const allowedDeg = Math.abs(speed) / 172_800 + 1e-9;
        expect(Math.abs(separation - ASPECT_ANGLES_DEG[transit.aspect])).toBeLessThan(allowedDeg);
      }
    }),
    { numRuns: 30 },
  );
});

test('sampling every ten minutes finds the same exact instants, even around stations', () => {
  const born = natalChart({ birthDate: '1984-03-07', timeZone: 'America/New_York' });
  const targets = targetsOf(born);
  const beginMs = Date.UTC(2025, 1, 20);
  const endMs = Date.UTC(2025, 4, 10);
  expect(stations(beginMs, endMs).length).toBeGreaterThanOrEqual(5);

  const seen: string[] = [];
  for (const transiting of BODIES) {
    let before = apparentLongitude(transiting, julianDayTt(beginMs));
    for (let ms = beginMs; ms < endMs; ms += 10 * MINUTE_MS) {
      const after = apparentLongitude(transiting, julianDayTt(ms + 10 * MINUTE_MS));
      const sweep = signedDeg(after - before);
      for (const { natal, aspect, targetDeg } of targets) {
        const ahead = signedDeg(targetDeg - before);
        const passed = sweep > 0 ? ahead >= 0 && ahead < sweep : ahead <= 0 && ahead > sweep;
        if (passed) seen.push(`${transiting} ${aspect} ${natal} ${ms}`);
      }
      before = after;
    }
  }
  const found = exactTransits(born, beginMs, endMs).map(
    ({ transiting, aspect, natal, atMs }) =>
      `${transiting} ${aspect} ${natal} ${atMs - ((atMs - beginMs) % (10 * MINUTE_MS))}`,
  );
  expect(seen.length).toBeGreaterThan(250);
  expect(found.sort()).toEqual(seen.sort());
});

test('both exact instants are found if a body turns just beyond a target', () => {
  for (const { body, atMs } of stations(Date.UTC(2025, 0, 1), Date.UTC(2027, 0, 1))) {
    for (const hours of [1, 6, 30]) {
      const targetDeg = apparentLongitude(body, julianDayTt(atMs - hours * 60 * MINUTE_MS));
      const sun = { point: 'Sun' as const, longitudeDeg: targetDeg, fromDeg: targetDeg, toDeg: targetDeg };
      const onlySun = { points: [sun], known: 'date' as const };
      const found = exactTransits(onlySun, atMs - 3 * DAY_MS, atMs + 3 * DAY_MS).filter(
        ({ transiting, aspect }) => transiting === body && aspect === 'conjunction',
      );
      expect(found.map(({ retrograde }) => retrograde).sort()).toEqual([false, true]);
      expect(Math.abs((found[0]?.atMs as number) - (atMs - hours * 60 * MINUTE_MS))).toBeLessThan(30_000);
    }
  }
});

test('exact instants don’t depend on how the span is split', () => {
  fc.assert(
    fc.property(birth, startMs, fc.integer({ min: 1, max: 40 * DAY_MS }), (person, beginMs, lengthMs) => {
      const born = natalChart(person);
      const endMs = beginMs + 40 * DAY_MS;
      const cutMs = beginMs + lengthMs;
      expect([...exactTransits(born, beginMs, cutMs), ...exactTransits(born, cutMs, endMs)]).toEqual(
        exactTransits(born, beginMs, endMs),
      );
    }),
    { numRuns: 30 },
  );
});
