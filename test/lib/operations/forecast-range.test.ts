import { expect, test } from '@jest/globals';
import { planOf } from '#lib/accounts/tiers.ts';
import { calendarRange, forecastEtagInputs, horizon, requestedDays } from '#lib/operations/forecast-range.ts';

const FREE = planOf({ tier: 'free' });

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
])('in %s at %s, the free tier ends on %s, counted in days of %s', (zone, now, lastDate, countedIn) => {
  expect(horizon(FREE, zone, at(now))).toEqual({ lastDate, countedIn });
});

const birth = { birthDate: '1990-06-15', timeZone: 'Europe/London' };
const fromToday = (days: number, tz: string | undefined, now: string, ofBirth = birth) =>
  requestedDays({ days, tz }, ofBirth, planOf({ tier: 'starter' }), at(now));

test.each([
  // Between 10:00 and 12:00 UTC, the world's time zones have three different dates.
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

test('a range has at most 366 days, and at most 31 if they are explained', () => {
  const until = (endDate: string, explain: boolean) =>
    requestedDays({ startDate: '2024-01-01', endDate, explain }, birth, FREE, at('2026-11-21T12:00:00Z'));
  expect(until('2024-12-31', false).dates).toHaveLength(366);
  const detail = 'A range may have at most 366 days.';
  const tooLong = { reason: 'range_too_long', fields: [{ field: 'endDate', detail }] };
  expect(() => until('2025-01-01', false)).toThrow(expect.objectContaining(tooLong));
  expect(until('2024-01-31', true).dates).toHaveLength(31);
  expect(() => until('2024-02-01', true)).toThrow('A range may have at most 31 days with explain.');
});

test('days from today are consecutive across the end of a month', () => {
  const { startDate, endDate, dates } = fromToday(7, 'Pacific/Auckland', '2028-02-25T11:30:00Z');
  expect([startDate, endDate, dates.length]).toEqual(['2028-02-26', '2028-03-03', 7]);
  expect(dates).toContain('2028-02-29');
});

test('the free tier extends through tomorrow, counted from the later of the dates in the zone and in UTC', () => {
  const free = (days: number, tz: string) =>
    requestedDays({ days, tz }, birth, FREE, at('2026-11-21T10:30:00Z')).endDate;
  expect(free(2, 'Pacific/Auckland')).toBe('2026-11-22');
  expect(() => free(3, 'Pacific/Auckland')).toThrow('to 2026-11-22, counted in days of Pacific/Auckland');
  expect(free(3, 'Pacific/Pago_Pago')).toBe('2026-11-22');
  expect(() => free(4, 'Pacific/Pago_Pago')).toThrow('to 2026-11-22, counted in days of UTC');
});

test('a current date before the birth is an error in tz, or without tz in the profile', () => {
  const newborn = { birthDate: '2026-11-22', timeZone: 'Pacific/Auckland' };
  const now = '2026-11-21T11:30:00Z';
  expect(fromToday(1, undefined, now, newborn).dates).toEqual(['2026-11-22']);
  const detail = '2026-11-21 is before the birth on 2026-11-22.';
  const errorIn = (field: string) =>
    expect.objectContaining({ reason: 'invalid_request', fields: [{ field, detail }] });
  expect(() => fromToday(1, 'Pacific/Pago_Pago', now, newborn)).toThrow(errorIn('tz'));
  const elsewhere = { ...newborn, timeZone: 'Pacific/Pago_Pago' };
  expect(() => fromToday(1, undefined, now, elsewhere)).toThrow(errorIn('profileId'));
});

test.each(['Europe/London', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Cairo', 'Asia/Kathmandu'])(
  'a calendar in %s reports when its range of days last changed, even across a clock change',
  (timeZone) => {
    let before: { shown: string; sinceMs: number } | undefined;
    for (let nowMs = at('2026-04-22'); nowMs < at('2026-04-26'); nowMs += 15 * 60_000) {
      const { days, sinceMs } = calendarRange({ ...birth, timeZone }, FREE, nowMs);
      const shown = `${days.startDate} ${days.endDate}`;
      const isNew = before !== undefined && shown !== before.shown;
      if (isNew) expect(sinceMs).toBe(nowMs);
      else if (before) expect(sinceMs).toBe(before.sinceMs);
      before = { shown, sinceMs };
    }
  },
);

const profile = {
  id: 'prf_1',
  name: 'Ada',
  birthDate: '1990-06-15',
  birthTime: '07:45',
  birthCity: 'London, United Kingdom',
  latitude: 51.5,
  longitude: -0.1,
  timeZone: 'Europe/London',
  sunSign: 'Gemini' as const,
  createdAt: '2026-11-22T12:00:00.000Z',
};
const days = { startDate: '2026-01-01', endDate: '2026-01-02', dates: [], timeZone: 'Europe/Berlin' };
const versions = { model: '3', language: 'en', zoneData: '2026b' };

test('every value that may change a forecast’s bytes changes the ETag inputs', () => {
  const births = [{ id: 'prf_2' }, { birthDate: '1990-06-16' }, { birthTime: '07:46' }];
  const places = [{ latitude: 51.6 }, { longitude: -0.2 }, { timeZone: 'Europe/Jersey' }];
  const matters = [{ matters: ['work'] }, { matters: ['work', 'love'] }] as const;
  const ranges = [{ startDate: '2025-12-31' }, { endDate: '2026-01-03' }, { timeZone: 'UTC' }];
  const otherVersions = [{ model: '4' }, { language: 'de' }, { zoneData: '2026c' }];
  const inputs = [
    forecastEtagInputs(profile, days, versions),
    ...[...births, ...places, ...matters].map((other) =>
      forecastEtagInputs({ ...profile, ...other }, days, versions),
    ),
    ...ranges.map((other) => forecastEtagInputs(profile, { ...days, ...other }, versions)),
    ...otherVersions.map((other) => forecastEtagInputs(profile, days, { ...versions, ...other })),
  ];
  expect(new Set(inputs.map((one) => JSON.stringify(one))).size).toBe(15);
});

test('ETag inputs include the version of the tz database', () => {
  const inputs = JSON.stringify(forecastEtagInputs(profile, days));
  expect(inputs).toContain(`"zoneData":"${process.versions['tz']}"`);
});
