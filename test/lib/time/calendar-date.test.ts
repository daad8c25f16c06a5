import { describe, expect, test } from '@jest/globals';
import { addDays, daysBetween, isRealDate } from '#lib/time/civil-day.ts';

describe('a date', () => {
  test.each(['2024-02-29', '1900-01-01', '2000-02-29', '9999-12-31'])('%s is real', (text) => {
    expect(isRealDate(text)).toBe(true);
  });

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2026-00-10',
    '2026-13-01',
    '2026-04-31',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '+02026-01-01',
    '２０２６-01-01',
    '',
  ])('%j is not real', (text) => {
    expect(isRealDate(text)).toBe(false);
  });

  test('is counted on over months and leap years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
    expect(addDays('1900-03-01', -1)).toBe('1900-02-28');
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
    expect(daysBetween('2025-01-01', '2024-01-01')).toBe(-366);
    expect(daysBetween('2025-01-01', '2025-01-01')).toBe(0);
  });
});
