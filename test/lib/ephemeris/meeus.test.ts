import { expect, test } from '@jest/globals';
import { courseOf, forEachCrossing, moonPhases } from '#lib/ephemeris/events.ts';
import { localSky } from '#lib/ephemeris/local-sky.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { signedDeg } from '#lib/ephemeris/zodiac.ts';
import { nutationDeg } from '../../../infra/ephemeris/theory.ts';

const degrees = (d: number, minutes: number, seconds: number) => d + minutes / 60 + seconds / 3600;
const radians = (angleDeg: number) => (angleDeg * Math.PI) / 180;
const arcsec = (a: number, b: number) => Math.abs(signedDeg(a - b)) * 3600;

test.each([
  // Example 12.b gives mean sidereal time, so we add the nutation from 12.a, which changes by only 0.1" a day.
  ['12.a', '1987-04-10T00:00Z', degrees(13, 10, 46.1351)],
  ['12.b', '1987-04-10T19:21Z', degrees(8, 34, 57.0896 - 0.2317)],
])('sidereal time matches Meeus, example %s, at %s', (_, instant, hours) => {
  const { meridian } = localSky(Date.parse(instant), { latitude: 0, longitude: 0 });
  expect(arcsec((meridian * 180) / Math.PI, hours * 15)).toBeLessThan(0.1);
});

test('the true obliquity matches Meeus, example 22.a', () => {
  const { obliquity } = localSky(Date.parse('1987-04-10T00:00Z'), { latitude: 0, longitude: 0 });
  expect(arcsec((obliquity * 180) / Math.PI, degrees(23, 26, 36.85))).toBeLessThan(0.02);
});

test('nutation in longitude matches Meeus, example 22.a', () => {
  expect(nutationDeg(2446895.5) * 3600).toBeCloseTo(-3.788, 3);
});

test('the apparent longitude of the Sun matches the complete theory’s result in Meeus, example 25.b', () => {
  expect(arcsec(apparentLongitude('Sun', 2448908.5), degrees(199, 54, 21.56))).toBeLessThan(0.05);
});

test('the solstice of June 1962 matches Meeus, example 27.a: 21h24m42s TD', () => {
  const found: number[] = [];
  const span = [Date.UTC(1962, 5, 1), Date.UTC(1962, 6, 1)] as const;
  forEachCrossing(courseOf('Sun'), [{ angleDeg: 90 }], ...span, (_, ms) => found.push(ms));
  expect(found).toHaveLength(1);
  expect(
    Math.abs(julianDayTt(found[0] as number) - (2437836.5 + degrees(21, 24, 42) / 24)) * 86400,
  ).toBeLessThan(5);
});

test('the apparent place of Venus matches the complete theory’s result in Meeus, example 33.a', () => {
  const rightAscension = radians(15 * degrees(21, 4, 41.454));
  const declination = radians(-degrees(18, 53, 16.84));
  const obliquity = radians(23.439669);
  // Meeus, formula 13.1, page 93.
  const longitude = Math.atan2(
    Math.sin(rightAscension) * Math.cos(obliquity) + Math.tan(declination) * Math.sin(obliquity),
    Math.cos(rightAscension),
  );
  expect(arcsec(apparentLongitude('Venus', 2448976.5), (longitude * 180) / Math.PI)).toBeLessThan(0.05);
});

test('the apparent longitude of the Moon matches the complete theory’s result in Meeus, example 47.a', () => {
  expect(arcsec(apparentLongitude('Moon', 2448724.5), degrees(133, 10, 0))).toBeLessThan(1);
});

test.each([
  ['49.a', 'new', 2443192.65118],
  ['49.b', 'last quarter', 2467636.49186],
])('the Moon phase of Meeus, example %s (%s), is found at its published time', (_, name, jde) => {
  const nearMs = (jde - 2440587.5) * 86_400_000;
  const [phase] = moonPhases(nearMs - 86_400_000, nearMs + 86_400_000);
  expect(phase?.name).toBe(name);
  // The method of chapter 49 is accurate to a few seconds.
  expect(Math.abs(julianDayTt(phase?.atMs as number) - jde) * 86400).toBeLessThan(20);
});
