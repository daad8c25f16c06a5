import { expect, test } from '@jest/globals';
import { checkBirthTime } from '#lib/operations/check-birth-time.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const born = (birthTime: string, timeZone: string) => () =>
  checkBirthTime({ birthDate: '2026-11-21', birthTime, timeZone }, NOON);

test('who is born within this minute is born, and nobody later, by the clocks of the birthplace', () => {
  expect(born('12:00', 'Europe/London')).not.toThrow();
  expect(born('12:01', 'Europe/London')).toThrow('12:01 is still to come in Europe/London.');
  expect(born('07:00', 'America/New_York')).not.toThrow();
  expect(born('07:01', 'America/New_York')).toThrow('still to come');
  expect(born('23:59', 'Pacific/Kiritimati')).not.toThrow();
});

test('of a time that the clocks showed twice the first counts', () => {
  const twice = { birthDate: '2026-10-25', birthTime: '01:30', timeZone: 'Europe/London' };
  expect(() => checkBirthTime(twice, Date.parse('2026-10-25T00:30:00Z'))).not.toThrow();
  expect(() => checkBirthTime(twice, Date.parse('2026-10-25T00:29:59Z'))).toThrow('still to come');
});

test('a time that the clocks jumped over is refused by its field', () => {
  const skipped = { birthDate: '2026-03-29', birthTime: '01:30', timeZone: 'Europe/London' };
  const detail = 'birthTime 01:30 never was: on 2026-03-29 the clocks of Europe/London jumped over it.';
  const refusal = { reason: 'invalid_request', message: detail, fields: [{ field: 'birthTime', detail }] };
  expect(() => checkBirthTime(skipped, NOON)).toThrow(expect.objectContaining(refusal));
});
