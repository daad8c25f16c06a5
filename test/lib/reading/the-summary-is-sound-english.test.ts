import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { transitName } from '#lib/reading/en/theme-texts.ts';
import { wordsFor } from '#lib/reading/reading.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { GROWN_UP, scoredDay } from './generated-days.ts';
import { DAYS } from './scored-years.ts';
import { sentencesOf } from './sentences-of.ts';

/** What no summary may contain, and what is wrong with it. */
const FAULTS: readonly [RegExp, string][] = [
  [/ {2,}/, 'a doubled space'],
  [/\s[.,;:]/, 'a space before a stop'],
  [/[.,;:]{2}/, 'a doubled stop'],
  [/[{}]|undefined|NaN|null/, 'an unfilled blank'],
  [/\ba (?=[aeio]|Uranus|opposition|exact)/, '"a" before a vowel'],
  [/\ban (?=[^aeiou])(?!hour|honest)/i, '"an" before a consonant'],
  [/\b(the|The) (Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b/, 'an article before a planet'],
  [
    /(?<!\b[Tt]he (?:new |full |half |waning half )?|your )\b(Sun|Moon)\b/,
    'the Sun or Moon without an article',
  ],
  [/\b(\w+) \1\b/i, 'a word twice'],
  [/\bnatal\b|\bretrograde (?!at|in the small hours)/, 'a word that no newspaper explains'],
  [/, so [^.]*, so /, 'two conclusions in a sentence'],
  [/: [^.]*: /, 'two colons in a sentence'],
];

function faultsOf(summary: string): string[] {
  const sentences = sentencesOf(summary);
  return [
    ...FAULTS.filter(([fault]) => fault.test(summary)).map(([, name]) => name),
    ...(sentences.length >= 3 && sentences.length <= 6 ? [] : [`${sentences.length} sentences`]),
    ...sentences.filter((sentence) => sentence.split(' ').length > 30).map(() => 'a sentence over 30 words'),
    ...sentences.filter((sentence) => !/^[A-Z].*[a-z0-9]\)?\.$/.test(sentence)).map(() => 'no sentence'),
  ].map((fault) => `${fault}: ${summary}`);
}

/** Whether a summary names the transit with the largest rating points. */
function tellsOfMost({ transits: [most] }: ScoredDay, summary: string): boolean {
  return most !== undefined && summary.toLowerCase().includes(transitName(most).toLowerCase());
}

describe('the summary is sound English', () => {
  test('on every day of eight years', () => {
    expect(DAYS.flatMap(({ words }) => faultsOf(words.summary)).slice(0, 10)).toEqual([]);
  });

  test('for any transits that a day may have', () => {
    fc.assert(
      fc.property(scoredDay, (day) => {
        expect(faultsOf(wordsFor(day, GROWN_UP, ENGLISH).summary)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('and calls nothing the cause of a day on which more weighs than it tells of', () => {
    const [untold, told] = [DAYS.filter(({ day, words }) => !tellsOfMost(day, words.summary)), DAYS.length];
    expect(untold.length / told).toBeGreaterThan(0.2);
    const causes = untold.filter(({ words }) =>
      /\bbehind (this|that|it)\b|\bThat comes from/.test(words.summary),
    );
    expect(causes.slice(0, 5)).toEqual([]);
    const sayings = untold.filter(({ words }) => / (In the sky:|So says?) /.test(words.summary));
    expect(sayings.length).toBeGreaterThan(100);
  });

  test('and of a length that reads in a breath and stores in a kilobyte', () => {
    const sizes = DAYS.map(({ day, words }) => {
      const { date, overallRating, metrics } = day;
      const entry = JSON.stringify({ date, overallRating, metrics, ...words });
      return { summary: words.summary.length, bytes: Buffer.byteLength(entry) };
    });
    expect(Math.min(...sizes.map(({ summary }) => summary))).toBeGreaterThanOrEqual(100);
    expect(Math.max(...sizes.map(({ summary }) => summary))).toBeLessThanOrEqual(450);
    expect(Math.max(...sizes.map(({ bytes }) => bytes))).toBeLessThanOrEqual(960);
  });
});
