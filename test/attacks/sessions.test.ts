import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from '@jest/globals';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { backdateSession } from '../support/backdate-session.ts';
import { expectProblem } from '../support/expectations.ts';
import { rawRequest } from '../support/raw-request.ts';
import { baseUrl, serviceOf } from '../support/service.ts';
import { setAttribute } from '../support/table-items.ts';
import { useService } from '../support/use-service.ts';

const { call, codeFor, signIn } = serviceOf();
const watched = useService();

let user: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  user = await signIn();
});

const me = (cookie: string | undefined) => call('GET', '/api/auth/me', { cookie });

test('the session cookie is host-only, secure and HttpOnly', async () => {
  const [cookie = '', ...more] = user.answer.headers.getSetCookie();
  expect(more).toEqual([]);
  const [pair, ...attributes] = cookie.split('; ');
  expect(pair).toMatch(/^__Host-session=[\w-]{43}$/);
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax', 'Secure']);
});

test('every sign-in creates a new session and ignores a planted cookie', async () => {
  const fixed = `__Host-session=${'A'.repeat(43)}`;
  const body = { email: user.email, code: await codeFor(user.email) };
  const answer = await call('POST', '/api/auth/verify', { body, cookie: fixed });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()[0]).not.toContain(fixed);
  expectProblem(await me(fixed), 401, 'unauthenticated');
});

test('a session ends when the same browser signs in again; other browsers’ sessions still work', async () => {
  const here = await signIn();
  const elsewhere = await signIn(here.email);
  const again = { email: here.email, code: await codeFor(here.email) };
  const answer = await call('POST', '/api/auth/verify', { body: again, cookie: here.cookie });
  expect(answer.status).toBe(200);
  expectProblem(await me(here.cookie), 401, 'unauthenticated');
  expect((await me(elsewhere.cookie)).status).toBe(200);
  expect((await me(answer.headers.getSetCookie()[0]?.split(';')[0])).status).toBe(200);
});

test('a session ends at sign-out, for every copy of the cookie', async () => {
  const { cookie } = await signIn();
  expect((await me(cookie)).status).toBe(200);
  await call('POST', '/api/auth/sign-out', { cookie });
  expectProblem(await me(cookie), 401, 'unauthenticated');
});

test('a session ends when its time is up, although its item still exists', async () => {
  const { id, cookie = '' } = await signIn();
  const key = itemKeys.sessionOfUser(id, hashSessionToken(cookie.split('=')[1] ?? ''));
  await setAttribute(key, 'ttl', Math.floor(Date.now() / 1000));
  expectProblem(await me(cookie), 401, 'unauthenticated');
});

const callsOf = async (ask: () => Promise<unknown>) => {
  const start = watched.calls.made.length;
  await ask();
  // The requests of an account are counted only every few seconds.
  const isCounting = ({ body }: (typeof watched.calls.made)[number]) => body.includes('RATE#requests');
  return watched.calls.made
    .slice(start)
    .filter((call) => !isCounting(call))
    .map(({ operation }) => operation);
};

/** DynamoDB calls, sorted because the order of parallel calls is random. */
const dynamo = (...actions: string[]) => actions.map((action) => `dynamodb ${action}`).sort();

test('authenticating a session costs two reads at first, then one per request, and one write per hour', async () => {
  const asking = ({ cookie }: { cookie: string | undefined }) =>
    callsOf(() => watched.call('GET', '/api/auth/me', { cookie }));
  const session = await signIn();
  expect((await asking(session)).sort()).toEqual(dynamo('GetItem', 'BatchGetItem', 'GetItem'));
  expect((await asking(session)).sort()).toEqual(dynamo('BatchGetItem', 'GetItem'));
  const older = await signIn();
  await backdateSession(older, 'lastUsedAt', 3_601_000);
  const noting = dynamo('GetItem', 'BatchGetItem', 'UpdateItem', 'GetItem');
  expect((await asking(older)).sort()).toEqual(noting);
  expect((await asking(older)).sort()).toEqual(dynamo('BatchGetItem', 'GetItem'));
});

test('authenticating a key costs two reads and a write at first, then one read per request', async () => {
  const { key } = await signIn();
  const ask = () => callsOf(() => watched.call('GET', '/api/auth/me', { key }));
  expect((await ask()).sort()).toEqual(dynamo('GetItem', 'BatchGetItem', 'UpdateItem', 'GetItem'));
  expect((await ask()).sort()).toEqual(dynamo('BatchGetItem', 'GetItem'));
});

test('a session is valid even if its use can’t be recorded', async () => {
  const session = await signIn();
  await backdateSession(session, 'lastUsedAt', 3_601_000);
  watched.calls.before = async ({ operation }) => {
    if (operation.endsWith('UpdateItem')) throw new Error('The connection breaks');
  };
  expect((await watched.call('GET', '/api/auth/me', { cookie: session.cookie })).status).toBe(200);
  expect(watched.lines.some((line) => line.includes('session use not recorded'))).toBe(true);
});

test('an unused session ends 180 days after its sign-in', async () => {
  const { cookie } = await signIn();
  const { sessions } = (await call('GET', '/api/auth/me/export', { cookie })).body;
  const [{ createdAt, expiresAt }] = sessions;
  const seconds = (Date.parse(expiresAt) - Date.parse(createdAt)) / 1000;
  expect(Math.floor(seconds)).toBe(180 * 86_400);
});

test('a session and a key stop working when the account is deleted', async () => {
  const { id, cookie, key } = await signIn();
  await table.send(new DeleteCommand({ TableName, Key: itemKeys.user(id) }));
  expectProblem(await me(cookie), 401, 'unauthenticated');
  expectProblem(await call('GET', '/api/auth/me', { key }), 401, 'unauthenticated');
});

test('ten minutes after the sign-in, a stolen cookie can neither create keys nor export or destroy data', async () => {
  const session = await signIn();
  const { email, id, cookie } = session;
  await backdateSession(session, 'createdAt', 5 * 60_000);
  expect((await call('GET', '/api/auth/me/export', { cookie })).status).toBe(200);
  await backdateSession(session, 'createdAt', 601_000);
  expectProblem(await call('GET', '/api/auth/me/export', { cookie }), 403, 'sign_in_again');
  expectProblem(await call('DELETE', '/api/auth/me', { cookie }), 403, 'sign_in_again');
  const newKey = { cookie, body: { name: 'Thief' } };
  expectProblem(await call('POST', '/api/keys', newKey), 403, 'sign_in_again');
  expect((await me(cookie)).body).toMatchObject({ id, email });

  const again = await signIn(email);
  expect((await call('GET', '/api/auth/me/export', { cookie: again.cookie })).body.user.id).toBe(id);
  const erased = await call('DELETE', '/api/auth/me', { cookie: again.cookie });
  expect(erased.body).toEqual({ id, deleted: true });
});

test('the session token is accepted only in the session cookie', async () => {
  const token = user.cookie?.split('=')[1] ?? '';
  for (const cookie of [
    `session=${token}`,
    `__host-session=${token}`,
    `__Host-session =${token}`,
    `__Secure-session=${token}`,
    `__Host-session="${token}"`,
    `__Host-session=${token}%20`,
  ])
    expectProblem(await me(cookie), 401, 'unauthenticated');
  const inQuery = `/api/auth/me?__Host-session=${token}&access_token=${user.key}`;
  expectProblem(await rawRequest(baseUrl(), { path: inQuery }), 401, 'unauthenticated');
});
