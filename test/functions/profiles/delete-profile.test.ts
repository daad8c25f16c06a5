import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { DEFAULT_LANGUAGE, MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import { expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const today = new Date().toISOString().slice(0, 10);
const remove = (key: string, id: string) =>
  call('DELETE', `/api/profiles/${encodeURIComponent(id)}`, { key });
const daily = (key: string, id: string) =>
  call('GET', `/api/horoscope/daily?profileId=${id}&startDate=${today}&endDate=${today}&tz=Europe/London`, {
    key,
  });

const cacheOf = (profileId: string) => ({
  userId: '',
  profileId,
  modelVersion: MODEL_VERSION,
  language: DEFAULT_LANGUAGE,
  timeZone: 'Europe/London',
});

async function untilEmpty(profileId: string): Promise<number> {
  for (;;) {
    const left = await forecasts.list(cacheOf(profileId), { startDate: today, endDate: today });
    if (left.size === 0) return 0;
    await sleep(100);
  }
}

test('the profile is gone at once, its cached forecasts soon, and its place is free again', async () => {
  const { key } = await signIn();
  const { id } = (await call('POST', '/api/profiles', { key, body: ada })).body;
  expect((await daily(key, id)).status).toBe(200);
  expect((await forecasts.list(cacheOf(id), { startDate: today, endDate: today })).size).toBe(1);

  const answer = await remove(key, id);
  expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }]);
  expect((await call('GET', '/api/profiles', { key })).body.profiles).toEqual([]);
  expectProblem(await daily(key, id), 404, 'not_found');
  expectProblem(await remove(key, id), 404, 'not_found');
  expect(await untilEmpty(id)).toBe(0);
  expect((await call('POST', '/api/profiles', { key, body: ada })).status).toBe(201);
});

test('only the owner may delete: anyone else’s profile looks like an unknown one', async () => {
  const [owner, other] = [await signIn(), await signIn()];
  const { id } = (await call('POST', '/api/profiles', { key: owner.key, body: ada })).body;
  const foreign = await remove(other.key, id);
  const unknown = await remove(other.key, 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV');
  for (const answer of [foreign, unknown]) expectProblem(answer, 404, 'not_found');
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  expect((await call('GET', '/api/profiles', { key: owner.key })).body.profiles).toHaveLength(1);
});

test.each(['x', 'prf_', '..', 'a b', 'ü', 'x'.repeat(2_000), 'PROFILE#1', '%00'])(
  'an identifier that names nothing is 404 whatever its form: %.20j',
  async (id) => {
    const { key } = await signIn();
    expectProblem(await remove(key, id), 404, 'not_found');
  },
);
