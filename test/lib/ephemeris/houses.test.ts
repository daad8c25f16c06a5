import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ascendantDeg,
  type LocalSky,
  localSky,
  midheavenDeg,
  placidusCusps,
  wholeSignCusps,
} from '#lib/ephemeris/local-sky.ts';
import { normalizeDeg, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { type ReferenceBirth, referenceBirths } from './reference.ts';

/** Tolerance for angles and cusps in degrees; the reference is rounded to 0.0001 degrees. */
const ALLOWED_DEG = 0.0002;
const apart = (a: number, b: number) => Math.abs(signedDeg(a - b));
const degrees = (angle: number) => (angle * 180) / Math.PI;
const radians = (angleDeg: number) => (angleDeg * Math.PI) / 180;

const skyOf = ({ utc, ...place }: ReferenceBirth) => localSky(Date.parse(utc), place);

function skyAt({ latitude, sidereal }: { latitude: number; sidereal: number }): LocalSky {
  return { meridian: radians(sidereal), obliquity: radians(23.44), latitude: radians(latitude) };
}

function skies(latitudes: { min: number; max: number }) {
  return fc
    .record({
      ms: fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2101, 0, 1) }),
      latitude: fc.double({ ...latitudes, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    .map(({ ms, ...place }) => localSky(ms, place));
}
const anywhere = skies({ min: -90, max: 90 });
const belowPolarCircles = skies({ min: -66.5, max: 66.5 });

/** An ecliptic longitude seen from a location: distance east of the meridian, altitude and semidiurnal arc, in degrees. */
function seen(longitudeDeg: number, { meridian, obliquity, latitude }: LocalSky) {
  const longitude = radians(longitudeDeg);
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude));
  const rightAscension = Math.atan2(Math.sin(longitude) * Math.cos(obliquity), Math.cos(longitude));
  const east = rightAscension - meridian;
  const sineOfAltitude =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(east);
  return {
    eastDeg: normalizeDeg(degrees(east)),
    altitudeDeg: degrees(Math.asin(sineOfAltitude)),
    halfDayDeg: degrees(Math.acos(-Math.tan(latitude) * Math.tan(declination))),
  };
}

test.each(referenceBirths.map((birth) => [`${birth.place}, ${birth.utc}`, birth] as const))(
  'angles and cusps agree with the reference: %s',
  (_, birth) => {
    const sky = skyOf(birth);
    expect(apart(ascendantDeg(sky), birth.asc)).toBeLessThan(ALLOWED_DEG);
    expect(apart(midheavenDeg(sky), birth.mc)).toBeLessThan(ALLOWED_DEG);
    expect(wholeSignCusps(sky)).toEqual(birth.wholeSign);
    const cusps = placidusCusps(sky);
    expect(cusps?.length).toBe(birth.placidus?.length);
    birth.placidus?.forEach((cusp, i) => {
      expect(apart(cusps?.[i] ?? Number.NaN, cusp)).toBeLessThan(ALLOWED_DEG);
    });
  },
);

test('the reference births include southern, equatorial and polar latitudes', () => {
  expect(referenceBirths).toHaveLength(36);
  expect(referenceBirths.filter(({ latitude }) => latitude < -30).length).toBeGreaterThan(3);
  expect(referenceBirths.filter(({ latitude }) => Math.abs(latitude) < 2).length).toBeGreaterThan(3);
  expect(referenceBirths.filter(({ placidus }) => placidus === null).length).toBe(3);
});

test('the Midheaven is on the meridian, on the side of the noon Sun', () => {
  fc.assert(
    fc.property(anywhere, (sky) => {
      expect(apart(seen(midheavenDeg(sky), sky).eastDeg, 0)).toBeLessThan(1e-6);
    }),
  );
});

test('the Ascendant is on the eastern horizon, even beyond the polar circles', () => {
  fc.assert(
    fc.property(anywhere, (sky) => {
      const { eastDeg, altitudeDeg } = seen(ascendantDeg(sky), sky);
      expect(Math.abs(altitudeDeg)).toBeLessThan(1e-6);
      expect(Math.abs(eastDeg - 90)).toBeLessThanOrEqual(90 + 1e-6);
    }),
    { numRuns: 1000 },
  );
});

