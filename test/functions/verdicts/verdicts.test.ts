import { expect, test } from '@jest/globals';
import { summaryOf } from '#lib/operations/verdicts.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { expectInvalid, expectProblem } from '../../support/expectations.ts';
import { holdCalls } from '../../support/hold-calls.ts';
import { signUp } from '../../support/sign-up.ts';
import { countItems, finishAtLast, untilGone } from '../../support/table-items.ts';
import { useService } from '../../support/use-service.ts';

const service = useService();

async function reader(options: Parameters<typeof signUp>[1] = {}) {
  const user = await signUp(service, options);
  const { key, path, profileId } = user;
  return {
    ...user,
    judge: (date: string, body: unknown, query = '', sentBy = key) =>
      service.call('PUT', `${path}/days/${date}/verdict${query}`, { key: sentBy, body }),
    list: async (query = '') => (await service.call('GET', `${path}/verdicts${query}`, { key })).body,
    partition: itemKeys.verdict(profileId, '').PK,
  };
}

/** The date in London, where Ada was born. */
const today = () => dateInZone(Date.now(), 'Europe/London');

test('a verdict has the rating of the day’s forecast, and another one replaces it with its note', async () => {
  const { judge, list, horoscope } = await reader();
  const date = today();
  const { body: forecast } = await horoscope('daily', { startDate: date, endDate: date });
  const note = 'A long call with my sister.\n\nIt’s 👩‍👩‍👧.';
  const { status, body } = await judge(date, { verdict: 'yes', note: ` ${note}\n` });
  const rating = forecast.horoscopes[0].overallRating;
  expect([status, body]).toEqual([
    200,
    { date, verdict: 'yes', note, rating, updatedAt: expect.stringMatching(/Z$/) },
  ]);
  expect((await list(`?from=${date}`)).verdicts).toEqual([body]);
  const { body: other } = await judge(date, { verdict: 'partly' });
  expect(other).toEqual({ date, verdict: 'partly', rating, updatedAt: expect.any(String) });
  expect((await list(`?from=${date}`)).verdicts).toEqual([other]);
});

test('a day is that of tz, and has the rating of the forecast there', async () => {
  const { judge, horoscope } = await reader();
  const tz = 'Pacific/Kiritimati';
  const date = dateInZone(Date.now(), tz);
  const { body } = await horoscope('daily', { startDate: date, endDate: date, tz });
  const answer = await judge(date, { verdict: 'no' }, `?tz=${tz}`);
  expect(answer.body.rating).toBe(body.horoscopes[0].overallRating);
  const ahead = addDays(dateInZone(Date.now(), 'Pacific/Pago_Pago'), 1);
  const early = await judge(ahead, { verdict: 'no' }, '?tz=Pacific/Pago_Pago');
  expectProblem(early, 400, 'invalid_request');
  const detail = `${ahead} has not begun in Pacific/Pago_Pago.`;
  expect([early.body.detail, early.body.errors]).toEqual([detail, [{ parameter: 'date', detail }]]);
});

test('days from the birth to today can be judged; other texts are no days', async () => {
  const { judge } = await reader();
  const verdict = { verdict: 'yes' };
  expect((await judge('1990-06-15', verdict)).status).toBe(200);
  for (const date of ['1990-06-14', addDays(today(), 1)])
    expectProblem(await judge(date, verdict), 400, 'invalid_request');
  for (const date of ['2026-02-30', 'today', '2026-1-1'])
    expectProblem(await judge(date, verdict), 404, 'not_found');
});

test.each([
  [{}, ['/verdict']],
  [{ verdict: 'maybe', note: '' }, ['/verdict', '/note']],
  [{ verdict: 'no', note: 'x'.repeat(1_001) }, ['/note']],
  [{ verdict: 'no', note: '👩‍👩‍👧'.repeat(230) }, ['/note']],
  [{ verdict: 'no', note: 'a\u202Eb' }, ['/note']],
  [{ verdict: 'no', note: 'a\u200Bb' }, ['/note']],
  [{ verdict: 'no', note: 'a\tb' }, ['/note']],
  [{ verdict: 'no', note: 'a\u2028b' }, ['/note']],
  [{ verdict: 'no', note: ' \n ' }, ['/note']],
])('the verdict %j is invalid', async (body, pointers) => {
  const { judge, partition } = await reader();
  expectInvalid(await judge('2026-01-01', body), pointers);
  expect(await countItems(partition)).toBe(0);
});

