import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { transitName } from '#lib/reading/en/theme-texts.ts';
import { renderReading } from '#lib/reading/reading.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { faultsOf } from './english-faults.ts';
import { ADULT, scoredDay } from './generated-days.ts';
import { DAYS } from './scored-years.ts';

const FAULTS: readonly [RegExp, string][] = [
  [/\ba (?=[aeio]|Uranus|opposition|exact)/, '"a" before a vowel'],
  [/\ban (?=[^aeiou])(?!hour|honest)/i, '"an" before a consonant'],
  [
    /(?<!\b[Tt]he (?:new |full |half |waning half )?|your )\b(Sun|Moon)\b/,
    'the Sun or Moon without an article',
  ],
  [/\bnatal\b|\bretrograde (?!at|in the small hours)/, 'a word that no newspaper explains'],
  [/, so [^.]*, so /, 'two conclusions in a sentence'],
];

const summaryFaults = (summary: string) => faultsOf(summary, FAULTS, { sentences: [3, 6], maxWords: 30 });

/** Whether a summary names the transit with the largest absolute rating points. */
function namesStrongest({ transits: [most] }: ScoredDay, summary: string): boolean {
  return most !== undefined && summary.toLowerCase().includes(transitName(most).toLowerCase());
}

test('summaries have no fault on any day of ten years', () => {
  expect(DAYS.flatMap(({ reading }) => summaryFaults(reading.summary)).slice(0, 10)).toEqual([]);
});

test('summaries have no fault on generated days', () => {
  fc.assert(
    fc.property(scoredDay, (day) => {
      expect(summaryFaults(renderReading(day, ADULT, ENGLISH).summary)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a summary that omits the strongest transit names no cause', () => {
  const omitting = DAYS.filter(({ day, reading }) => !namesStrongest(day, reading.summary));
  expect(omitting.length / DAYS.length).toBeGreaterThan(0.2);
  const causes = omitting.filter(({ reading }) =>
    /\bbehind (this|that|it)\b|\bThat comes from/.test(reading.summary),
  );
  expect(causes.slice(0, 5)).toEqual([]);
  const neutral = omitting.filter(({ reading }) => / (In the sky:|So says?) /.test(reading.summary));
  expect(neutral.length).toBeGreaterThan(100);
});

test('a summary has 100 to 450 characters, and an entry has at most 960 bytes', () => {
  const sizes = DAYS.map(({ day, reading }) => {
    const { date, overallRating, metrics } = day;
    const entry = JSON.stringify({ date, overallRating, metrics, ...reading });
    return { summary: reading.summary.length, bytes: Buffer.byteLength(entry) };
  });
  expect(Math.min(...sizes.map(({ summary }) => summary))).toBeGreaterThanOrEqual(100);
  expect(Math.max(...sizes.map(({ summary }) => summary))).toBeLessThanOrEqual(450);
  expect(Math.max(...sizes.map(({ bytes }) => bytes))).toBeLessThanOrEqual(960);
});
