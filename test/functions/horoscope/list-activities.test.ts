import { beforeAll, expect, test } from '@jest/globals';
import { AREAS } from '#lib/reading/brief/areas.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { serviceWithAda, today } from './ada-profile.ts';

const { call, account, get } = serviceWithAda('premium');

type Listed = { id: string; name: string; area: (typeof AREAS)[number]; metrics: string[]; bodies: string[] };

let activities: Listed[];
beforeAll(async () => {
  ({ activities } = (await call('GET', '/api/activities', { key: account.key })).body);
});

test('every activity has a unique identifier and name, an area, metrics and bodies', async () => {
  expect(activities.length).toBeGreaterThan(100);
  for (const field of ['id', 'name'] as const)
    expect(new Set(activities.map((activity) => activity[field])).size).toBe(activities.length);
  for (const activity of activities) {
    expect(Object.keys(activity)).toEqual(['id', 'name', 'area', 'metrics', 'bodies']);
    expect(activity.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(AREAS).toContain(activity.area);
    expect(METRICS).toEqual(expect.arrayContaining(activity.metrics));
    expect(activity.bodies.length).toBeGreaterThan(0);
  }
});

test('the list of activities has every activity named in a year of forecasts', async () => {
  const { body } = await get('daily', { startDate: addDays(today, -365), endDate: today });
  type Day = { favorable: string[]; unfavorable: string[] };
  const named = new Set(body.horoscopes.flatMap((day: Day) => [...day.favorable, ...day.unfavorable]));
  expect(named.size).toBeGreaterThan(50);
  expect(activities.map(({ name }) => name)).toEqual(expect.arrayContaining([...named]));
});

test('best days accept an activity’s identifier or name', async () => {
  const { id, name } = activities[0] ?? { id: '', name: '' };
  for (const purpose of [id, name]) {
    const { status, body } = await get('best-days', { startDate: today, endDate: today, for: purpose });
    expect([status, body.for]).toEqual([200, name]);
  }
});

test('GET /api/activities requires authentication and supports conditional requests', async () => {
  const { key } = account;
  expectProblem(await call('GET', '/api/activities'), 401, 'unauthenticated');
  const answer = await call('GET', '/api/activities', { key });
  expectCommonHeaders(answer);
  const headers = { 'If-None-Match': answer.headers.get('etag') ?? '' };
  expect((await call('GET', '/api/activities', { key, headers })).status).toBe(304);
});
