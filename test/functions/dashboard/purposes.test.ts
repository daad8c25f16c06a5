import { expect, test } from '@jest/globals';
import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITIES } from '#lib/reading/lists/activities.ts';
import { METRICS } from '#lib/scoring/day.ts';
import {
  isGoodFor,
  purposeGroups,
  purposeOf,
  reasonOf,
  scarcityText,
} from '../../../functions/dashboard/client/calendar/purposes.ts';
import { newEntry } from '../../support/new-items.ts';

const ANYTHING = purposeOf();
const offeredAt = (age: number, chosen = ANYTHING) =>
  purposeGroups(age, chosen).flatMap(({ purposes }) => purposes);

test.each([0, 1, 5, 12, 16, 18, 40, 60, 67, 85, 100])('the offered purposes suit the age of %d', (age) => {
  const fitting = ACTIVITIES.filter(({ ages: { from = 0, to = age } = {} }) => from <= age && age <= to);
  const offered = offeredAt(age).map(({ id }) => id);
  expect(offered.sort()).toEqual(['overall', ...METRICS, ...fitting.map(({ id }) => id)].sort());
});

test('each activity is in one group of purposes, sorted by name', () => {
  const groups = [...Array(100).keys()].flatMap((age) => purposeGroups(age, ANYTHING));
  expect(new Set(groups.map(({ label }) => label)).size).toBeGreaterThan(2 + 5);
  const groupsOf = new Map<string, Set<string>>();
  for (const { label, purposes } of groups) {
    for (const { id } of purposes) groupsOf.set(id, (groupsOf.get(id) ?? new Set()).add(label));
    const names = purposes.map(({ name }) => name);
    if (purposes[0]?.kind === 'activity') expect(names).toEqual(names.toSorted());
  }
  for (const { id } of ACTIVITIES) {
    expect([id, groupsOf.get(id)?.size]).toEqual([id, 1]);
    expect(purposeOf(id)).toMatchObject({ id, name: ACTIVITY_NAMES[id], kind: 'activity' });
  }
});

test('no group of purposes is empty at any age', () => {
  for (let age = 0; age <= 100; age++)
    for (const { label, purposes } of purposeGroups(age, ANYTHING))
      expect([age, label, purposes.length]).not.toEqual([age, label, 0]);
});

test('the purpose in the URL is offered at any age', () => {
  const names = offeredAt(2, purposeOf('job-interviews')).map(({ name }) => name);
  expect(names).toContain('Job interviews');
  expect(names).not.toContain('Sending applications');
});

const entry = newEntry('2026-11-23');
type Day = Parameters<typeof isGoodFor>[1];
const points = { rating: 1, energy: 0, focus: 0, romance: 0, luck: 0 };
const good: Day = {
  rank: 1,
  score: 1,
  reasons: [
    {
      transiting: 'Venus',
      aspect: 'trine',
      natal: 'Sun',
      points,
      text: 'Venus trines your Sun: you’re welcome.',
    },
  ],
  horoscope: { ...entry, overallRating: 7 },
};
const withLuck = (luck: 'Low' | 'Moderate') => ({
  horoscope: { ...good.horoscope, metrics: { ...entry.metrics, luck } },
});

test.each([
  ['a rating of 6 is good', 'overall', { horoscope: { ...entry, overallRating: 6 } }, true],
  ['a rating of 5.9 is not good', 'overall', { horoscope: { ...entry, overallRating: 5.9 } }, false],
  ['a rating of 5.9 is not good', 'job-interviews', { horoscope: { ...entry, overallRating: 5.9 } }, false],
  ['moderate luck is good', 'luck', withLuck('Moderate'), true],
  ['low luck is not good', 'luck', withLuck('Low'), false],
  ['a positive score with reasons is good', 'job-interviews', {}, true],
  ['a score of 0 is not good', 'job-interviews', { score: 0 }, false],
  ['no reason is not good', 'job-interviews', { reasons: [] }, false],
])('a day with %s for the purpose %s', (_, id, change, expected) => {
  expect(isGoodFor(purposeOf(id), { ...good, ...change })).toBe(expected);
});

test('the reason shown for a day is the one that its summary tells, or the first', () => {
  const [reason] = good.reasons as [Day['reasons'][number]];
  const told = { ...reason, text: 'Why not today? Mars trines your Sun.' };
  const reasons = [reason, told];
  expect(reasonOf({ ...good, reasons })).toBe(reason);
  expect(reasonOf({ ...good, reasons: [] })).toBeUndefined();
  const horoscope = { ...entry, summary: 'Dance. The Sun is out. Why not today?' };
  expect(reasonOf({ ...good, reasons, horoscope })).toBe(told);
});

test.each([
  ['overall', 0, false, 'No day left in this period is rated 6 or better.'],
  ['luck', 2, false, 'No other day left in this period is good for luck.'],
  ['job-interviews', 0, true, 'No day in this period is good for job interviews.'],
])('a lack of good days for %s is explained', (id, found, isPast, expected) => {
  expect(scarcityText(purposeOf(id), found, isPast)).toBe(expected);
});
