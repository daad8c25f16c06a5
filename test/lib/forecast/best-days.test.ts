import { expect, test } from '@jest/globals';
import type { Birth } from '#lib/chart/natal-chart.ts';
import { bestDays } from '#lib/forecast/best-days.ts';
import { explainDays, forecastDays } from '#lib/forecast/forecast-days.ts';
import { PURPOSES } from '#lib/forecast/purposes.ts';
import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITIES, type ActivityId } from '#lib/reading/lists/activities.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

const [person] = PEOPLE;
const days = { dates: datesFrom('2026-05-01', 60), timeZone: person.timeZone };
const explained = explainDays(person, days).entries;

test.each(['rating', ...METRICS] as const)(
  'the best days for %s are the days with the most points',
  (name) => {
    const purpose = name === 'rating' ? 'overall' : name;
    const sums = explained.map(({ transits }) => transits.reduce((sum, { points }) => sum + points[name], 0));
    const best = bestDays(person, days, { purpose, limit: 5 });
    expect(best.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    best.forEach(({ score }, i) => {
      expect(score).toBeCloseTo(sums.toSorted((a, b) => b - a)[i] ?? Number.NaN, 6);
    });
    for (const { reasons, horoscope } of best) {
      const points = reasons.map((reason) => reason.points[name]);
      expect(points.length > 0).toBe(horoscope.overallRating >= 6);
      for (const value of points) expect(value).toBeGreaterThan(0);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  },
);

test('each best day has the same entry as the forecast', () => {
  for (const { horoscope } of bestDays(person, days, { purpose: 'luck', limit: 3 })) {
    expect([horoscope]).toEqual(forecastDays(person, { dates: [horoscope.date], timeZone: days.timeZone }));
  }
});

test.each(ACTIVITIES)(
  'on its best days, the activity $id is not unfavorable, and none of its metrics is Low',
  ({ id, metrics }) => {
    for (const { horoscope } of bestDays(person, days, { purpose: id, limit: 3 })) {
      expect(horoscope.unfavorable).not.toContain(ACTIVITY_NAMES[id]);
      for (const metric of metrics) expect(horoscope.metrics[metric]).not.toBe('Low');
    }
  },
);

test('a reason that is the day’s lead has the sentence that the summary has', () => {
  const told = new Map(explained.map(({ date, brief, sentences }) => [date, { brief, sentences }]));
  const quoted = METRICS.flatMap((purpose) => bestDays(person, days, { purpose, limit: 30 })).flatMap(
    ({ horoscope, reasons }) => {
      const { brief, sentences } = told.get(horoscope.date) ?? {};
      const lead = brief?.lead && 'transit' in brief.lead ? brief.lead.transit : undefined;
      const meaning = sentences?.find(({ rule }) => rule === 'meaning')?.text;
      const reason = reasons.find(
        ({ transiting, aspect, natal }) =>
          transiting === lead?.transiting && aspect === lead.aspect && natal === lead.natal,
      );
      return meaning && reason ? [{ meaning, text: reason.text }] : [];
    },
  );
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter(({ meaning, text }) => !text.startsWith(`${meaning} `))).toEqual([]);
});

test('a limit above the number of days returns every day once', () => {
  const few = { ...days, dates: days.dates.slice(0, 3) };
  const best = bestDays(person, few, { purpose: 'public-speaking', limit: 31 });
  expect(best.map(({ horoscope }) => horoscope.date).sort()).toEqual(few.dates);
});

test('no two purposes share an alias, and an unknown purpose throws', () => {
  const aliases = PURPOSES.flatMap((purpose) => purpose.aliases);
  expect(new Set(aliases).size).toBe(aliases.length);
  const purpose = 'world domination' as (typeof PURPOSES)[number]['id'];
  expect(() => bestDays(person, days, { purpose, limit: 1 })).toThrow(RangeError);
});

const year = { ...days, dates: datesFrom('2026-01-01', 365) };
const ranked = (purpose: ActivityId, birth: Birth = person) =>
  bestDays(birth, year, { purpose, limit: 365 }).map(({ horoscope, ...rest }) => ({ ...rest, ...horoscope }));
const HOLIDAYS = ['01-01', '05-01', '12-24', '12-25', '12-26', '12-31'];
/** Saturdays, Sundays and holidays that most of the world shares. */
const isWeekend = ({ date }: { date: string }) =>
  [0, 6].includes(new Date(date).getUTCDay()) || HOLIDAYS.includes(date.slice(5));

test('the best days for work exclude weekends and holidays', () => {
  expect(ranked('job-interviews').slice(0, 150).filter(isWeekend)).toEqual([]);
});

test('the best days for a weekend trip are weekends and holidays', () => {
  expect(ranked('weekend-trips').slice(0, 50).every(isWeekend)).toBe(true);
});

test('the best days for high-stakes activities have a rating of at least 5', () => {
  const ratings = ranked('major-purchases').map(({ overallRating }) => overallRating);
  expect(Math.min(...ratings.slice(0, 120))).toBeGreaterThanOrEqual(5);
});

test('days that rule out an activity come last, and neither they nor days rated below 6 have reasons', () => {
  const all = ranked('job-interviews');
  const isNone = all.map(({ reasons }) => reasons.length === 0);
  const weekend = all.findIndex(isWeekend);
  const top = all.slice(0, 100);
  expect(isNone.slice(0, 100)).toEqual(top.map(({ overallRating }) => overallRating < 6));
  expect(isNone.slice(weekend)).not.toContain(false);
  // By score alone, at least one weekend day would be among the first hundred.
  expect(Math.max(...all.slice(weekend).map(({ score }) => score))).toBeGreaterThan(all[99]?.score ?? 9);
});

test('an unsuitable age rules out every day, but all days are still returned', () => {
  const child = { ...person, birthDate: '2020-05-17' };
  const scores = ranked('job-interviews', child).map(({ score }) => score);
  expect(scores).toHaveLength(365);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const grownUps = ranked('job-interviews').map(({ score }) => score);
  expect(grownUps).not.toEqual(grownUps.toSorted((a, b) => b - a));
});
