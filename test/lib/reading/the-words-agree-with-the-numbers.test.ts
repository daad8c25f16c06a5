import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { wordsFor } from '#lib/reading/reading.ts';
import { contradictions, names } from './contradictions.ts';
import { GROWN_UP, scoredDay } from './generated-days.ts';
import { DAYS } from './scored-years.ts';
import { sentencesOf } from './sentences-of.ts';

describe('the words agree with the numbers', () => {
  test('on every day of eight years, text, lists, labels, rating and clock say the same', () => {
    const all = DAYS.flatMap(({ day, words }) => contradictions(day, words));
    expect(all.slice(0, 10)).toEqual([]);
  });

  test('the strongest transit is named on at least nine days of ten', () => {
    const named = DAYS.filter(({ day, words }) =>
      sentencesOf(words.summary).some((sentence) => day.transits[0] && names(sentence, day.transits[0])),
    );
    expect(named.length / DAYS.length).toBeGreaterThanOrEqual(0.9);
  });

  test('even a day that no sky would make is told without contradiction', () => {
    fc.assert(
      fc.property(scoredDay, (day) => {
        const told = contradictions(day, wordsFor(day, undefined, GROWN_UP, ENGLISH));
        expect(told.filter((contradiction) => !contradiction.startsWith('nothing makes'))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
