import { expect, test } from '@jest/globals';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

async function withProfile(body: object = ada) {
  const { key } = await signIn();
  const created = (await call('POST', '/api/profiles', { key, body })).body;
  const path = `/api/profiles/${created.id}`;
  return { key, created, path, get: (headers = {}) => call('GET', path, { key, headers }) };
}

test('the whole profile is answered, with null for an unknown time of birth', async () => {
  const { created, get } = await withProfile();
  const answer = await get();
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  expect(answer.body).toEqual({
    ...created,
    birthTime: null,
    timeZone: 'Europe/London',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(Object.keys(answer.body)).toEqual([
    ...['id', 'name', 'birthDate', 'birthTime', 'birthCity', 'latitude', 'longitude', 'timeZone'],
    ...['sunSign', 'createdAt'],
  ]);
});

test('a known time of birth is answered as it was given', async () => {
  const { get } = await withProfile({ ...ada, birthTime: '00:00' });
  expect((await get()).body.birthTime).toBe('00:00');
});

test('no browser keeps it, and a client that has it already is told so', async () => {
  const { get } = await withProfile();
  const first = await get();
  const again = await get({ 'If-None-Match': first.headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  for (const answer of [first, again]) expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('404 for what is not the caller’s', async () => {
  const [{ path }, other] = [await withProfile(), await signIn()];
  expectProblem(await call('GET', path, { key: other.key }), 404, 'not_found');
});
