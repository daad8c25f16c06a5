import { expect, test } from '@jest/globals';
import { checkBirthTime } from '#lib/operations/check-birth-time.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const check = (birthTime: string, timeZone: string) => () =>
  checkBirthTime({ birthDate: '2026-11-21', birthTime, timeZone }, NOON);

test('a birth in the current minute of the birthplace is accepted, a later one rejected', () => {
  expect(check('12:00', 'Europe/London')).not.toThrow();
  expect(check('12:01', 'Europe/London')).toThrow('12:01 is in the future in Europe/London.');
  expect(check('07:00', 'America/New_York')).not.toThrow();
  expect(check('07:01', 'America/New_York')).toThrow('in the future');
  expect(check('23:59', 'Pacific/Kiritimati')).not.toThrow();
});

test('a birth time that occurred twice means its first instant', () => {
  const twice = { birthDate: '2026-10-25', birthTime: '01:30', timeZone: 'Europe/London' };
  expect(() => checkBirthTime(twice, Date.parse('2026-10-25T00:30:00Z'))).not.toThrow();
  expect(() => checkBirthTime(twice, Date.parse('2026-10-25T00:29:59Z'))).toThrow('in the future');
});

test('a birth time that a clock change skipped is rejected with an error for its field', () => {
  const skipped = { birthDate: '2026-03-29', birthTime: '01:30', timeZone: 'Europe/London' };
  const detail = 'birthTime 01:30 did not exist on 2026-03-29 in Europe/London: the clocks went forward.';
  const error = { reason: 'invalid_request', message: detail, fields: [{ field: 'birthTime', detail }] };
  expect(() => checkBirthTime(skipped, NOON)).toThrow(expect.objectContaining(error));
});

test('a birth date that the zone skipped is rejected, with or without a time', () => {
  const skipped = { birthDate: '2011-12-30', timeZone: 'Pacific/Apia' };
  const detail = 'birthDate 2011-12-30 did not exist in Pacific/Apia: the zone skipped this day.';
  const error = { reason: 'invalid_request', message: detail, fields: [{ field: 'birthDate', detail }] };
  for (const birth of [skipped, { ...skipped, birthTime: '12:00' }])
    expect(() => checkBirthTime(birth, NOON)).toThrow(expect.objectContaining(error));
  for (const birthDate of ['2011-12-29', '2011-12-31'])
    expect(() => checkBirthTime({ ...skipped, birthDate }, NOON)).not.toThrow();
});
