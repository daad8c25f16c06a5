import { beforeAll, expect, test } from '@jest/globals';
import { METRICS } from '#lib/scoring/day.ts';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const today = new Date().toISOString().slice(0, 10);

type Listed = { id: string; name: string; metrics: string[]; bodies: string[] };

let key: string;
let profileId: string;
let activities: Listed[];
beforeAll(async () => {
  const user = await signIn();
  ({ key } = user);
  await users.setTier(user.id, 'premium');
  ({ id: profileId } = (await call('POST', '/api/profiles', { key, body: ada })).body);
  ({ activities } = (await call('GET', '/api/activities', { key })).body);
});

test('every activity has an identifier and a name of its own, its metrics and its bodies', async () => {
  expect(activities.length).toBeGreaterThan(100);
  for (const field of ['id', 'name'] as const)
    expect(new Set(activities.map((activity) => activity[field])).size).toBe(activities.length);
  for (const activity of activities) {
    expect(Object.keys(activity)).toEqual(['id', 'name', 'metrics', 'bodies']);
    expect(activity.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(METRICS).toEqual(expect.arrayContaining(activity.metrics));
    expect(activity.bodies.length).toBeGreaterThan(0);
  }
});

test('whatever a year of forecasts names is in the list', async () => {
  const range = new URLSearchParams({
    profileId,
    startDate: addDays(today, -365),
    endDate: today,
  });
  const { body } = await call('GET', `/api/horoscope/daily?${range}`, { key });
  const days = body.horoscopes ?? [];
  const named = new Set(
    days.flatMap((day: Record<string, string[]>) => [
      ...(day['favorable'] ?? []),
      ...(day['unfavorable'] ?? []),
    ]),
  );
  expect(named.size).toBeGreaterThan(50);
  expect(activities.map(({ name }) => name)).toEqual(expect.arrayContaining([...named]));
});

test('best days are found for an activity by its identifier and by its name', async () => {
  const { id, name } = activities[0] ?? { id: '', name: '' };
  for (const purpose of [id, name]) {
    const asked = new URLSearchParams({ profileId, startDate: today, endDate: today, for: purpose });
    const { status, body } = await call('GET', `/api/horoscope/best-days?${asked}`, { key });
    expect([status, body.for]).toEqual([200, name]);
  }
});

test('it is told to whoever signed in, and again only if it has changed', async () => {
  expectProblem(await call('GET', '/api/activities'), 401, 'unauthenticated');
  const answer = await call('GET', '/api/activities', { key });
  expectCommonHeaders(answer);
  const headers = { 'If-None-Match': answer.headers.get('etag') ?? '' };
  expect((await call('GET', '/api/activities', { key, headers })).status).toBe(304);
});
