import { describe, expect, test } from '@jest/globals';
import {
  around,
  datesOf,
  openPart,
  otherSpan,
  periodOf,
} from '../../../functions/dashboard/client/calendar/period.ts';

const TODAY = '2026-11-23';
const bounds = { firstDate: '1990-06-15', lastDate: '2026-12-23' };
const wanted = (query: Record<string, string>) => periodOf(query, bounds, TODAY);

describe('a period is what the address says', () => {
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
  ])('%j', (query, span, startDate, endDate) => {
    expect(wanted(query)).toEqual({ span, startDate, endDate });
  });

  test('no year is longer than what may be asked for at once', () => {
    for (const from of ['2027-03-01', '2028-01-01', '2028-03-01'])
      expect(datesOf(wanted({ span: 'year', from })).length).toBeLessThanOrEqual(366);
  });
});

test('periods lead from each to the next across years, back to the birth and one beyond what the tier sees', () => {
  expect(around(wanted({ span: 'quarter' }), bounds)).toEqual({ before: '2026-08-01', after: '2027-02-01' });
  expect(around(wanted({ from: '1990-06-20' }), bounds)).toEqual({ before: undefined, after: '1990-07-01' });
  expect(around(wanted({ from: '2027-01-01' }), bounds)).toEqual({ before: '2026-12-01', after: undefined });
});

test('only the days from the birth to where the tier ends are asked for', () => {
  expect(openPart(wanted({ span: 'quarter' }), bounds)).toEqual({
    startDate: '2026-11-01',
    endDate: '2026-12-23',
  });
  expect(openPart(wanted({ from: '1990-06-01' }), bounds)).toEqual({
    startDate: '1990-06-15',
    endDate: '1990-06-30',
  });
  expect(openPart(wanted({ from: '2027-01-01' }), bounds)).toBeUndefined();
});

test('another span begins with the month that is shown, a month around today with today’s', () => {
  const other = (query: Record<string, string>, span: 'month' | 'year' | 'dates') =>
    otherSpan(wanted(query), span, bounds, TODAY);
  expect(other({ span: 'quarter', from: '2026-10-01' }, 'year')).toEqual({
    span: 'year',
    from: '2026-10-01',
    to: '',
  });
  expect(other({ span: 'quarter', from: '2026-10-01' }, 'month')).toEqual({
    span: 'month',
    from: '',
    to: '',
  });
  expect(other({ span: 'month', from: '2026-12-01' }, 'dates')).toEqual({
    span: 'dates',
    from: '2026-12-01',
    to: '2026-12-23',
  });
});
