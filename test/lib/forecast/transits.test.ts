import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  apparentLongitude,
  BODIES,
  type Body,
  julianDayTt,
  longitudeSpeed,
  signedDeg,
  stations,
} from '#lib/ephemeris/index.ts';
import { ASPECT_ANGLES_DEG } from '#lib/forecast/aspects.ts';
import { natalChart } from '#lib/forecast/natal-chart.ts';
import { transitPoints } from '#lib/forecast/transit-points.ts';
import { exactTransits, transitMotion } from '#lib/forecast/transits.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { PROMISED_ARCSEC, reference } from '../ephemeris/reference.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const birth = fc.record({
  birthDate: fc.integer({ min: 0, max: 45_000 }).map((days) => addDays('1900-01-01', days)),
  timeZone: fc.constantFrom('Europe/Berlin', 'America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Apia', 'UTC'),
});
const startMs = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 0, 1) });

describe('exact transits agree with the reference', () => {
  test.each(reference.transits)(
    '$transiting_body $aspect_deg $natal_body at $exact_utc',
    ({
      natal,
      natal_body,
      natal_lon_deg,
      transiting_body,
      aspect_deg,
      exact_utc,
      retrograde,
      seconds_per_arcsec,
    }) => {
      const chart = natalChart({ birthDate: natal.local.slice(0, 10), timeZone: natal.tz });
      const place = chart.bodies.find(({ body }) => body === natal_body);
      const natalErrorDeg = signedDeg((place?.longitudeDeg as number) - natal_lon_deg);
      expect(Math.abs(natalErrorDeg) * 3600).toBeLessThan(PROMISED_ARCSEC[natal_body]);

      const referenceMs = Date.parse(exact_utc);
      const found = exactTransits(chart, referenceMs - DAY_MS, referenceMs + DAY_MS).filter(
        ({ transiting, natal: to, aspect }) =>
          transiting === transiting_body && to === natal_body && ASPECT_ANGLES_DEG[aspect] === aspect_deg,
      );
      expect(found).toHaveLength(1);
      expect(found[0]?.retrograde).toBe(retrograde);
      const allowedArcsec = PROMISED_ARCSEC[transiting_body] + PROMISED_ARCSEC[natal_body];
      expect(Math.abs((found[0]?.atMs as number) - referenceMs) / 1000).toBeLessThan(
        seconds_per_arcsec * allowedArcsec,
      );
    },
  );
});

describe('exact transits', () => {
  test('are exact to the second, and retrograde as the body moves', () => {
    fc.assert(
      fc.property(birth, startMs, (person, fromMs) => {
        const chart = natalChart(person);
        for (const transit of exactTransits(chart, fromMs, fromMs + 20 * DAY_MS)) {
          const natalDeg = chart.bodies[BODIES.indexOf(transit.natal)]?.longitudeDeg as number;
          const at = julianDayTt(transit.atMs);
          const separation = Math.abs(signedDeg(apparentLongitude(transit.transiting, at) - natalDeg));
          // What the body moves in half a second, and the rounding of an angle.
          const speed = longitudeSpeed(transit.transiting, at);
          const allowedDeg = Math.abs(speed) / 172_800 + 1e-9;
          expect(Math.abs(separation - ASPECT_ANGLES_DEG[transit.aspect])).toBeLessThan(allowedDeg);
          if (Math.abs(speed) > 1e-5) expect(transit.retrograde).toBe(speed < 0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('are all found that looking every ten minutes finds, stations included', () => {
    const chart = natalChart({ birthDate: '1984-03-07', timeZone: 'America/New_York' });
    const points = transitPoints(chart);
    const fromMs = Date.UTC(2025, 1, 20);
    const toMs = Date.UTC(2025, 4, 10);
    expect(stations(fromMs, toMs).length).toBeGreaterThanOrEqual(5);

    const seen: string[] = [];
    for (const transiting of BODIES) {
      let before = apparentLongitude(transiting, julianDayTt(fromMs));
      for (let ms = fromMs; ms < toMs; ms += 10 * MINUTE_MS) {
        const after = apparentLongitude(transiting, julianDayTt(ms + 10 * MINUTE_MS));
        const sweep = signedDeg(after - before);
        for (const { natal, aspect, pointDeg } of points) {
          const ahead = signedDeg(pointDeg - before);
          const passed = sweep > 0 ? ahead >= 0 && ahead < sweep : ahead <= 0 && ahead > sweep;
          if (passed) seen.push(`${transiting} ${aspect} ${natal} ${ms}`);
        }
        before = after;
      }
    }
    const found = exactTransits(chart, fromMs, toMs).map(
      ({ transiting, aspect, natal, atMs }) =>
        `${transiting} ${aspect} ${natal} ${atMs - ((atMs - fromMs) % (10 * MINUTE_MS))}`,
    );
    expect(seen.length).toBeGreaterThan(250);
    expect(found.sort()).toEqual(seen.sort());
  });

  test('are all found where a body turns just beyond a point, twice within hours', () => {
    for (const { body, atMs } of stations(Date.UTC(2025, 0, 1), Date.UTC(2027, 0, 1))) {
      for (const hours of [1, 6, 30]) {
        const pointDeg = apparentLongitude(body, julianDayTt(atMs - hours * 60 * MINUTE_MS));
        const chart = { bodies: [{ body: 'Sun' as const, longitudeDeg: pointDeg }] };
        const found = exactTransits(chart, atMs - 3 * DAY_MS, atMs + 3 * DAY_MS).filter(
          ({ transiting, aspect }) => transiting === body && aspect === 'conjunction',
        );
        expect(found.map(({ retrograde }) => retrograde).sort()).toEqual([false, true]);
        expect(Math.abs((found[0]?.atMs as number) - (atMs - hours * 60 * MINUTE_MS))).toBeLessThan(30_000);
      }
    }
  });

  test('are the same and in the same order, however the span is cut', () => {
    fc.assert(
      fc.property(birth, startMs, fc.integer({ min: 1, max: 40 * DAY_MS }), (person, fromMs, lengthMs) => {
        const chart = natalChart(person);
        const toMs = fromMs + 40 * DAY_MS;
        const cutMs = fromMs + lengthMs;
        expect([...exactTransits(chart, fromMs, cutMs), ...exactTransits(chart, cutMs, toMs)]).toEqual(
          exactTransits(chart, fromMs, toMs),
        );
      }),
      { numRuns: 30 },
    );
  });

  test('are refused outside the ephemeris', () => {
    const chart = natalChart({ birthDate: '1984-03-07', timeZone: 'America/New_York' });
    expect(() => exactTransits(chart, Date.UTC(2101, 0, 1), Date.UTC(2101, 2, 1))).toThrow(RangeError);
  });
});

describe('a transit applies', () => {
  test('as long as the distance shrinks, whatever the side and the direction', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Body>(...BODIES),
        startMs,
        fc.double({ min: 0, max: 359.9, noNaN: true }),
        (body, ms, pointDeg) => {
          const distance = (atMs: number) => transitMotion(body, pointDeg, atMs).orbDeg;
          const { phase, retrograde, orbDeg } = transitMotion(body, pointDeg, ms);
          const nearStation = Math.abs(longitudeSpeed(body, julianDayTt(ms))) < 1e-3;
          if (nearStation || orbDeg < 0.01 || orbDeg > 179) return;
          expect(phase).toBe(distance(ms + MINUTE_MS) < distance(ms - MINUTE_MS) ? 'applying' : 'separating');
          expect(retrograde).toBe(longitudeSpeed(body, julianDayTt(ms)) < 0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
