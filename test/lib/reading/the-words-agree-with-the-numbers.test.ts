import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { wordsFor } from '#lib/reading/reading.ts';
import { isNews } from '#lib/reading/summary/news.ts';
import { contradictions, names } from './contradictions.ts';
import { GROWN_UP, scoredDay } from './generated-days.ts';
import { DAYS } from './scored-years.ts';

describe('the words agree with the numbers', () => {
  test('on every day of ten years, text, lists, labels, rating and clock say the same', () => {
    const all = DAYS.flatMap(({ day, reader, words }) => contradictions(day, reader, words));
    expect(all.slice(0, 10)).toEqual([]);
  });

  test('the strongest of the transits that make news is told on three days of four', () => {
    const told = DAYS.filter(({ day, words }) => {
      const strongest = day.transits.find(isNews);
      return strongest && names(words.summary, strongest);
    });
    expect(told.length / DAYS.length).toBeGreaterThanOrEqual(0.75);
  });

  test('even a day that no sky would make is told without contradiction', () => {
    fc.assert(
      fc.property(scoredDay, (day) => {
        const told = contradictions(day, GROWN_UP, wordsFor(day, GROWN_UP, ENGLISH));
        expect(told.filter((contradiction) => !contradiction.startsWith('nothing makes'))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
