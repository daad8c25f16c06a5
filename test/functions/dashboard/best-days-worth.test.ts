import { describe, expect, test } from '@jest/globals';
import { periodOf } from '../../../functions/dashboard/client/calendar/period.ts';
import { purposeOf } from '../../../functions/dashboard/client/calendar/purposes.ts';
import { isWorth, longerThan, scarcityOf } from '../../../functions/dashboard/client/calendar/worth.ts';
import { newEntry } from '../../support/new-items.ts';

const TODAY = '2026-11-23';
const entry = newEntry(TODAY);
type Day = Parameters<typeof isWorth>[1];
const reasons: Day['reasons'] = [
  {
    transiting: 'Venus',
    aspect: 'trine',
    natal: 'Sun',
    points: { rating: 1, energy: 0, focus: 0, romance: 0, luck: 0 },
  },
];
const good: Day = { rank: 1, score: 1, reasons, horoscope: { ...entry, overallRating: 7 } };

describe('a day is called best only where it is good, not where others are worse', () => {
  test.each([
    [5, true],
    [4.9, false],
  ])('as a whole, by its rating: %d', (overallRating, expected) => {
    const day = { ...good, horoscope: { ...good.horoscope, overallRating } };
    expect(isWorth(purposeOf('overall'), day)).toBe(expected);
  });

  test.each([
    ['Moderate', true],
    ['Low', false],
  ] as const)('for a metric, by its level: %s', (luck, expected) => {
    const metrics = { ...entry.metrics, luck };
    const day = { ...good, horoscope: { ...good.horoscope, metrics } };
    expect(isWorth(purposeOf('luck'), day)).toBe(expected);
  });

  test('for an activity, where more speaks for it than against it, and something does', () => {
    const purpose = purposeOf('job-interviews');
    expect(isWorth(purpose, good)).toBe(true);
    expect(isWorth(purpose, { ...good, score: 0 })).toBe(false);
    expect(isWorth(purpose, { ...good, reasons: [] })).toBe(false);
  });

  test('what is missing is said of the purpose', () => {
    expect(scarcityOf(purposeOf('overall'), 0)).toBe('No day of these is rated 5 or better.');
    expect(scarcityOf(purposeOf('luck'), 2)).toBe('No other day of these has more than low luck.');
    expect(scarcityOf(purposeOf('job-interviews'), 0)).toBe('No day of these speaks for job interviews.');
  });
});

test('a longer time is offered where it has more days to come', () => {
  const bounds = (lastDate: string) => ({ firstDate: '1990-06-15', lastDate });
  const longer = (query: Record<string, string>, lastDate: string) =>
    longerThan(periodOf(query, bounds(lastDate), TODAY), bounds(lastDate), TODAY)?.span;
  expect(longer({}, '2027-11-23')).toBe('quarter');
  expect(longer({ span: 'quarter' }, '2027-11-23')).toBe('year');
  expect(longer({ span: 'year' }, '2027-11-23')).toBeUndefined();
  expect(longer({}, '2026-11-24')).toBeUndefined();
});
