import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { type Words, wordsFor } from '#lib/reading/reading.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';
import { scoredDay } from './generated-days.ts';
import { GLYPHS } from './glyph-locale.ts';
import { overviewFor } from './told-overviews.ts';

/** Every text of an entry. */
const textsOf = ({ favorable, unfavorable, luckyColors, summary }: Words) => [
  ...favorable,
  ...unfavorable,
  ...luckyColors.map(({ name }) => name),
  summary,
];

/** What an entry's lists choose, by identifiers. */
function choicesOf({ favorable, unfavorable, luckyColors, luckyNumbers }: Words, locale: Locale) {
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
const days = [
  ...scoreDays(natalChart(person), { dates: datesFrom('2026-01-01', 180), timeZone: person.timeZone }),
];

describe('a second language is a locale and nothing else', () => {
  test('every word of half a year’s entries comes from it', () => {
    const texts = days.flatMap((day) => textsOf(wordsFor(day, person, GLYPHS)));
    expect(texts.filter((text) => /\p{Letter}/u.test(text) || !/⟦\d+⟧/.test(text))).toEqual([]);
  });

  test('and so on any day, also without a single transit', () => {
    const isWithoutLetters = (day: ScoredDay) =>
      textsOf(wordsFor(day, person, GLYPHS)).every((text) => !/\p{Letter}/u.test(text));
    fc.assert(
      fc.property(scoredDay, (day) => isWithoutLetters(day) && isWithoutLetters({ ...day, transits: [] })),
      { numRuns: 100 },
    );
  });

  test('every word of overviews comes from it', () => {
    const texts = [1, 7, 30, 365].flatMap((length) => {
      const { summary, themes, sky } = overviewFor(person, '2026-01-01', length, GLYPHS).overview;
      return [summary, ...themes.map(({ text }) => text), ...sky.map(({ text }) => text)];
    });
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => /\p{Letter}/u.test(text) || !/⟦\d+(\.\d)?⟧/.test(text))).toEqual([]);
  });

  test('what is recommended, advised against and lucky is the same where the lines speak of the same matters', () => {
    const { lines, shareWords } = ENGLISH;
    const alike = { ...GLYPHS, lines, shareWords };
    for (const day of days)
      expect(choicesOf(wordsFor(day, person, alike), alike)).toEqual(
        choicesOf(wordsFor(day, person, ENGLISH), ENGLISH),
      );
  });
});