test('a list has the verdicts of its days, oldest first, and notes only for up to a week', async () => {
  const { judge, list } = await reader();
  const end = today();
  const dates = [-400, -92, -91, -6, 0].map((days) => addDays(end, days));
  for (const date of dates.toReversed()) await judge(date, { verdict: 'yes', note: 'A note.' });
  const listed = async (query: string) => {
    const { verdicts } = await list(query);
    return verdicts.map(({ date, note }: { date: string; note?: string }) => [date, note]);
  };
  const without = (...at: number[]) => at.map((position) => [dates[position], undefined]);
  expect(await listed(`?to=${end}`)).toEqual(without(2, 3, 4));
  expect((await list()).verdicts.length).toBeGreaterThanOrEqual(2);
  expect(await listed(`?from=${dates[1]}&to=${dates[3]}`)).toEqual(without(1, 2, 3));
  expect(await listed(`?from=${addDays(end, -6)}&to=${end}`)).toEqual([
    [dates[3], 'A note.'],
    [dates[4], 'A note.'],
  ]);
  expect(await listed(`?from=${addDays(end, -7)}&to=${end}`)).toEqual(without(3, 4));
});

test.each([
  ['?from=2026-01-02&to=2026-01-01', 'invalid_request', 'to'],
  ['?from=2026-13-01', 'invalid_request', 'from'],
  ['?from=2025-01-01&to=2026-01-02', 'range_too_long', 'to'],
])('the range %s is invalid', async (query, code, parameter) => {
  const { key, path } = await reader();
  const answer = await service.call('GET', `${path}/verdicts${query}`, { key });
  expectProblem(answer, 400, code);
  expect(answer.body.errors).toEqual([{ parameter, detail: expect.any(String) }]);
});

test('the summary counts great and hard days, and those felt as such', () => {
  const verdict = (rating: number, given: 'yes' | 'partly' | 'no') => ({ rating, verdict: given });
  expect(
    summaryOf([
      ...[verdict(8, 'yes'), verdict(9.5, 'partly'), verdict(7.9, 'yes')],
      ...[verdict(3.9, 'yes'), verdict(4, 'yes'), verdict(1, 'no')],
    ]),
  ).toEqual({ answers: 6, good: { answers: 2, felt: 1 }, hard: { answers: 2, felt: 1 } });
});

test('a read-only key lists verdicts and sets none', async () => {
  const { cookie, judge, path } = await reader();
  const body = { name: 'Reader', access: 'read' };
  const { key } = (await service.call('POST', '/api/keys', { cookie, body })).body;
  expectProblem(await judge(today(), { verdict: 'yes' }, '', key), 403, 'key_is_read_only');
  expect((await service.call('GET', `${path}/verdicts`, { key })).status).toBe(200);
});

test('verdicts stay when the birth is corrected, and are in the export', async () => {
  const { judge, list, path, key, cookie, profileId } = await reader();
  const { body } = await judge('2026-01-01', { verdict: 'yes', note: 'A note.' });
  await service.call('PATCH', path, { key, body: { birthDate: '1991-06-15' } });
  await finishAtLast(profileId);
  expect((await list('?from=2026-01-01&to=2026-01-07')).verdicts).toEqual([body]);
  const { body: exported } = await service.call('GET', '/api/auth/me/export', { cookie });
  expect(exported).toMatchObject({ verdicts: [{ profileId, ...body }], blindTests: [] });
  expect(exported).not.toHaveProperty('verdictsLeftOut');
});

test('an export says that it leaves verdicts out', async () => {
  const { judge, cookie } = await reader();
  const note = '🜁'.repeat(1_000);
  const dates = Array.from({ length: 30 }, (_, day) => addDays('2026-01-01', day));
  await Promise.all(dates.map((date) => judge(date, { verdict: 'yes', note })));
  const { body } = await service.call('GET', '/api/auth/me/export', { cookie });
  expect(body.verdictsLeftOut).toBe(true);
  expect(body.verdicts).toHaveLength(30);
  expect(body.verdicts.at(0)).toHaveProperty('note', note);
  expect(body.verdicts.at(-1)).not.toHaveProperty('note');
});

test.each([
  ['a deleted profile', 'profile'],
  ['an erased account', 'account'],
])('a verdict written while %s goes leaves nothing', async (_, what) => {
  const { judge, path, cookie, partition, id } = await reader();
  await judge('2026-01-01', { verdict: 'yes', note: 'A note.' });
  const { reached, release } = holdCalls(
    service.calls,
    ({ operation, body }) => operation === 'dynamodb TransactWriteItems' && body.includes('A late note.'),
  );
  const late = judge('2026-01-02', { verdict: 'no', note: 'A late note.' });
  await reached;
  await service.call('DELETE', what === 'profile' ? path : '/api/auth/me', { cookie });
  if (what === 'account') await untilGone(itemKeys.user(id).PK);
  await untilGone(partition);
  release();
  expectProblem(await late, 404, 'not_found');
  expect(await countItems(partition)).toBe(0);
});
