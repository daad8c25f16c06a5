import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { birthInstant } from '#lib/chart/birth.ts';
import { HOUSE_SYSTEMS, houseAt } from '#lib/chart/house-systems.ts';
import { anglesAt, housesOf } from '#lib/chart/houses.ts';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { normalizeDeg, SIGNS, signOf } from '#lib/ephemeris/zodiac.ts';
import { referenceBirths } from '../ephemeris/reference.ts';

const munich = { timeZone: 'Europe/Berlin', latitude: 48.13743, longitude: 11.57549 };
const birth = { birthDate: '1990-06-15', birthTime: '14:20', ...munich };
const known = (houses: ReturnType<typeof housesOf>) => houses as NonNullable<typeof houses>;
const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

test('angles and houses need a known time and place', () => {
  expect(housesOf(birth, 'placidus')?.system).toBe('placidus');
  const { birthTime, ...timeless } = birth;
  const { latitude, longitude, ...placeless } = birth;
  for (const unknown of [timeless, placeless, { ...placeless, latitude }, { ...placeless, longitude }]) {
    expect(housesOf(unknown, 'placidus')).toBeUndefined();
    expect(anglesAt(birthInstant(unknown).atMs, unknown)).toBeUndefined();
  }
});

test('the angles at the instant of birth are those of the houses', () => {
  expect(anglesAt(birthInstant(birth).atMs, birth)).toEqual(housesOf(birth, 'placidus')?.angles);
});

test('houses are whole signs on request and beyond the polar circles, and Placidus otherwise', () => {
  for (const of of referenceBirths) {
    expect(housesOf(of, 'placidus')?.system).toBe(of.placidus ? 'placidus' : 'whole-sign');
    expect(housesOf(of, 'whole-sign')).toMatchObject({ system: 'whole-sign', cuspsDeg: of.wholeSign });
  }
});

test('the house system doesn’t affect the angles', () => {
  const [placidus, wholeSign] = HOUSE_SYSTEMS.map((system) => housesOf(birth, system));
  expect(placidus?.angles).toEqual(wholeSign?.angles);
  expect(placidus?.cuspsDeg).not.toEqual(wholeSign?.cuspsDeg);
});

test('every longitude is in the house between its cusp and the next', () => {
  for (const of of referenceBirths)
    for (const system of HOUSE_SYSTEMS) {
      const houses = known(housesOf(of, system));
      const { cuspsDeg } = houses;
      cuspsDeg.forEach((cuspDeg, i) => {
        expect(houseAt(cuspDeg, houses)).toBe(i + 1);
      });
      fc.assert(
        fc.property(longitude, (deg) => {
          const house = houseAt(deg, houses);
          const [from = Number.NaN, to = Number.NaN] = [cuspsDeg[house - 1], cuspsDeg[house % 12]];
          expect(normalizeDeg(deg - from)).toBeLessThan(normalizeDeg(to - from));
        }),
        { numRuns: 50 },
      );
    }
});

test('a whole-sign house is a sign, counted from the Ascendant’s', () => {
  const houses = known(housesOf(birth, 'whole-sign'));
  const rising = SIGNS.indexOf(houses.angles.ascendant.sign);
  for (const { longitudeDeg } of natalChart(birth).bodies)
    expect(houseAt(longitudeDeg, houses)).toBe(
      1 + ((SIGNS.indexOf(signOf(longitudeDeg)) - rising + 12) % 12),
    );
});
