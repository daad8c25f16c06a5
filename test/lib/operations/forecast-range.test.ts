import { expect, test } from '@jest/globals';
import { askedDays, daysOfCalendar, horizon } from '#lib/operations/forecast-range.ts';

const at = (instant: string) => Date.parse(instant);

test.each([
  ['Europe/London', '2026-11-21T12:00:00Z', '2026-11-22', 'Europe/London'],
  ['Europe/London', '2026-11-21T23:59:59.999Z', '2026-11-22', 'Europe/London'],
  ['Europe/London', '2026-11-22T00:00:00Z', '2026-11-23', 'Europe/London'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-23', 'Pacific/Kiritimati'],
  ['Pacific/Pago_Pago', '2026-11-22T10:00:00Z', '2026-11-23', 'UTC'],
  ['America/New_York', '2026-11-22T03:00:00Z', '2026-11-23', 'UTC'],
  ['Asia/Tokyo', '2028-02-28T14:59:59Z', '2028-02-29', 'Asia/Tokyo'],
  ['Asia/Tokyo', '2028-02-28T15:00:00Z', '2028-03-01', 'Asia/Tokyo'],
])('in %s at %s a free account sees up to %s, counted in %s', (zone, now, lastDate, countedIn) => {
  expect(horizon('free', zone, at(now))).toEqual({ lastDate, countedIn });
});

const birth = { birthDate: '1990-06-15', timeZone: 'Europe/London' };
const fromToday = (days: number, tz: string | undefined, now: string, ofBirth = birth) =>
  askedDays({ days, tz }, ofBirth, 'starter', at(now));

test.each([
  // Half an hour past midnight, or before it: two dates apart at once.
  ['Pacific/Auckland', '2026-11-21T11:30:00Z', '2026-11-22'],
  ['Pacific/Auckland', '2026-06-21T11:30:00Z', '2026-06-21'],
  ['Pacific/Pago_Pago', '2026-11-21T11:30:00Z', '2026-11-21'],
  ['Pacific/Pago_Pago', '2026-11-21T10:59:59.999Z', '2026-11-20'],
  ['Pacific/Kiritimati', '2026-11-21T11:30:00Z', '2026-11-22'],
  ['Asia/Kathmandu', '2026-11-21T18:14:59Z', '2026-11-21'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
  ['Europe/London', '2026-11-21T11:30:00Z', '2026-11-21'],
  [undefined, '2026-11-21T11:30:00Z', '2026-11-21'],
])('today in %s at %s is %s', (zone, now, today) => {
  const timeZone = zone ?? birth.timeZone;
  expect(fromToday(1, zone, now)).toEqual({ startDate: today, endDate: today, dates: [today], timeZone });
});

test('the days from today on follow each other, over the end of a month', () => {
  const { startDate, endDate, dates } = fromToday(7, 'Pacific/Auckland', '2028-02-25T11:30:00Z');
  expect([startDate, endDate, dates.length]).toEqual(['2028-02-26', '2028-03-03', 7]);
  expect(dates).toContain('2028-02-29');
});

test('a free account sees as many days from today on as its horizon has, by the later of two current dates', () => {
  const free = (days: number, tz: string) =>
    askedDays({ days, tz }, birth, 'free', at('2026-11-21T10:30:00Z')).endDate;
  expect(free(2, 'Pacific/Auckland')).toBe('2026-11-22');
  expect(() => free(3, 'Pacific/Auckland')).toThrow(
    'reach to 2026-11-22, counted in days of Pacific/Auckland',
  );
  expect(free(3, 'Pacific/Pago_Pago')).toBe('2026-11-22');
  expect(() => free(4, 'Pacific/Pago_Pago')).toThrow('reach to 2026-11-22, counted in days of UTC');
});

test('where today is still before the birth, that is said of the zone', () => {
  const newborn = { birthDate: '2026-11-22', timeZone: 'Pacific/Auckland' };
  const now = '2026-11-21T11:30:00Z';
  expect(fromToday(1, undefined, now, newborn).dates).toEqual(['2026-11-22']);
  expect(() => fromToday(1, 'Pacific/Pago_Pago', now, newborn)).toThrow(
    expect.objectContaining({
      reason: 'invalid_request',
      fields: [{ field: 'tz', detail: '2026-11-21 is before the birth on 2026-11-22.' }],
    }),
  );
});

test.each(['Europe/London', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Cairo', 'Asia/Kathmandu'])(
  'the days of a calendar in %s are those since the instant that it says, over a change of the clocks',
  (timeZone) => {
    let before: { shown: string; sinceMs: number } | undefined;
    const [fromMs, toMs] = [at('2026-04-22T00:00:00Z'), at('2026-04-26T00:00:00Z')];
    for (let nowMs = fromMs; nowMs < toMs; nowMs += 15 * 60_000) {
      const { days, sinceMs } = daysOfCalendar({ birthDate: '1990-06-15', timeZone }, 'free', nowMs);
      const shown = `${days.startDate} ${days.endDate}`;
      const isNew = before !== undefined && shown !== before.shown;
      if (isNew) expect(sinceMs).toBe(nowMs);
      else if (before) expect(sinceMs).toBe(before.sinceMs);
      before = { shown, sinceMs };
    }
  },
);
