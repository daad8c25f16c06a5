import { expect, test } from '@jest/globals';
import { houseAt } from '#lib/chart/house-systems.ts';
import { housesOf } from '#lib/chart/houses.ts';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { signOf } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { readerOf } from '#lib/reading/reader.ts';
import { composeDay } from '#lib/reading/reading.ts';
import { areasOf } from '#lib/reading/summary/areas.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom } from '../../support/people.ts';

const london = { timeZone: 'Europe/London', latitude: 51.50853, longitude: -0.12574 };
const birth = { birthDate: '1971-03-19', birthTime: '12:41', ...london };
const houses = housesOf(birth, 'placidus');
if (houses === undefined) throw new Error('The birth has a time.');
const days = [
  ...scoreDays(natalChart(birth), { dates: datesFrom('2026-01-01', 180), timeZone: birth.timeZone }),
];

test('only on its entering and exact days, a transit has its target’s house and another house that its body rules', () => {
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
    const house = houseAt(transit.window.target.targetDeg, houses);
    expect(areas).toMatchObject({ body: transit.transiting, house });
    if (transit.transiting === 'Venus')
      expect(areas?.rules).toBe(rulesOfVenus.find((ruled) => ruled !== house));
  }
  expect(transits.filter(({ transiting }) => transiting === 'Venus').length).toBeGreaterThan(100);
});

test('areas of life are mentioned only with a birth time', () => {
  const areas = /\b(is passing through your house of)\b/;
  const summaries = days.map((day) => composeDay(day, readerOf(birth), ENGLISH).summary);
  expect(summaries.filter(({ text }) => areas.test(text)).length / summaries.length).toBeGreaterThan(0.25);
  const { birthDate } = birth;
  expect(
    days.filter((day) => areas.test(composeDay(day, { birthDate, matters: [] }, ENGLISH).summary.text)),
  ).toEqual([]);
});
