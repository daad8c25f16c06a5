import { expect, test } from '@jest/globals';
import { housesOf } from '#lib/chart/houses.ts';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { signOf } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { readerOf } from '#lib/reading/reader.ts';
import { readingOf } from '#lib/reading/reading.ts';
import { areasOf } from '#lib/reading/summary/areas.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom } from '../../support/people.ts';

const birth = {
  birthDate: '1971-03-19',
  birthTime: '12:41',
  timeZone: 'Europe/London',
  latitude: 51.50853,
  longitude: -0.12574,
};
const houses = housesOf(birth, 'placidus');
if (houses === undefined) throw new Error('The time of birth is known.');
const days = [
  ...scoreDays(natalChart(birth), { dates: datesFrom('2026-01-01', 180), timeZone: birth.timeZone }),
];

/** The house whose cusps a longitude lies between, found by going round them. */
function houseOf(longitudeDeg: number): number {
  const { cuspsDeg } = houses as NonNullable<typeof houses>;
  const ahead = (from: number, to: number) => (to - from + 360) % 360;
  return (
    1 +
    cuspsDeg.findIndex((cusp, i) => {
      const next = cuspsDeg[(i + 1) % 12] as number;
      return ahead(cusp, longitudeDeg) < ahead(cusp, next);
    })
  );
}

test('a transit concerns the house that it falls in and one that its body rules, on the day on which it perfects or begins', () => {
  const rulesOfVenus = houses.cuspsDeg.flatMap((cusp, i) =>
    ['Taurus', 'Libra'].includes(signOf(cusp)) ? [i + 1] : [],
  );
  const transits = days.flatMap((day) => day.transits);
  for (const transit of transits) {
    const areas = areasOf(transit, houses);
    if (transit.stage !== 'exact' && transit.stage !== 'entering') {
      expect(areas).toBeUndefined();
      continue;
    }
    const standsIn = houseOf(transit.window.target.targetDeg);
    expect(areas).toMatchObject({ body: transit.transiting, standsIn });
    if (transit.transiting === 'Venus')
      expect(areas?.rules).toBe(rulesOfVenus.find((house) => house !== standsIn));
  }
  expect(transits.filter(({ transiting }) => transiting === 'Venus').length).toBeGreaterThan(100);
});

test('it is told where the time of birth is known, and nothing of the kind where it is not', () => {
  const areas = /\b(is passing through your house of)\b/;
  const told = days.map((day) => readingOf(day, readerOf(birth), ENGLISH).telling);
  expect(told.filter(({ text }) => areas.test(text)).length / told.length).toBeGreaterThan(0.25);
  const { birthDate } = birth;
  expect(days.filter((day) => areas.test(readingOf(day, { birthDate }, ENGLISH).telling.text))).toEqual([]);
});
