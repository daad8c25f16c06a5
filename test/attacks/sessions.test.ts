import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { expectProblem } from '../support/expectations.ts';
import { makeOlder } from '../support/older-session.ts';
import { type OpenService, openService } from '../support/open-service.ts';
import { rawRequest } from '../support/raw-request.ts';
import { baseUrl, serviceOf } from '../support/service.ts';

const { call, codeFor, signIn } = serviceOf();

let user: Awaited<ReturnType<typeof signIn>>;
let watched: OpenService;
beforeAll(async () => {
  user = await signIn();
  watched = await openService();
});
afterAll(() => watched.stop());

const me = (cookie: string | undefined) => call('GET', '/api/auth/me', { cookie });

test('a session has a cookie that only this host gets, over TLS, and no script reads', async () => {
  const [cookie = '', ...more] = user.answer.headers.getSetCookie();
  expect(more).toEqual([]);
  const [pair, ...attributes] = cookie.split('; ');
  expect(pair).toMatch(/^__Host-session=[\w-]{43}$/);
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=1209600', 'Path=/', 'SameSite=Lax', 'Secure']);
});

test('a session is a new one at every sign-in, whatever cookie was sent along', async () => {
  const fixed = `__Host-session=${'A'.repeat(43)}`;
  const body = { email: user.email, code: await codeFor(user.email) };
  const answer = await call('POST', '/api/auth/verify', { body, cookie: fixed });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()[0]).not.toContain(fixed);
  expectProblem(await me(fixed), 401, 'unauthenticated');
});

test('a session ends when the same browser signs in again, the sessions of other browsers go on', async () => {
  const here = await signIn();
  const elsewhere = await signIn(here.email);
  const again = { email: here.email, code: await codeFor(here.email) };
  const answer = await call('POST', '/api/auth/verify', { body: again, cookie: here.cookie });
  expect(answer.status).toBe(200);
  expectProblem(await me(here.cookie), 401, 'unauthenticated');
  expect((await me(elsewhere.cookie)).status).toBe(200);
  expect((await me(answer.headers.getSetCookie()[0]?.split(';')[0])).status).toBe(200);
});

test('a session ends at sign-out, for everyone who has a copy of the cookie', async () => {
  const { cookie } = await signIn();
  expect((await me(cookie)).status).toBe(200);
  await call('POST', '/api/auth/sign-out', { cookie });
  expectProblem(await me(cookie), 401, 'unauthenticated');
});

test('a session ends after 14 days although its item is still in the table', async () => {
  const { cookie = '' } = await signIn();
  const Key = itemKeys.session(hashSessionToken(cookie.split('=')[1] ?? ''));
  await table.send(
    new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'SET #ttl = :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': Math.floor(Date.now() / 1000) },
    }),
  );
  expectProblem(await me(cookie), 401, 'unauthenticated');
});

const callsOf = async (ask: () => Promise<unknown>) => {
  const start = watched.calls.made.length;
  await ask();
  return watched.calls.made.slice(start).map(({ operation }) => operation);
};

/** Calls as they are counted here, those that are made together in any order. */
const dynamo = (...actions: string[]) => actions.map((action) => `dynamodb ${action}`).sort();

test('a session that is new to a process costs two calls to be found, then one, and once an hour one more that notes its use', async () => {
  const asking = ({ cookie }: { cookie: string | undefined }) =>
    callsOf(() => watched.call('GET', '/api/auth/me', { cookie }));
  const session = await signIn();
  expect((await asking(session)).sort()).toEqual(dynamo('GetItem', 'GetItem', 'GetItem'));
  expect((await asking(session)).sort()).toEqual(dynamo('BatchGetItem', 'GetItem'));
  const older = await signIn();
  await makeOlder(older, 'lastUsedAt', 3_601_000);
  const noting = dynamo('GetItem', 'GetItem', 'GetItem', 'TransactWriteItems');
  expect((await asking(older)).sort()).toEqual(noting);
  expect((await asking(older)).sort()).toEqual(dynamo('BatchGetItem', 'GetItem'));
});

test('a key that is new to a process costs two calls to be found and one that notes its use, then one', async () => {
  const { key } = await signIn();
  const ask = () => callsOf(() => watched.call('GET', '/api/auth/me', { key }));
  expect((await ask()).sort()).toEqual(dynamo('GetItem', 'BatchGetItem', 'UpdateItem', 'GetItem'));
  expect((await ask()).sort()).toEqual(dynamo('BatchGetItem', 'GetItem'));
});

test('a session is good although its use cannot be noted', async () => {
  const session = await signIn();
  await makeOlder(session, 'lastUsedAt', 3_601_000);
  watched.calls.before = async ({ operation }) => {
    if (operation.endsWith('TransactWriteItems')) throw new Error('The connection breaks');
  };
  expect((await watched.call('GET', '/api/auth/me', { cookie: session.cookie })).status).toBe(200);
  expect(watched.lines.some((line) => line.includes('use of a session not noted'))).toBe(true);
  watched.calls.before = async () => undefined;
});

test('a session that nobody uses ends seven days after its sign-in', async () => {
  const { cookie } = await signIn();
  const { sessions } = (await call('GET', '/api/auth/me/export', { cookie })).body;
  const [{ createdAt, expiresAt }] = sessions;
  const seconds = (Date.parse(expiresAt) - Date.parse(createdAt)) / 1000;
  expect(Math.floor(seconds)).toBe(7 * 86_400);
});

test('a session ends with the account, and so does the key', async () => {
  const { id, cookie, key } = await signIn();
  await table.send(new DeleteCommand({ TableName, Key: itemKeys.user(id) }));
  expectProblem(await me(cookie), 401, 'unauthenticated');
  expectProblem(await call('GET', '/api/auth/me', { key }), 401, 'unauthenticated');
});

test('a stolen cookie takes nothing with it ten minutes after the sign-in, and destroys nothing', async () => {
  const session = await signIn();
  const { email, id, cookie } = session;
  await makeOlder(session, 'createdAt', 5 * 60_000);
  expect((await call('GET', '/api/auth/me/export', { cookie })).status).toBe(200);
  await makeOlder(session, 'createdAt', 601_000);
  expectProblem(await call('GET', '/api/auth/me/export', { cookie }), 403, 'sign_in_again');
  expectProblem(await call('DELETE', '/api/auth/me', { cookie }), 403, 'sign_in_again');
  expect((await me(cookie)).body).toMatchObject({ id, email });

  const again = await signIn(email);
  expect((await call('GET', '/api/auth/me/export', { cookie: again.cookie })).body.user.id).toBe(id);
  expect((await call('DELETE', '/api/auth/me', { cookie: again.cookie })).body).toEqual({
    id,
    deleted: true,
  });
});

test('a session is read from its own cookie only', async () => {
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
