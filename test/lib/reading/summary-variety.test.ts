import { expect, test } from '@jest/globals';
import { sentencesOf } from './english-faults.ts';
import { YEARS } from './scored-years.ts';

/** Removes times and dates from a text. */
function timeless(text: string): string {
  return text
    .replace(/\d\d:\d\d/g, '')
    .replace(/\b(?:a|two|three|four|five|six|seven|eight|nine|ten) (?:day|week|month)s?\b/g, '')
    .replace(/\b(?:yesterday’s|tomorrow’s|tomorrow)\b/g, '');
}

const SUMMARIES = YEARS.map((year) => year.map(({ reading }) => timeless(reading.summary)));

test('at least 90% of each reader’s summaries in a year are unique, and at least 98% on average', () => {
  const shares = SUMMARIES.map((year) => new Set(year).size / year.length);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.9);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.98);
});

test('at most one in 25 pairs of consecutive days shares a sentence', () => {
  const pairs = SUMMARIES.flatMap((year) =>
    year.slice(1).map((text, i) => [year[i] as string, text] as const),
  );
  const sharing = pairs.filter(([before, after]) =>
    sentencesOf(after).some((sentence) => sentencesOf(before).includes(sentence)),
  );
  expect(sharing.length / pairs.length).toBeLessThanOrEqual(0.04);
});

test('no sentence occurs more than thirty times a year', () => {
  for (const year of SUMMARIES) {
    const counts = new Map<string, number>();
    for (const sentence of year.flatMap(sentencesOf)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(30);
  }
});

test('different readers get different summaries', () => {
  const all = SUMMARIES.flat();
  expect(new Set(all).size / all.length).toBeGreaterThanOrEqual(0.98);
});
