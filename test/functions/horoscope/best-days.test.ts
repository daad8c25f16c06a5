import { beforeAll, describe, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const today = new Date().toISOString().slice(0, 10);
const endDate = addDays(today, 59);

type Day = {
  rank: number;
  score: number;
  reasons: { transiting: string; aspect: string; natal: string; points: Record<string, number> }[];
  horoscope: { date: string; overallRating: number; metrics: Record<string, string>; unfavorable: string[] };
};

let key: string;
let profileId: string;
beforeAll(async () => {
  const user = await signIn();
  key = user.key;
  await users.setTier(user.id, 'pro');
  ({ id: profileId } = (await call('POST', '/api/profiles', { key, body: ada })).body);
});

const ask = (path: string, query: Record<string, string> = {}) =>
  call('GET', `${path}?${new URLSearchParams({ profileId, startDate: today, endDate, ...query })}`, { key });
const bestDays = (query?: Record<string, string>) => ask('/api/horoscope/best-days', query);

describe('200', () => {
  test('the five best days of the range come first, with the very entries of the daily operation', async () => {
    const { status, body } = await bestDays();
    const { horoscopes } = (await ask('/api/horoscope/daily')).body;
    expect(status).toBe(200);
    expect([body.profileId, body.for]).toEqual([profileId, 'overall']);
    expect(body.days.map(({ rank }: Day) => rank)).toEqual([1, 2, 3, 4, 5]);
    for (const { horoscope } of body.days) expect(horoscopes).toContainEqual(horoscope);
    const worstAnswered = Math.min(...body.days.map(({ horoscope }: Day) => horoscope.overallRating));
    const answered = new Set(body.days.map(({ horoscope }: Day) => horoscope.date));
    for (const entry of horoscopes)
      if (!answered.has(entry.date)) expect(entry.overallRating).toBeLessThanOrEqual(worstAnswered);
  });

  test.each(['energy', 'focus', 'romance', 'luck'])('for %s, reasons are what carries it', async (metric) => {
    const { body } = await bestDays({ for: metric, limit: '31' });
    expect(body.days).toHaveLength(31);
    const scores = body.days.map(({ score }: Day) => score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(body.days[0].reasons.length).toBeGreaterThan(0);
    for (const { reasons } of body.days as Day[])
      for (const { points } of reasons) expect(points[metric]).toBeGreaterThan(0);
  });

  test('for an activity, in any case, no day that advises against it comes first', async () => {
    const { body: daily } = await ask('/api/horoscope/daily');
    const activity: string = daily.horoscopes[0].favorable[0];
    const { body } = await bestDays({ for: activity.toUpperCase(), limit: '3' });
    expect(body.for).toBe(activity);
    expect(body.days[0].horoscope.unfavorable).not.toContain(activity);
  });

  test('for an activity by a name that it had before, answered by its present one', async () => {
    const { body } = await bestDays({ for: 'moving house', limit: '1' });
    expect(body.for).toBe('Planning a move');
  });
});

test.each(['activity', 'purpose', 'FOR'])(
  '400 for a purpose by the name %s, which would be lost',
  async (name) => {
    const answer = await bestDays({ [name]: 'Job interviews' });
    expectProblem(answer, 400, 'invalid_request');
    const detail = `“${name}” is not a parameter of this request; did you mean for?`;
    expect(answer.body.errors).toEqual([{ parameter: name, detail }]);
  },
);

test('400 names a purpose that there is none of, and a limit out of range', async () => {
  for (const limit of ['0', '32', '1.5', 'ten', '-1', '']) {
    const answer = await bestDays({ for: 'world peace', limit });
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors.map(({ parameter }: { parameter: string }) => parameter)).toEqual([
      'for',
      'limit',
    ]);
  }
});

test.each([
  ['job interview', '; did you mean “Job interviews”?'],
  ['interviews', '; did you mean “Job interviews”?'],
  ['Romanc', '; did you mean “romance”?'],
  ['world peace', '.'],
  ['x'.repeat(4_000), '.'],
])('400 for a purpose such as %.20s leads to the activities, and to the nearest', async (purpose, lead) => {
  expect((await bestDays({ for: purpose })).body.detail).toBe(
    `for must be overall, energy, focus, romance, luck, or an activity of GET /api/activities${lead}`,
  );
});

test('401, 403, 404 and the length of the range are as for the daily operation', async () => {
  expectProblem(await call('GET', '/api/horoscope/best-days'), 401, 'unauthenticated');
  expectProblem(await bestDays({ endDate: addDays(today, 200) }), 403, 'forecast_horizon_exceeded');
  expectProblem(await bestDays({ profileId: 'x' }), 404, 'not_found');
  expectProblem(await bestDays({ startDate: '2024-01-01' }), 400, 'range_too_long');
});
