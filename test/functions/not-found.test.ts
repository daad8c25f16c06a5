import { expect, test } from '@jest/globals';
import { expectCommonHeaders, expectProblem } from '../support/expectations.ts';
import { baseUrl, serviceOf } from '../support/service.ts';

const { call, signIn } = serviceOf();

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['POST', '/api/auth/me/nothing'],
  ['PUT', '/api/nothing'],
  ['GET', '/.env'],
])('404 for an unknown path: %s %s', async (method, path) => {
  expectProblem(await call(method, path), 404, 'not_found');
});

test('the type of a problem is an address of the service, whether a function refuses or the gateway', async () => {
  const ofFunction = await call('GET', '/api/nothing');
  expect(ofFunction.body.type).toBe(`${baseUrl()}/docs/errors/not_found`);
  const ofGateway = await call('GET', '/dev/api/auth/me');
  expect(ofGateway.body.type).toBe(`${baseUrl()}/docs/errors/unauthenticated`);
});

test('404 also with an Authorization header', async () => {
  const { key } = await signIn();
  expectProblem(await call('GET', '/api/nothing', { key }), 404, 'not_found');
});

test('paths work with the stage prefix as without', async () => {
  const { key } = await signIn();
  const answer = await call('GET', '/dev/api/auth/me', { key });
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
});

test('a query parameter that is given twice is 400 at every known path, and one that nobody knows is ignored', async () => {
  const { key } = await signIn();
  const answer = await call('GET', '/api/auth/me?color=red&color=blue', { key });
  expectProblem(answer, 400, 'invalid_request');
  expect(answer.body.errors).toEqual([{ parameter: 'color', detail: 'color is given more than once.' }]);
  expect((await call('GET', '/api/auth/me?color=red', { key })).status).toBe(200);
  expectProblem(await call('GET', '/api/nothing?color=red&color=blue'), 404, 'not_found');
  expect((await call('POST', '/api/auth/sign-out?color=red&color=blue')).status).toBe(200);
});
