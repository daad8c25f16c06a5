import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { courseOf } from '#lib/ephemeris/events.ts';
import { apparentLongitude, FIRST_JD, LAST_JD, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { BODIES, type Body, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { theoreticalLongitude } from '../../../infra/ephemeris/theory.ts';
import { PROMISED_ARCSEC, reference } from './reference.ts';

const body = fc.constantFrom<Body>(...BODIES);
const jdTt = fc.double({ min: FIRST_JD + 1, max: LAST_JD - 1, noNaN: true });

function apartArcsec(a: number, b: number): number {
  return Math.abs(signedDeg(a - b)) * 3600;
}

test.each(BODIES)('positions of %s are within the documented maximum error', (name) => {
  const rows = reference.positions.filter((row) => row.body === name);
  expect(rows.length).toBeGreaterThan(8);
  for (const { jd_tt, lon_deg, speed_deg_per_day } of rows) {
    expect(apartArcsec(apparentLongitude(name, jd_tt), lon_deg)).toBeLessThan(PROMISED_ARCSEC[name]);
    expect(Math.abs(longitudeSpeed(name, jd_tt) - speed_deg_per_day) * 3600).toBeLessThan(1);
  }
});

// The limit covers truncation errors of 0.03" in two curves, and rounding.
test.each(BODIES)('positions of %s are within 0.06" of astronomia from 1900 to 2100', (name) => {
  for (let i = 0; i < 24; i++) {
    const at = FIRST_JD + ((LAST_JD - FIRST_JD) * (i + 0.5 + 0.4 * Math.sin(i * i))) / 24.5;
    expect(apartArcsec(apparentLongitude(name, at), theoreticalLongitude(name, at))).toBeLessThan(0.06);
  }
});

test('a position is an angle in [0, 360)', () => {
  fc.assert(
    fc.property(body, jdTt, (name, at) => {
      const longitude = apparentLongitude(name, at);
      return longitude >= 0 && longitude < 360;
    }),
    { numRuns: 2000 },
  );
});

test('a longitude changes at the speed that longitudeSpeed returns', () => {
  const stepDays = 0.01;
  fc.assert(
    fc.property(body, jdTt, (name, at) => {
      const moved = signedDeg(
        apparentLongitude(name, at + stepDays) - apparentLongitude(name, at - stepDays),
      );
      // Adjacent segments may differ by a tenth of an arcsecond.
      return Math.abs(moved - longitudeSpeed(name, at) * 2 * stepDays) * 3600 < 0.1;
    }),
    { numRuns: 2000 },
  );
});

test('a body’s course has the same longitudes as apparentLongitude', () => {
  const times = Array.from({ length: 500 }, (_, i) => FIRST_JD + i * 146.7);
  for (const name of BODIES) {
    const course = courseOf(name);
    expect([...course.anglesAt(Float64Array.from(times))]).toEqual(
      times.map((at) => apparentLongitude(name, at)),
    );
  }
});

test.each([FIRST_JD - 0.01, LAST_JD + 0.01, Number.NaN, Number.POSITIVE_INFINITY])(
  'requesting a position outside the ephemeris throws: %d',
  (at) => {
    expect(() => apparentLongitude('Sun', at)).toThrow(RangeError);
    expect(() => longitudeSpeed('Sun', at)).toThrow(RangeError);
    expect(() => courseOf('Sun').anglesAt(Float64Array.of(FIRST_JD, at))).toThrow(RangeError);
  },
);

test('positions exist at both ends of the ephemeris', () => {
  for (const name of BODIES) {
    for (const at of [FIRST_JD, LAST_JD])
      expect(apartArcsec(apparentLongitude(name, at), theoreticalLongitude(name, at))).toBeLessThan(0.06);
  }
});
