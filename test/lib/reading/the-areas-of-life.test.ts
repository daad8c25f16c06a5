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

test('a day is about the houses that its first two transits fall in, or one that the first body rules', () => {
  const rulesOfVenus = houses.cuspsDeg.flatMap((cusp, i) =>
    ['Taurus', 'Libra'].includes(signOf(cusp)) ? [i + 1] : [],
  );
  let alone = 0;
  for (const { transits } of days) {
    const [lead, second] = transits;
    if (lead === undefined || second === undefined) continue;
    const [first, next] = [lead, second].map(({ window }) => houseOf(window.target.targetDeg));
    expect(areasOf([lead, second], houses)?.first).toBe(first);
    if (first !== next) expect(areasOf([lead, second], houses)).toEqual({ first, next });
    if (lead.transiting !== 'Venus') continue;
    alone += 1;
    const ruled = rulesOfVenus.find((house) => house !== first);
    expect(areasOf([lead], houses)).toEqual({ first, next: ruled });
  }
  expect(alone).toBeGreaterThan(10);
  expect(areasOf([], houses)).toBeUndefined();
});

test('they are told where the time of birth is known, and nothing of the kind where it is not', () => {
  const areas = /\b(Most of this is about|Look for it in|It shows in)\b/;
  const told = days.map((day) => readingOf(day, readerOf(birth), ENGLISH).telling);
  // On a day on which the sky has much to say, there may be no room.
  const silent = told.filter(({ told, text }) => told.length > 0 && !areas.test(text));
  expect(silent.length / told.length).toBeLessThan(0.05);
  const { birthDate } = birth;
  expect(days.filter((day) => areas.test(readingOf(day, { birthDate }, ENGLISH).telling.text))).toEqual([]);
});
