import { expect, test } from '@jest/globals';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { eclipses } from '#lib/ephemeris/eclipses.ts';
import { normalizeDeg, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { eclipseLongitudeDeg, eclipseTouches } from '#lib/transits/eclipse-touches.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

const [solar] = eclipses(Date.UTC(2026, 7, 12), Date.UTC(2026, 7, 13));
const [lunar] = eclipses(Date.UTC(2026, 7, 28), Date.UTC(2026, 7, 29));
if (!solar || !lunar) throw new Error('Both are published.');

/** A chart with only the Sun, whose longitude over the day of birth ranges between two offsets from `placeDeg`. */
const sunFrom = (placeDeg: number, fromDeg: number, toDeg: number) => ({
  points: [
    {
      point: 'Sun' as const,
      longitudeDeg: placeDeg,
      fromDeg: normalizeDeg(placeDeg + fromDeg),
      toDeg: normalizeDeg(placeDeg + toDeg),
    },
  ],
});

test('the longitude of a solar eclipse is the Sun’s, and that of a lunar eclipse is the Moon’s', () => {
  // Any published ephemeris for 2026 gives 20° 02' Leo and 4° 54' Pisces.
  expect(eclipseLongitudeDeg(solar)).toBeCloseTo(140.04, 1);
  expect(eclipseLongitudeDeg(lunar)).toBeCloseTo(334.9, 1);
});

test('an eclipse touches a body that is within five degrees of it or the opposite point all day of birth', () => {
  for (const eclipse of [solar, lunar])
    for (const side of [0, 180]) {
      const placeDeg = eclipseLongitudeDeg(eclipse) + side;
      const aspect = side === 0 ? 'conjunction' : 'opposition';
      const isTouched = (fromDeg: number, toDeg: number) => {
        const touches = eclipseTouches(sunFrom(placeDeg, fromDeg, toDeg), eclipse);
        if (touches.length > 0) expect(touches).toEqual([{ body: 'Sun', aspect }]);
        return touches.length > 0;
      };
      expect(isTouched(-0.5, 0.5)).toBe(true);
      expect(isTouched(3.9, 4.9)).toBe(true);
      expect(isTouched(-4.9, -3.9)).toBe(true);
      expect(isTouched(4.4, 5.4)).toBe(false);
      expect(isTouched(-5.4, -4.4)).toBe(false);
      expect(isTouched(89.5, 90.5)).toBe(false);
    }
});

test('a scored day lists the bodies that its eclipse touches; a day without an eclipse lists none', () => {
  for (const person of PEOPLE) {
    const chart = natalChart(person);
    const days = [...scoreDays(chart, { dates: datesFrom('2026-01-01', 365), timeZone: person.timeZone })];
    expect(days.filter(({ sky }) => sky.eclipse).length).toBe(4);
    for (const { sky, eclipseTouches: touched } of days) {
      const near = chart.bodies.flatMap(({ body, longitudeDeg }) => {
        if (!sky.eclipse || body === 'Moon') return [];
        const awayDeg = Math.abs(signedDeg(longitudeDeg - eclipseLongitudeDeg(sky.eclipse)));
        if (Math.min(awayDeg, 180 - awayDeg) >= 3) return [];
        return [{ body, aspect: awayDeg < 90 ? 'conjunction' : 'opposition' }];
      });
      expect(touched).toEqual(expect.arrayContaining(near));
      if (!sky.eclipse) expect(touched).toEqual([]);
    }
  }
});
