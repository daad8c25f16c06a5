import { expect, test } from '@jest/globals';
import { addDays } from '#lib/time/calendar-date.ts';
import {
  adjacentPeriods,
  availablePart,
  dateForKey,
  datesOf,
  longerPeriod,
  periodOf,
  spanQuery,
} from '../../../functions/dashboard/client/calendar/period.ts';

const TODAY = '2026-11-23';
const bounds = { firstDate: '1990-06-15', lastDate: '2026-12-23' };
type Query = Record<string, string>;
const period = (query: Query) => periodOf(query, bounds, TODAY);

test.each([
  [{}, 'month', '2026-11-01', '2026-11-30'],
  [{ span: 'month', from: '2028-02-29' }, 'month', '2028-02-01', '2028-02-29'],
  [{ span: 'quarter', from: '2026-11-01' }, 'quarter', '2026-11-01', '2027-01-31'],
  [{ span: 'year', from: '2027-03-01' }, 'year', '2027-03-01', '2028-02-29'],
  [{ span: 'decade', from: 'yesterday' }, 'month', '2026-11-01', '2026-11-30'],
  [{ span: 'month', from: '9999-12-31' }, 'month', '2026-11-01', '2026-11-30'],
  [{ span: 'month', from: '1066-10-14' }, 'month', '1990-06-01', '1990-06-30'],
  [{ span: 'dates', from: '2026-11-05', to: '2026-11-20' }, 'dates', '2026-11-05', '2026-11-20'],
  [{ span: 'dates' }, 'dates', '2026-11-23', '2026-12-22'],
])('the URL query %j selects a %s from %s to %s', (query, span, startDate, endDate) => {
  expect(period(query)).toEqual({ span, startDate, endDate });
});

test('a period of a year has at most 366 days, the maximum per request', () => {
  for (const from of ['2027-03-01', '2028-01-01', '2028-03-01'])
    expect(datesOf(period({ span: 'year', from })).length).toBeLessThanOrEqual(366);
});

test('adjacent periods cross years, start at the birth and end one period beyond the horizon', () => {
  const adjacent = (query: Query) => adjacentPeriods(period(query), bounds);
  expect(adjacent({ span: 'quarter' })).toEqual({ before: '2026-08-01', after: '2027-02-01' });
  expect(adjacent({ from: '1990-06-20' })).toEqual({ before: undefined, after: '1990-07-01' });
  expect(adjacent({ from: '2027-01-01' })).toEqual({ before: '2026-12-01', after: undefined });
});

test.each([
  [{ span: 'quarter' }, { startDate: '2026-11-01', endDate: '2026-12-23' }],
  [{ from: '1990-06-01' }, { startDate: '1990-06-15', endDate: '1990-06-30' }],
  [{ from: '2027-01-01' }, undefined],
])('a period is limited to the days from birth to horizon: %j', (query: Query, expected) => {
  expect(availablePart(period(query), bounds)).toEqual(expected);
});

test.each([
  [{ span: 'quarter', from: '2026-10-01' }, 'year', { span: 'year', from: '2026-10-01', to: '' }],
  [{ span: 'quarter', from: '2026-10-01' }, 'month', { span: 'month', from: '', to: '' }],
  [{ span: 'month', from: '2026-12-01' }, 'dates', { span: 'dates', from: '2026-12-01', to: '2026-12-23' }],
] as const)('another span starts with the same or the current month: %j as %s', (query, span, expected) => {
  expect(spanQuery(period(query), span, bounds, TODAY)).toEqual(expected);
});

test.each([
  [{}, '2027-11-23', 'quarter'],
  [{ span: 'quarter' }, '2027-11-23', 'year'],
  [{ span: 'year' }, '2027-11-23', undefined],
  [{}, '2026-11-24', undefined],
])('a longer period is suggested if it has more days ahead: %j until %s', (query: Query, lastDate, span) => {
  const wider = { ...bounds, lastDate };
  expect(longerPeriod(periodOf(query, wider, TODAY), wider, TODAY)?.span).toBe(span);
});

const available = Array.from({ length: 40 }, (_, i) => ({ date: addDays('2026-11-10', i) }));
const unmodified = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowLeft', '2026-11-30', '2026-11-29'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-30', '2026-11-23'],
  ['ArrowDown', '2026-11-30', '2026-12-07'],
  ['Home', '2026-11-30', '2026-11-10'],
  ['End', '2026-11-30', '2026-11-30'],
  ['End', '2026-12-01', '2026-12-19'],
  ['Enter', '2026-11-30', undefined],
  ['ArrowLeft', '2026-11-10', undefined],
  ['ArrowDown', '2026-12-19', undefined],
])('the key %s moves the focus from %s to %s', (key, from, expected) => {
  expect(dateForKey({ ...unmodified, key }, from, available)).toBe(expected);
});

test('keys with a modifier are left to the browser', () => {
  const press = { ...unmodified, altKey: true, key: 'ArrowLeft' };
  expect(dateForKey(press, '2026-11-30', available)).toBeUndefined();
});
