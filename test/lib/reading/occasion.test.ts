import { expect, test } from '@jest/globals';
import { cheapest, daysSince, type Log, staleness } from '#lib/reading/day/log.ts';
import { isOpen, meets, occasionOf } from '#lib/reading/day/occasion.ts';
import { activityOf } from '#lib/reading/lists/activities.ts';

const BORN = '1990-06-15';

test.each([
  ['2027-02-05', 'a Friday', { isWorkingDay: true, holiday: undefined }],
  ['2027-02-06', 'a Saturday', { isWorkingDay: false, holiday: undefined }],
  ['2027-02-07', 'a Sunday', { isWorkingDay: false, holiday: undefined }],
  ['2027-02-08', 'a Monday', { isWorkingDay: true, holiday: undefined }],
  ['2027-01-01', 'New Year’s Day', { isWorkingDay: false, holiday: 'new-year' }],
  ['2029-05-01', 'May Day', { isWorkingDay: false, holiday: 'may-day' }],
  ['2026-12-24', 'Christmas Eve', { isWorkingDay: false, holiday: 'christmas' }],
  ['2026-12-28', 'a Monday after Christmas', { isWorkingDay: true, holiday: undefined }],
  ['2026-12-31', 'New Year’s Eve', { isWorkingDay: false, holiday: 'new-years-eve' }],
  ['2029-02-14', 'Valentine’s Day', { isWorkingDay: true, isValentinesDay: true, isBirthday: false }],
  ['2029-02-13', 'the day before it', { isValentinesDay: false }],
  ['2027-06-15', 'a birthday', { isBirthday: true, age: 37 }],
  ['2027-06-14', 'the day before a birthday', { isBirthday: false, age: 36 }],
])('%s is %s', (date, _, expected) => {
  expect(occasionOf(date, BORN)).toMatchObject(expected);
});

test('a reader born on February 29 has a birthday in every year', () => {
  expect(occasionOf('2028-02-29', '2008-02-29')).toMatchObject({ isBirthday: true, age: 20 });
  expect(occasionOf('2027-02-28', '2008-02-29')).toMatchObject({ isBirthday: false, age: 18 });
  expect(occasionOf('2027-03-01', '2008-02-29')).toMatchObject({ isBirthday: true, age: 19 });
  expect(occasionOf('2028-03-01', '2008-02-29').isBirthday).toBe(false);
});

test('each condition is met at the right ages and on the right days', () => {
  const ages = (condition: Parameters<typeof meets>[0][number]) =>
    [8, 15, 16, 30, 31, 67, 68, 90].filter((age) => meets([condition], { age, isWorkingDay: true }));
  expect(ages('adult')).toEqual([16, 30, 31, 67, 68, 90]);
  expect(ages('working')).toEqual([16, 30, 31, 67]);
  expect(ages('student')).toEqual([8, 15, 16, 30]);
  expect(ages('workday')).toHaveLength(8);
  expect(ages('weekend')).toEqual([]);
  expect(meets(['workday'], { age: 40, isWorkingDay: false })).toBe(false);
  expect(meets(['weekend'], { age: 40, isWorkingDay: false })).toBe(true);
  expect(meets(['working', 'workday'], { age: 40, isWorkingDay: false })).toBe(false);
  expect(meets([], { age: 3, isWorkingDay: false })).toBe(true);
});

test('an activity is open at its ages and on its days', () => {
  const open = (id: Parameters<typeof activityOf>[0], date: string, birthDate = BORN) =>
    isOpen(activityOf(id), occasionOf(date, birthDate));
  expect([
    open('job-interviews', '2027-02-05'),
    open('job-interviews', '2027-02-06'),
    open('job-interviews', '2026-12-24'),
  ]).toEqual([true, false, false]);
  expect(['2027-02-08', '2027-02-09'].map((date) => open('visiting-a-museum', date))).toEqual([false, true]);
  for (const id of ['tidying-up', 'first-dates'] as const)
    expect(['2026-12-23', '2026-12-24'].map((date) => open(id, date))).toEqual([true, false]);
  expect([open('weekend-trips', '2027-02-06'), open('weekend-trips', '2027-02-05')]).toEqual([true, false]);
  expect([
    open('signing-contracts', '2027-06-15', '2009-06-15'),
    open('signing-contracts', '2027-06-14', '2009-06-15'),
  ]).toEqual([true, false]);
  expect([
    open('visiting-older-relatives', '2027-06-14', '1951-06-15'),
    open('visiting-older-relatives', '2027-06-15', '1951-06-15'),
  ]).toEqual([true, false]);
});

test('what a reader met yesterday costs 13, and what the reader didn’t meet for a fortnight costs nothing', () => {
  const log: Log = new Map([
    ['yesterday', 99],
    ['two weeks ago', 86],
    ['long ago', 1],
  ]);
  expect(['yesterday', 'two weeks ago', 'long ago', 'never'].map((key) => staleness(log, key, 100))).toEqual([
    13, 0, 0, 0,
  ]);
  expect(['yesterday', 'long ago', 'never'].map((key) => daysSince(log, key, 100))).toEqual([
    1,
    99,
    Number.POSITIVE_INFINITY,
  ]);
});

test('the cheapest item is the first of equals from a starting point, without those that have no cost', () => {
  const costs = [3, 1, 2, 1];
  const from = (first: number, without?: number) =>
    cheapest([0, 1, 2, 3], first, (item) => (item === without ? undefined : costs[item]));
  expect([from(0), from(2), from(2, 3), from(7)]).toEqual([1, 3, 1, 3]);
  expect(cheapest([0, 1], 1, (_, rank) => rank)).toBe(1);
  expect(cheapest([], 0, () => 0)).toBeUndefined();
  expect(cheapest([1], 0, () => undefined)).toBeUndefined();
});
