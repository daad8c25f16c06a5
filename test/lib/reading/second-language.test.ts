import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { calendarDays } from '#lib/forecast/calendar-days.ts';
import { explainDays, forecastDays } from '#lib/forecast/forecast-days.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import { natalReport } from '#lib/forecast/report.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';
import { GLYPHS, REPORT_GLYPHS } from './glyph-locale.ts';
import { NORA } from './scored-years.ts';

const isForeign = (text: string) => /\p{Letter}|[{}]/u.test(text) || !/⟦\d*⟧/.test(text);
const person = PEOPLE[0];
const days = (count: number) => ({ dates: datesFrom('2026-01-01', count), timeZone: person.timeZone });

test('every word of a week and of a year comes from the locale', () => {
  for (const [birth, count] of [
    [NORA, 7],
    [person, 365],
    [PEOPLE[2], 365],
  ] as const) {
    const entries = forecastDays(birth, days(count), GLYPHS);
    const texts = entries.flatMap(({ favorable, unfavorable, luckyColors, summary }) => {
      return [...favorable, ...unfavorable, ...luckyColors.map(({ name }) => name), summary];
    });
    expect(texts.filter(isForeign)).toEqual([]);
    expect(texts.length).toBeGreaterThan(5 * count);
  }
});

test('every word of an overview and a calendar comes from the locale', () => {
  const texts = [1, 7, 30, 365].flatMap((count) => {
    const { summary, themes, sky } = periodOverview(person, days(count), GLYPHS);
    const { themes: events, days: dated } = calendarDays(person, days(count), GLYPHS);
    const exact = dated.flatMap((day) => day.exact.map(({ text }) => text));
    return [summary, ...[...themes, ...sky, ...events].map(({ text }) => text), ...exact];
  });
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(isForeign)).toEqual([]);
});

test('every word of a natal report comes from the locale', () => {
  const texts = [NORA, person].flatMap((birth) =>
    natalReport(birth, REPORT_GLYPHS).flatMap(({ title, paragraphs }) => [`${title}⟦⟧`, ...paragraphs]),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(isForeign)).toEqual([]);
});

test('a day is about the same in every language', () => {
  const about = (locale?: typeof GLYPHS) =>
    explainDays(NORA, days(100), locale).entries.map(
      ({ date, overallRating, metrics, luckyNumbers, brief: { area: _, ...brief } }) => {
        return { date, overallRating, metrics, luckyNumbers, brief };
      },
    );
  expect(about(GLYPHS)).toEqual(about());
});

test('only the choice of a locale imports a language', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.startsWith('reading/en/'),
  );
  const importing = files.filter((path) =>
    /from '(#lib\/reading\/en\/|(\.\.?\/)+en\/)/.test(readFileSync(`lib/${path}`, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(importing.sort()).toEqual(['forecast/activities.ts', 'forecast/locales.ts', 'forecast/report.ts']);
});
