import { expect, test } from '@jest/globals';
import { expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';
import { countItems, forecastsOf, untilGone } from '../../support/table-items.ts';

const service = serviceOf();
const { call, signIn } = service;

test('a deleted profile is gone immediately, its cached forecasts soon, and another can be created', async () => {
  const { key, profileId, path, horoscope } = await signUp(service);
  expect((await horoscope('today')).status).toBe(200);
  expect(await countItems(forecastsOf(profileId))).toBe(1);

  const answer = await call('DELETE', path, { key });
  expect([answer.status, answer.body]).toEqual([200, { id: profileId, deleted: true }]);
  expect((await call('GET', '/api/profiles', { key })).body.profiles).toEqual([]);
  expectProblem(await horoscope('today'), 404, 'not_found');
  expectProblem(await call('DELETE', path, { key }), 404, 'not_found');
  await untilGone(forecastsOf(profileId));
  expect((await call('POST', '/api/profiles', { key, body: ada })).status).toBe(201);
});

test('deleting a profile with an invalid id returns 404', async () => {
  const { key } = await signIn();
  for (const id of ['x', 'prf_', '..', 'a b', 'ü', 'x'.repeat(2_000), 'PROFILE#1', '%00'])
    expectProblem(await call('DELETE', `/api/profiles/${encodeURIComponent(id)}`, { key }), 404, 'not_found');
});
