import { describe, expect, test } from '@jest/globals';
import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITIES } from '#lib/reading/lists/activities.ts';
import { METRICS } from '#lib/scoring/day.ts';
import {
  isGoodFor,
  purposeGroups,
  purposeOf,
  scarcityText,
} from '../../../functions/dashboard/client/calendar/purposes.ts';
import { newEntry } from '../../support/new-items.ts';

const ANYTHING = purposeOf();
const offeredAt = (age: number, chosen = ANYTHING) =>
  purposeGroups(age, chosen).flatMap(({ purposes }) => purposes);

describe('the purposes of best days', () => {
  test.each([0, 1, 5, 12, 16, 18, 40, 60, 67, 85, 100])('suit a reader aged %d', (age) => {
    const fitting = ACTIVITIES.filter(({ ages: { from = 0, to = age } = {} }) => from <= age && age <= to);
    expect(
      offeredAt(age)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['overall', ...METRICS, ...fitting.map(({ id }) => id)].sort());
  });

  test('are grouped: each activity is in one group, sorted by name', () => {
    const groups = [...Array(100).keys()].flatMap((age) => purposeGroups(age, ANYTHING));
    const [, , ...ofActivities] = groups.filter(
      ({ label }, i) => groups.findIndex((g) => g.label === label) === i,
    );
    expect(ofActivities.length).toBeGreaterThan(5);
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

  test('have no empty group', () => {
    for (let age = 0; age <= 100; age++)
      for (const { label, purposes } of purposeGroups(age, ANYTHING))
        expect([age, label, purposes.length]).not.toEqual([age, label, 0]);
  });

  test('include the one in the URL at any age', () => {
    const names = offeredAt(2, purposeOf('job-interviews')).map(({ name }) => name);
    expect(names).toContain('Job interviews');
    expect(names).not.toContain('Sending applications');
  });
});

describe('a day is good for', () => {
  const entry = newEntry('2026-11-23');
  type Day = Parameters<typeof isGoodFor>[1];
  const reasons: Day['reasons'] = [
    {
      transiting: 'Venus',
      aspect: 'trine',
      natal: 'Sun',
      points: { rating: 1, energy: 0, focus: 0, romance: 0, luck: 0 },
    },
  ];
  const good: Day = { rank: 1, score: 1, reasons, horoscope: { ...entry, overallRating: 7 } };

  test.each([
    [5, true],
    [4.9, false],
  ])('anything with a rating of 5 or more: %d', (overallRating, expected) => {
    const day = { ...good, horoscope: { ...good.horoscope, overallRating } };
    expect(isGoodFor(purposeOf('overall'), day)).toBe(expected);
  });

  test.each([
    ['Moderate', true],
    ['Low', false],
  ] as const)('a metric unless its level is low: %s', (luck, expected) => {
    const metrics = { ...entry.metrics, luck };
    const day = { ...good, horoscope: { ...good.horoscope, metrics } };
    expect(isGoodFor(purposeOf('luck'), day)).toBe(expected);
  });

  test('an activity with a positive score and a reason', () => {
    const purpose = purposeOf('job-interviews');
    expect(isGoodFor(purpose, good)).toBe(true);
    expect(isGoodFor(purpose, { ...good, score: 0 })).toBe(false);
    expect(isGoodFor(purpose, { ...good, reasons: [] })).toBe(false);
  });
});

test.each([
  ['overall', 0, 'No day of these is rated 5 or better.'],
  ['luck', 2, 'No other day of these has more than low luck.'],
  ['job-interviews', 0, 'No day of these speaks for job interviews.'],
])('a lack of days good for %s is explained', (id, found, expected) => {
  expect(scarcityText(purposeOf(id), found)).toBe(expected);
});
