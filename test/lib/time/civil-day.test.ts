import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  civilDay,
  dateInZone,
  daysBetween,
  instantsAt,
  isRealDate,
  isTimeOfDay,
  timeOfDay,
} from '#lib/time/civil-day.ts';

const HOUR_MS = 3_600_000;
const ZONES = [
  ...['UTC', 'Europe/Berlin', 'Europe/London', 'America/New_York', 'America/St_Johns', 'America/Sao_Paulo'],
  ...['America/Havana', 'Africa/Cairo', 'Africa/Monrovia', 'Asia/Kathmandu', 'Asia/Tehran'],
  ...['Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Kwajalein', 'Pacific/Chatham', 'Antarctica/Troll'],
];
const zone = fc.constantFrom(...ZONES);
const date = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1900-01-01', days));
/** Days at or next to a skipped date, and a day whose noon was skipped. */
const ODD = [
  'America/Havana 1925-07-19',
  'Pacific/Apia 2011-12-29',
  'Pacific/Apia 2011-12-30',
  'Pacific/Kwajalein 1993-08-20',
  'Pacific/Kwajalein 1993-08-21',
];
const ordinary = fc.tuple(date, zone).filter(([day, timeZone]) => !ODD.includes(`${timeZone} ${day}`));

test.each(['2024-02-29', '1900-01-01', '2000-02-29', '9999-12-31'])('the date %s exists', (text) => {
  expect(isRealDate(text)).toBe(true);
});

test.each([
  ...['2023-02-29', '1900-02-29', '2026-00-10', '2026-13-01', '2026-04-31', '2026-1-1', ''],
  ...['２０２６-01-01', '2026-01-01T00:00:00Z', ' 2026-01-01', '2026-01-01\n', '+02026-01-01'],
])('the text %j is not a date', (text) => {
  expect(isRealDate(text)).toBe(false);
});

test('days are added and counted across months and leap years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
  expect(addDays('1900-03-01', -1)).toBe('1900-02-28');
  expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
  expect(daysBetween('2025-01-01', '2024-01-01')).toBe(-366);
  expect(daysBetween('2025-01-01', '2025-01-01')).toBe(0);
});

test.each([
  // date, zone, first instant, noon, hours
  ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00Z', '2026-07-01T10:00:00Z', 24],
  // The clocks go forward in spring and back in fall.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T10:00:00Z', 23],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T11:00:00Z', 25],
  ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00Z', '2026-10-04T01:00:00Z', 23.5],
  // The gap is at midnight: the day begins at 01:00.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-04T14:00:00Z', 23],
  // At midnight the clocks go back to 23:00, so the previous day has 25 hours.
  ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00Z', '2018-02-17T14:00:00Z', 25],
  ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00Z', '2018-02-18T15:00:00Z', 24],
  // The clocks go back from 00:01 to 23:01; the day begins at the first of its two midnights.
  ['2006-10-29', 'America/St_Johns', '2006-10-29T02:30:00Z', '2006-10-29T15:30:00Z', 25],
  // The clock change is at the boundary of a search cell.
  ['1982-10-01', 'Africa/Cairo', '1982-09-30T21:00:00Z', '1982-10-01T10:00:00Z', 25],
  // The zone crossed the date line and skipped a date, which is treated as the UTC day.
  ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00:00Z', '2011-12-29T22:00:00Z', 24],
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T00:00:00Z', '2011-12-30T12:00:00Z', 24],
  ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-30T22:00:00Z', 24],
  ['1994-12-31', 'Pacific/Kiritimati', '1994-12-31T00:00:00Z', '1994-12-31T12:00:00Z', 24],
  // A clock change skips 23:30 to 00:30, so the day begins at 00:30.
  ['1919-03-31', 'America/Toronto', '1919-03-31T04:30:00Z', '1919-03-31T16:00:00Z', 23.5],
  // The zone crossed the date line eastward: 1969-09-30 occurred twice.
  ['1969-09-30', 'Pacific/Kwajalein', '1969-09-29T13:00:00Z', '1969-09-30T01:00:00Z', 47],
  // Before time zones: local mean time, with a UTC offset in hours, minutes and seconds.
  ['1900-01-01', 'Asia/Kolkata', '1899-12-31T18:38:50Z', '1900-01-01T06:38:50Z', 24],
  ['1919-02-28', 'Africa/Monrovia', '1919-02-28T00:43:08Z', '1919-02-28T12:43:08Z', 24 + 82 / 3600],
  // Before 1970: double summer time in London, and an early clock change.
  ['1944-07-01', 'Europe/London', '1944-06-30T22:00:00Z', '1944-07-01T10:00:00Z', 24],
  ['1968-02-18', 'Europe/London', '1968-02-18T00:00:00Z', '1968-02-18T11:00:00Z', 23],
])(
  'the day %s in %s begins at %s, has its noon at %s and lasts %d hours',
  (day, timeZone, from, noon, hours) => {
    const { fromMs, noonMs, toMs } = civilDay(day, timeZone);
    expect(new Date(fromMs).toISOString()).toBe(new Date(from).toISOString());
    expect(new Date(noonMs).toISOString()).toBe(new Date(noon).toISOString());
    expect((toMs - fromMs) / HOUR_MS).toBeCloseTo(hours, 9);
  },
);

