import { expect, test } from '@jest/globals';
import { horizon } from '#lib/operations/forecast-range.ts';

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
