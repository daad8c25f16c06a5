import { expect, test } from '@jest/globals';
import { expectProblem } from '../../support/expectations.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

test('the session ends with the next request, the key and other sessions go on', async () => {
  const first = await signIn();
  const second = await signIn(first.email);
  const answer = await call('POST', '/api/auth/sign-out', { cookie: first.cookie });
  expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['message']]);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=;.*Max-Age=0$/)]);
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expectProblem(await call('GET', '/api/auth/me', { cookie: first.cookie }), 401, 'unauthenticated');
  expect((await call('GET', '/api/auth/me', { cookie: second.cookie })).status).toBe(200);
  expect((await call('GET', '/api/auth/me', { key: first.key })).status).toBe(200);
});

test('signing out without a session is 200 too', async () => {
  expect((await call('POST', '/api/auth/sign-out')).status).toBe(200);
  expect((await call('POST', '/api/auth/sign-out', { cookie: '__Host-session=x' })).status).toBe(200);
});
