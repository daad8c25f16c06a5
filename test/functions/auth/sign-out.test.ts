import { expect, test } from '@jest/globals';
import { expectProblem } from '../../support/expectations.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

test('signing out ends the session on the next request; the key and other sessions continue', async () => {
  const first = await signIn();
  const second = await signIn(first.email);
  const answer = await call('POST', '/api/auth/sign-out', { cookie: first.cookie });
  expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['message']]);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=;.*Max-Age=0$/)]);
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expectProblem(await call('GET', '/api/auth/me', { cookie: first.cookie }), 401, 'unauthenticated');
  for (const credential of [{ cookie: second.cookie }, { key: first.key }])
    expect((await call('GET', '/api/auth/me', credential)).status).toBe(200);
});

test('signing out without a session also returns 200', async () => {
  for (const cookie of [undefined, '__Host-session=x'])
    expect((await call('POST', '/api/auth/sign-out', { cookie })).status).toBe(200);
});
