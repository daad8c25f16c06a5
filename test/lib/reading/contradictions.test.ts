import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { renderReading } from '#lib/reading/reading.ts';
import { isNews } from '#lib/reading/summary/choose-transits.ts';
import { contradictions, names } from './contradictions.ts';
import { ADULT, scoredDay } from './generated-days.ts';
import { DAYS } from './scored-years.ts';

test('text, lists, levels, rating and clock times agree on every day of ten years', () => {
  const all = DAYS.flatMap(({ day, reader, reading }) => contradictions(day, reader, reading));
  expect(all.slice(0, 10)).toEqual([]);
});

test('at least three quarters of the summaries name the day’s strongest newsworthy transit', () => {
  const naming = DAYS.filter(({ day, reading }) => {
    const strongest = day.transits.find(isNews);
    return strongest && names(reading.summary, strongest);
  });
  expect(naming.length / DAYS.length).toBeGreaterThanOrEqual(0.75);
});

test('generated days have no contradictions other than list entries that no transit supports', () => {
  fc.assert(
    fc.property(scoredDay, (day) => {
      const found = contradictions(day, ADULT, renderReading(day, ADULT, ENGLISH));
      expect(found.filter((contradiction) => !contradiction.startsWith('nothing makes'))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
