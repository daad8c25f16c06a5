import { expect, test } from '@jest/globals';
import { expectCommonHeaders, expectInvalid, expectProblem } from '../support/expectations.ts';
import { baseUrl, serviceOf } from '../support/service.ts';

const { call, signIn } = serviceOf();

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['POST', '/api/auth/me/nothing'],
  ['PUT', '/api/nothing'],
  ['GET', '/.env'],
])('an unknown path returns 404, with and without a key: %s %s', async (method, path) => {
  for (const options of [{}, { key: (await signIn()).key }])
    expectProblem(await call(method, path, options), 404, 'not_found');
});

test('a browser gets a page that links to today', async () => {
  const headers = { Accept: 'text/html,*/*;q=0.8', Connection: 'close' };
  const response = await fetch(`${baseUrl()}/nowhere`, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('<a href="/">Go to today</a>');
  expectProblem(await call('POST', '/nowhere', { headers: { Accept: 'text/html' } }), 404, 'not_found');
});

test('the type of a problem is a URL of the service, whether a function or the gateway responds', async () => {
  const { body: fromFunction } = await call('GET', '/api/nothing');
  expect(fromFunction.type).toBe(`${baseUrl()}/docs/errors/not_found`);
  const { body: fromGateway } = await call('GET', '/dev/api/auth/me');
  expect(fromGateway.type).toBe(`${baseUrl()}/docs/errors/unauthenticated`);
});

test('a path may begin with the stage’s name', async () => {
  const { key } = await signIn();
  const answer = await call('GET', '/dev/api/auth/me', { key });
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
});

test('a repeated query parameter returns 400 unless the operation ignores its query; an unknown one doesn’t', async () => {
  const { key } = await signIn();
  expectInvalid(await call('GET', '/api/auth/me?color=red&color=blue', { key }), ['color']);
  expect((await call('GET', '/api/auth/me?color=red', { key })).status).toBe(200);
  expectProblem(await call('GET', '/api/nothing?color=red&color=blue'), 404, 'not_found');
  expect((await call('POST', '/api/auth/sign-out?color=red&color=blue')).status).toBe(200);
});
