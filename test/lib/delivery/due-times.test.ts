import { describe, expect, test } from '@jest/globals';
import {
  dueTimes,
  editionOn,
  isDeliveryTime,
  MAX_LATE_MS,
  type MailSettings,
  nextDelivery,
} from '#lib/delivery/due-times.ts';

const instant = (text: string) => Date.parse(text);
const between = (zone: string, after: string, until: string) =>
  dueTimes(zone, instant(after), instant(until)).map(
    ({ date, at, dueMs }) => `${date} ${at} ${new Date(dueMs).toISOString()}`,
  );

const mail: MailSettings = { at: '07:15', timeZone: 'Europe/Berlin', days: 'daily', weekly: false };

describe('due times', () => {
  test('a quarter hour is due in the window that ends with it or later', () => {
    expect(between('Europe/Berlin', '2027-01-04T06:00:00Z', '2027-01-04T06:15:00Z')).toEqual([
      '2027-01-04 07:15 2027-01-04T06:15:00.000Z',
    ]);
    expect(between('Europe/Berlin', '2027-01-04T06:15:00Z', '2027-01-04T06:29:59.999Z')).toEqual([]);
  });

  test('adjacent windows have every quarter hour once', () => {
    const day = dueTimes('Asia/Kathmandu', instant('2027-01-03T18:14:59Z'), instant('2027-01-04T18:14:59Z'));
    expect(day.map(({ date }) => date)).toEqual(Array(96).fill('2027-01-04'));
    expect(new Set(day.map(({ at }) => at)).size).toBe(96);
    expect(day.every(({ at }) => isDeliveryTime(at))).toBe(true);
  });

  test('a local time that the clocks skip is due at the first instant after it', () => {
    const after = '2027-03-28T00:59:00Z';
    expect(between('Europe/Berlin', after, '2027-03-28T01:00:00Z')).toEqual(
      ['02:00', '02:15', '02:30', '02:45', '03:00'].map((at) => `2027-03-28 ${at} 2027-03-28T01:00:00.000Z`),
    );
  });

  test('a local time that the clocks repeat is due the first time', () => {
    expect(between('Europe/Berlin', '2027-10-31T00:29:00Z', '2027-10-31T00:30:00Z')).toEqual([
      '2027-10-31 02:30 2027-10-31T00:30:00.000Z',
    ]);
    expect(between('Europe/Berlin', '2027-10-31T00:45:00Z', '2027-10-31T01:59:00Z')).toEqual([]);
  });

  test('a date that a zone skips has no deliveries', () => {
    const due = dueTimes('Pacific/Apia', instant('2011-12-30T09:00:00Z'), instant('2011-12-31T09:59:59Z'));
    expect(new Set(due.map(({ date }) => date))).toEqual(new Set(['2011-12-29', '2011-12-31']));
  });

  test('a day without a midnight has its deliveries of midnight at its first instant', () => {
    expect(between('Africa/Cairo', '2027-04-29T21:59:00Z', '2027-04-29T22:00:00Z')).toContain(
      '2027-04-30 00:30 2027-04-29T22:00:00.000Z',
    );
  });
});

describe('editions', () => {
  const [saturday, sunday] = ['2027-02-06', '2027-02-07'];
  test.each([
    [{ days: 'daily' }, 'day', 'day'],
    [{ days: 'sundays' }, undefined, 'day'],
    [{ days: 'highlights' }, 'highlight', 'highlight'],
    [{ days: 'sundays', weekly: true }, undefined, 'letter'],
    [{ days: 'daily', weekly: true }, 'day', 'letter'],
  ] as const)('%j', (settings, onSaturday, onSunday) => {
    expect(editionOn({ ...mail, ...settings }, saturday)).toBe(onSaturday);
    expect(editionOn({ ...mail, ...settings }, sunday)).toBe(onSunday);
  });

  test('the next delivery is the next certain one', () => {
    const now = instant('2027-02-06T06:15:00Z');
    const next = (settings: Partial<MailSettings>) => nextDelivery({ ...mail, ...settings }, now);
    expect(next({})).toBe(instant('2027-02-07T06:15:00Z'));
    expect(nextDelivery(mail, now - 1)).toBe(now);
    expect(next({ at: '07:30' })).toBe(instant('2027-02-06T06:30:00Z'));
    expect(next({ days: 'sundays', timeZone: 'Pacific/Kiritimati' })).toBe(instant('2027-02-06T17:15:00Z'));
    expect(next({ days: 'highlights' })).toBeUndefined();
    expect(next({ days: 'highlights', weekly: true })).toBe(instant('2027-02-07T06:15:00Z'));
  });

  test('times are quarter hours', () => {
    expect(['00:00', '07:15', '23:45'].every(isDeliveryTime)).toBe(true);
    expect(['24:00', '7:15', '07:10', '07:15:00', ''].some(isDeliveryTime)).toBe(false);
    expect(MAX_LATE_MS).toBe(7_200_000);
  });
});