test('a civil day begins where the previous one ends', () => {
  fc.assert(
    fc.property(ordinary, ([day, timeZone]) => {
      const today = civilDay(day, timeZone);
      expect(today.fromMs).toBeLessThan(today.noonMs);
      expect(today.noonMs).toBeLessThan(today.toMs);
      expect(civilDay(addDays(day, 1), timeZone).fromMs).toBe(today.toMs);
    }),
    { numRuns: 1000 },
  );
});

test('a civil day covers exactly the instants with its local date', () => {
  fc.assert(
    fc.property(ordinary, ([day, timeZone]) => {
      const { fromMs, noonMs, toMs } = civilDay(day, timeZone);
      for (const ms of [fromMs, noonMs, toMs - 1]) expect(dateInZone(ms, timeZone)).toBe(day);
      expect(dateInZone(fromMs - 1, timeZone)).not.toBe(day);
      expect(timeOfDay(noonMs, timeZone)).toBe('12:00');
    }),
    { numRuns: 1000 },
  );
});

test('a civil day of an invalid zone or date throws', () => {
  expect(() => civilDay('2026-01-01', 'Mars/Phobos')).toThrow(RangeError);
  for (const text of ['2026-02-30', '2026-1-1', 'today', ''])
    expect(() => civilDay(text, 'UTC')).toThrow(RangeError);
});

test('local dates and times agree with Intl', () => {
  const formats = new Map(
    ZONES.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
    ]),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) }),
      zone,
      (ms, timeZone) => {
        expect(`${dateInZone(ms, timeZone)} ${timeOfDay(ms, timeZone)}`).toBe(
          formats.get(timeZone)?.format(ms),
        );
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  // date, time, zone, instants
  ['1990-06-15', '14:05', 'Europe/Berlin', ['1990-06-15T12:05:00.000Z']],
  ['2024-03-31', '02:30', 'Europe/Berlin', []],
  ['2024-10-27', '02:30', 'Europe/Berlin', ['2024-10-27T00:30:00.000Z', '2024-10-27T01:30:00.000Z']],
  // Amsterdam skipped 28 seconds, from 00:00:00.
  ['1937-07-01', '00:00', 'Europe/Amsterdam', ['1937-06-30T22:40:28.000Z']],
  // A half-hour change, and a skipped day.
  ['2024-04-07', '01:45', 'Australia/Lord_Howe', ['2024-04-06T14:45:00.000Z', '2024-04-06T15:15:00.000Z']],
  ['2011-12-30', '12:00', 'Pacific/Apia', []],
  // Double summer time, and local mean time to the second.
  ['1941-07-01', '12:00', 'Europe/London', ['1941-07-01T10:00:00.000Z']],
  ['1920-01-01', '00:00', 'Africa/Monrovia', ['1920-01-01T00:44:30.000Z']],
])('the local time %s %s in %s has the instants %j', (date, time, timeZone, instants) => {
  expect(instantsAt(date, time, timeZone).map((ms) => new Date(ms).toISOString())).toEqual(instants);
});

test('the instants of a local time have that local date and time', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(ordinary, minute, ([date, timeZone], ofDay) => {
      const time = `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
      for (const ms of instantsAt(date, time, timeZone)) {
        expect([dateInZone(ms, timeZone), timeOfDay(ms, timeZone)]).toEqual([date, time]);
      }
    }),
  );
});

test.each(['24:00', '7:30', '07:60', '07:30:00', ' 07:30', ''])(
  'the text %j is not a time of day',
  (text) => {
    expect(isTimeOfDay(text)).toBe(false);
    expect(() => instantsAt('1990-06-15', text, 'UTC')).toThrow(RangeError);
  },
);
