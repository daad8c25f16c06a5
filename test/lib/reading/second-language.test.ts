import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { readerOf } from '#lib/reading/reader.ts';
import { type Reading, renderReading } from '#lib/reading/reading.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';
import { scoredDay } from './generated-days.ts';
import { GLYPHS } from './glyph-locale.ts';
import { overviewFor } from './overviews.ts';

const textsOf = ({ favorable, unfavorable, luckyColors, summary }: Reading) => [
  ...favorable,
  ...unfavorable,
  ...luckyColors.map(({ name }) => name),
  summary,
];

/** The ids of an entry's activities and colors, and the entry's lucky numbers. */
function choicesOf({ favorable, unfavorable, luckyColors, luckyNumbers }: Reading, locale: Locale) {
  const idOf = (names: Record<string, string>, wanted: string) =>
    Object.keys(names).find((id) => names[id] === wanted);
  return {
    favorable: favorable.map((name) => idOf(locale.activities, name)),
    unfavorable: unfavorable.map((name) => idOf(locale.activities, name)),
    luckyColors: luckyColors.map(({ name, hex }) => [idOf(locale.colors, name), hex]),
    luckyNumbers,
  };
}

const [person] = PEOPLE;
const reader = readerOf(person);
const days = [
  ...scoreDays(natalChart(person), { dates: datesFrom('2026-01-01', 180), timeZone: person.timeZone }),
];

test('every word of an entry comes from the locale', () => {
  const texts = days.flatMap((day) => textsOf(renderReading(day, reader, GLYPHS)));
  expect(texts.filter((text) => /\p{Letter}/u.test(text) || !/⟦\d+⟧/.test(text))).toEqual([]);
});

test('every word of a generated day comes from the locale, even without transits', () => {
  const isWithoutLetters = (day: ScoredDay) =>
    textsOf(renderReading(day, reader, GLYPHS)).every((text) => !/\p{Letter}/u.test(text));
  fc.assert(
    fc.property(scoredDay, (day) => isWithoutLetters(day) && isWithoutLetters({ ...day, transits: [] })),
    { numRuns: 100 },
  );
});

test('every word of an overview comes from the locale', () => {
  const texts = [1, 7, 30, 365].flatMap((length) => {
    const { summary, themes, sky } = overviewFor(person, '2026-01-01', length, GLYPHS).overview;
    return [summary, ...themes.map(({ text }) => text), ...sky.map(({ text }) => text)];
  });
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => /\p{Letter}/u.test(text) || !/⟦\d+(\.\d)?⟧/.test(text))).toEqual([]);
});

test('locales with the same lines have the same lists, colors and numbers', () => {
  const { lines, shareWords } = ENGLISH;
  const sameLines = { ...GLYPHS, lines, shareWords };
  for (const day of days)
    expect(choicesOf(renderReading(day, reader, sameLines), sameLines)).toEqual(
      choicesOf(renderReading(day, reader, ENGLISH), ENGLISH),
    );
});
