import { expect, test } from '@jest/globals';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const list = (cookie: string | undefined) => call('GET', '/api/auth/sessions', { cookie });
const end = (cookie: string | undefined, id: string) =>
  call('DELETE', `/api/auth/sessions/${id}`, { cookie });
const isAccepted = async (cookie: string | undefined) =>
  (await call('GET', '/api/auth/me', { cookie })).status === 200;

test('the sessions are listed oldest first, the one that asks is marked', async () => {
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
  expect(answer.body).toEqual({
    sessions: [
      { ...session, current: false },
      { ...session, current: true },
    ],
  });
  const [{ id }, { id: otherId }] = answer.body.sessions;
  expect((await list(first.cookie)).body.sessions).toMatchObject([
    { id, current: true },
    { id: otherId, current: false },
  ]);
});

test('a session that another ends stops with the next request; ending it again is 404', async () => {
  const first = await signIn();
  const second = await signIn(first.email);
  const [{ id }] = (await list(second.cookie)).body.sessions;
  const answer = await end(second.cookie, id);
  expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expectProblem(await call('GET', '/api/auth/me', { cookie: first.cookie }), 401, 'unauthenticated');
  expectProblem(await end(second.cookie, id), 404, 'not_found');
  expect(await isAccepted(second.cookie)).toBe(true);
  expect((await call('GET', '/api/auth/me', { key: first.key })).status).toBe(200);
});

test('ending the session that asks clears its cookie', async () => {
  const { cookie } = await signIn();
  const [{ id }] = (await list(cookie)).body.sessions;
  const answer = await end(cookie, id);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=;.*Max-Age=0$/)]);
  expect(await isAccepted(cookie)).toBe(false);
});

test('another user’s session looks like an unknown one', async () => {
  const [owner, other] = [await signIn(), await signIn()];
  const [{ id }] = (await list(owner.cookie)).body.sessions;
  for (const unknown of [id, 'ses_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x'])
    expectProblem(await end(other.cookie, unknown), 404, 'not_found');
  expect(await isAccepted(owner.cookie)).toBe(true);
});

test('a key alone can neither list nor end sessions', async () => {
  const { key, cookie } = await signIn();
  const [{ id }] = (await list(cookie)).body.sessions;
  expectProblem(await call('GET', '/api/auth/sessions', { key }), 403, 'session_required');
  expectProblem(await call('DELETE', `/api/auth/sessions/${id}`, { key }), 403, 'session_required');
  expect(await isAccepted(cookie)).toBe(true);
});

test('of 22 sign-ins the last 20 go on', async () => {
  const first = await signIn();
  const cookies = [first.cookie];
  for (let i = 1; i < 22; i++) cookies.push((await signIn(first.email)).cookie);
  expect(await Promise.all(cookies.map(isAccepted))).toEqual([false, false, ...Array(20).fill(true)]);
  expect((await list(cookies.at(-1))).body.sessions).toHaveLength(20);
});
