import { expect, test } from '@jest/globals';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const list = (cookie: string | undefined) => call('GET', '/api/auth/sessions', { cookie });
const end = (cookie: string | undefined, id: string) =>
  call('DELETE', `/api/auth/sessions/${id}`, { cookie });
const me = (cookie: string | undefined) => call('GET', '/api/auth/me', { cookie });
const isAccepted = async (cookie: string | undefined) => (await me(cookie)).status === 200;

test('sessions are listed oldest first, with the current one marked', async () => {
  const first = await signIn();
  const second = await signIn(first.email);
  const answer = await list(second.cookie);
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  const session = {
    id: expect.stringMatching(/^ses_[0-9A-Z]{26}$/),
    createdAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
    lastUsedAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
  };
  const { sessions, ...rest } = answer.body;
  expect(rest).toEqual({});
  expect(sessions).toEqual([false, true].map((current) => ({ ...session, current })));
  expect((await list(first.cookie)).body.sessions).toMatchObject([
    { id: sessions[0].id, current: true },
    { id: sessions[1].id, current: false },
  ]);
});

test('a session ended by another stops working on the next request; ending it again returns 404', async () => {
  const first = await signIn();
  const second = await signIn(first.email);
  const [{ id }] = (await list(second.cookie)).body.sessions;
  const answer = await end(second.cookie, id);
  expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expectProblem(await me(first.cookie), 401, 'unauthenticated');
  expectProblem(await end(second.cookie, id), 404, 'not_found');
  expect(await isAccepted(second.cookie)).toBe(true);
  expect((await call('GET', '/api/auth/me', { key: first.key })).status).toBe(200);
});

test('ending the current session clears its cookie', async () => {
  const { cookie } = await signIn();
  const [{ id }] = (await list(cookie)).body.sessions;
  const answer = await end(cookie, id);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=;.*Max-Age=0$/)]);
  expect(await isAccepted(cookie)).toBe(false);
});

test('after 22 sign-ins, only the last 20 sessions still work', async () => {
  const first = await signIn();
  const cookies = [first.cookie];
  for (let i = 1; i < 22; i++) cookies.push((await signIn(first.email)).cookie);
  expect(await Promise.all(cookies.map(isAccepted))).toEqual([false, false, ...Array(20).fill(true)]);
  expect((await list(cookies.at(-1))).body.sessions).toHaveLength(20);
});
