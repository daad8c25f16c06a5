import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { explainDays, forecastDays } from '#lib/forecast/forecast-days.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

const LEVELS = ['Low', 'Moderate', 'Good', 'High'];

test('a forecast has one entry per date in ascending order, and no entries without dates', () => {
  expect(forecastDays(PEOPLE[0], { dates: [], timeZone: 'UTC' })).toEqual([]);
  const [person] = PEOPLE;
  const entries = forecastDays(person, { dates: datesFrom('2026-12-30', 4), timeZone: person.timeZone });
  expect(entries.map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  for (const entry of entries) {
    expect(Object.keys(entry)).toEqual([
      ...['date', 'overallRating', 'metrics', 'favorable', 'unfavorable'],
      ...['luckyColors', 'luckyNumbers', 'summary'],
    ]);
    expect(Object.keys(entry.metrics)).toEqual(METRICS);
    for (const level of Object.values(entry.metrics)) expect(LEVELS).toContain(level);
  }
});

test('an entry’s bytes don’t depend on the other requested dates', () => {
  const person = fc.constantFrom(...PEOPLE);
  const timeZone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Pacific/Apia', 'UTC');
  const first = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days));
  fc.assert(
    fc.property(person, timeZone, first, fc.integer({ min: 2, max: 40 }), (born, zone, start, count) => {
      const dates = datesFrom(start, count);
      const entriesOf = (some: string[]) => explainDays(born, { dates: some, timeZone: zone }).entries;
      const together = entriesOf(dates);
      const isThird = (_: unknown, i: number) => i % 3 === 0;
      expect(JSON.stringify(entriesOf(dates.filter(isThird)))).toBe(JSON.stringify(together.filter(isThird)));
      expect(JSON.stringify(entriesOf(dates.slice(-1)))).toBe(JSON.stringify(together.slice(-1)));
    }),
    { numRuns: 40 },
  );
});

test('the order and repetition of dates don’t matter', () => {
  const [person] = PEOPLE;
  const { timeZone } = person;
  expect(forecastDays(person, { dates: ['2026-03-03', '2026-03-01', '2026-03-03'], timeZone })).toEqual(
    forecastDays(person, { dates: ['2026-03-01', '2026-03-03'], timeZone }),
  );
});

test('different people, dates and time zones get different entries', () => {
  const dates = datesFrom('2026-06-01', 10);
  const summaries = PEOPLE.flatMap((person) =>
    ['Europe/Berlin', 'Pacific/Auckland'].flatMap((timeZone) =>
      forecastDays(person, { dates, timeZone }).map((entry) => JSON.stringify({ ...entry, date: '' })),
    ),
  );
  expect(new Set(summaries).size).toBe(summaries.length);
});

test('days follow the requested time zone, so an exact transit can fall on different dates in different zones', () => {
  const [person] = PEOPLE;
  const dates = datesFrom('2026-06-01', 30);
  const exactIn = (timeZone: string) =>
    explainDays(person, { dates, timeZone }).entries.flatMap(({ date, transits }) =>
      transits.flatMap(({ transiting, natal, aspect, exactAt }) =>
        exactAt ? [{ date, exactAt, name: `${transiting} ${aspect} ${natal}` }] : [],
      ),
    );
  const london = exactIn('Etc/UTC');
  const tokyo = exactIn('Asia/Tokyo');
  for (const { date, exactAt, name } of london) {
    expect(exactAt.slice(0, 10)).toBe(date);
    const local = new Date(Date.parse(exactAt) + 9 * 3_600_000).toISOString().slice(0, 10);
    if (local > (dates.at(-1) ?? '')) continue;
    expect(tokyo).toContainEqual({ date: local, exactAt, name });
  }
});

test.each([
  ['2026-03-29', 'Europe/Berlin', 23],
  ['2026-10-25', 'Europe/Berlin', 25],
  ['2011-12-30', 'Pacific/Apia', 24],
  ['1900-01-01', 'Asia/Kolkata', 24],
])('the day %s in %s has an entry', (date, timeZone) => {
  const [entry] = forecastDays({ birthDate: '1900-01-01', timeZone }, { dates: [date], timeZone });
  expect(entry?.date).toBe(date);
});

test.each([
  ['a nonexistent date', '2026-02-30', 'UTC'],
  ['an unknown zone', '2026-02-28', 'Europe/Atlantis'],
  ['a date beyond the ephemeris', '2101-02-01', 'UTC'],
])('a forecast for %s throws a RangeError', (_, date, timeZone) => {
  expect(() => forecastDays(PEOPLE[0], { dates: [date], timeZone })).toThrow(RangeError);
});
