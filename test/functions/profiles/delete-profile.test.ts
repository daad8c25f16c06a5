import { expect, test } from '@jest/globals';
import { expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';
import { countItems, forecastsOf, untilGone } from '../../support/table-items.ts';

const { call, signIn } = serviceOf();
const today = new Date().toISOString().slice(0, 10);
const remove = (key: string, id: string) =>
  call('DELETE', `/api/profiles/${encodeURIComponent(id)}`, { key });
const daily = (key: string, id: string) =>
  call('GET', `/api/horoscope/daily?profileId=${id}&startDate=${today}&endDate=${today}&tz=Europe/London`, {
    key,
  });

test('the profile is gone at once, its cached forecasts soon, and its place is free again', async () => {
  const { key } = await signIn();
  const { id } = (await call('POST', '/api/profiles', { key, body: ada })).body;
  expect((await daily(key, id)).status).toBe(200);
  expect(await countItems(forecastsOf(id))).toBe(1);

  const answer = await remove(key, id);
  expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }]);
  expect((await call('GET', '/api/profiles', { key })).body.profiles).toEqual([]);
  expectProblem(await daily(key, id), 404, 'not_found');
  expectProblem(await remove(key, id), 404, 'not_found');
  await untilGone(forecastsOf(id));
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