// The angles were computed with the Swiss Ephemeris for an obliquity of 23.44 degrees.
test.each([
  { latitude: 69.65, sidereal: 245, ascendant: 60.3091, midheaven: 246.8375 },
  { latitude: 69.65, sidereal: 300, ascendant: 299.0676, midheaven: 297.9104 },
  { latitude: -69.65, sidereal: 70, ascendant: 238.409, midheaven: 71.5341 },
  { latitude: 80, sidereal: 330, ascendant: 334.2722, midheaven: 327.8186 },
])(
  'the Midheaven may be below the horizon: $latitude, $sidereal',
  ({ latitude, sidereal, ascendant, midheaven }) => {
    const sky = skyAt({ latitude, sidereal });
    expect(seen(midheavenDeg(sky), sky).altitudeDeg).toBeLessThan(0);
    expect(midheavenDeg(sky)).toBeCloseTo(midheaven, 4);
    expect(ascendantDeg(sky)).toBeCloseTo(ascendant, 4);
  },
);

test('the angles are defined at the poles', () => {
  for (const latitude of [90, -90, 89.999999, -89.999999])
    for (let sidereal = 0; sidereal < 360; sidereal += 7) {
      const ascendant = ascendantDeg(skyAt({ latitude, sidereal }));
      expect(Math.min(apart(ascendant, 0), apart(ascendant, 180))).toBeLessThan(1e-4);
    }
});

test('180 degrees east and west are the same meridian', () => {
  const [east, west] = [180, -180].map((longitude) => localSky(0, { latitude: -17, longitude })) as [
    LocalSky,
    LocalSky,
  ];
  expect(apart(ascendantDeg(east), ascendantDeg(west))).toBeLessThan(1e-9);
  expect(apart(midheavenDeg(east), midheavenDeg(west))).toBeLessThan(1e-9);
});

test('each Placidus cusp is at the right number of thirds of its own diurnal or nocturnal semi-arc', () => {
  fc.assert(
    fc.property(belowPolarCircles, (sky) => {
      const cusps = placidusCusps(sky) ?? [];
      const at = (house: number) => seen(cusps[house - 1] ?? Number.NaN, sky);
      for (const [house, thirds] of [
        [10, 0],
        [11, 1],
        [12, 2],
        [1, 3],
      ] as const) {
        const { eastDeg, halfDayDeg } = at(house);
        expect(apart(eastDeg, (thirds / 3) * halfDayDeg)).toBeLessThan(1e-6);
      }
      for (const [house, thirds] of [
        [4, 0],
        [3, 1],
        [2, 2],
      ] as const) {
        const { eastDeg, halfDayDeg } = at(house);
        expect(apart(180 - eastDeg, (thirds / 3) * (180 - halfDayDeg))).toBeLessThan(1e-6);
      }
    }),
  );
});

test('opposite Placidus cusps are 180 degrees apart, and the twelve houses make a full circle', () => {
  fc.assert(
    fc.property(belowPolarCircles, (sky) => {
      const cusps = placidusCusps(sky) ?? [];
      const widths = cusps.map((cusp, i) => normalizeDeg((cusps[(i + 1) % 12] ?? Number.NaN) - cusp));
      expect(widths).toHaveLength(12);
      for (const width of widths) expect(width).toBeGreaterThan(0);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
      for (let i = 0; i < 6; i++)
        expect(apart(cusps[i] ?? Number.NaN, (cusps[i + 6] ?? Number.NaN) + 180)).toBeLessThan(1e-9);
    }),
  );
});

test('Placidus cusps are undefined beyond the polar circles', () => {
  fc.assert(
    fc.property(fc.oneof(skies({ min: 66.6, max: 90 }), skies({ min: -90, max: -66.6 })), (sky) => {
      expect(placidusCusps(sky)).toBeUndefined();
    }),
  );
});

test('whole-sign houses coincide with the signs, starting with the Ascendant’s sign', () => {
  fc.assert(
    fc.property(anywhere, (sky) => {
      const cusps = wholeSignCusps(sky);
      expect(normalizeDeg(ascendantDeg(sky) - (cusps[0] ?? Number.NaN))).toBeLessThan(30);
      cusps.forEach((cusp, i) => {
        expect([cusp % 30, normalizeDeg(cusp - (cusps[0] ?? 0))]).toEqual([0, 30 * i]);
      });
    }),
  );
});
