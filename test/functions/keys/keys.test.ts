import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { expectProblem } from '../../support/expectations.ts';
import { baseUrl, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const createKey = (cookie: string | undefined, name: unknown, terms: object = {}) =>
  call('POST', '/api/keys', { cookie, body: { name, ...terms } });
const listKeys = async (cookie: string | undefined) => (await call('GET', '/api/keys', { cookie })).body.keys;
const revoke = (cookie: string | undefined, id: string) => call('DELETE', `/api/keys/${id}`, { cookie });
const isAccepted = async (key: string) => (await call('GET', '/api/auth/me', { key })).status === 200;

test('a key is shown once, works at once, and is listed by its start', async () => {
  const { cookie, key: signInKey } = await signIn();
  const { status, body, headers } = await createKey(cookie, ' My agent ');
  expect(status).toBe(201);
  expect(headers.get('location')).toBe(`${baseUrl()}/api/keys/${body.id}`);
  expect(body).toEqual({
    id: expect.stringMatching(/^key_[0-9A-Z]{26}$/),
    key: expect.stringMatching(/^hsk_[0-9A-Za-z]{38}$/),
    name: 'My agent',
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(await listKeys(cookie)).toEqual([
    expect.objectContaining({
      name: 'Sign-in',
      start: signInKey.slice(0, 8),
      access: 'read-write',
      expiresAt: null,
    }),
    {
      id: body.id,
      name: 'My agent',
      start: body.key.slice(0, 8),
      createdAt: body.createdAt,
      lastUsedAt: null,
      access: 'read-write',
      expiresAt: null,
    },
  ]);
  expect(await isAccepted(body.key)).toBe(true);
  expect((await listKeys(cookie))[1].lastUsedAt).toMatch(/Z$/);
});

test('a revoked key stops with the next request, and a second revocation is 404', async () => {
  const { cookie } = await signIn();
  const { id, key } = (await createKey(cookie, 'Agent')).body;
  expect(await isAccepted(key)).toBe(true);
  const answer = await revoke(cookie, id);
  expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }]);
  expect(await isAccepted(key)).toBe(false);
  expectProblem(await revoke(cookie, id), 404, 'not_found');
  expect(await listKeys(cookie)).toHaveLength(1);
});

test('after the sign-in key is revoked, the next sign-in makes a new one', async () => {
  const { cookie, key, email } = await signIn();
  const [{ id }] = await listKeys(cookie);
  expect((await revoke(cookie, id)).status).toBe(200);
  expect(await isAccepted(key)).toBe(false);
  const again = await signIn(email);
  expect(again.key).not.toBe(key);
  expect(await isAccepted(again.key)).toBe(true);
  expect(await isAccepted(key)).toBe(false);
});

test('ten keys beside the sign-in key, also of 20 at once, and a revocation makes room for one', async () => {
  const { cookie } = await signIn();
  const answers = await Promise.all(Array.from({ length: 20 }, () => createKey(cookie, 'Agent')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectProblem(answer, 403, 'key_limit_reached');
  const keys = await listKeys(cookie);
  expect(keys).toHaveLength(11);
  await revoke(cookie, keys[5].id);
  expect((await createKey(cookie, 'Agent')).status).toBe(201);
  expectProblem(await createKey(cookie, 'Agent'), 403, 'key_limit_reached');
});

test('a key alone can neither list, multiply nor revoke keys', async () => {
  const { key, cookie } = await signIn();
  const [{ id }] = await listKeys(cookie);
  const answers = [
    await call('GET', '/api/keys', { key }),
    await call('POST', '/api/keys', { key, body: { name: 'Another' } }),
    await call('DELETE', `/api/keys/${id}`, { key }),
  ];
  for (const answer of answers) expectProblem(answer, 403, 'session_required');
});

test('another user’s key looks like an unknown one', async () => {
  const [owner, other] = [await signIn(), await signIn()];
  const { id, key } = (await createKey(owner.cookie, 'Agent')).body;
  for (const unknown of [id, 'key_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x'])
    expectProblem(await revoke(other.cookie, unknown), 404, 'not_found');
  expect(await isAccepted(key)).toBe(true);
});

test('400 for a name that is none', async () => {
  const { cookie } = await signIn();
  for (const name of [undefined, '', ' ', 7, 'x'.repeat(81), 'a\u202Eb'])
    expectProblem(await createKey(cookie, name), 400, 'invalid_request');
});

const DAY = 86_400_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Lets a key's end lie in the past. */
const expire = (userId: string, keyId: string) =>
  table.send(
    new UpdateCommand({
      TableName,
      Key: itemKeys.apiKeyOfUser(userId, keyId),
      UpdateExpression: 'SET expiresAt = :then',
      ConditionExpression: 'attribute_exists(expiresAt)',
      ExpressionAttributeValues: { ':then': fromNow(-1) },
    }),
  );

test('an expired key is refused like a revoked one, stays listed and counts until it is revoked', async () => {
  const { cookie, id: userId } = await signIn();
  const expiresAt = fromNow(DAY);
  const created = await createKey(cookie, 'Agent', { expiresAt });
  expect([created.status, Object.keys(created.body)]).toEqual([201, ['id', 'key', 'name', 'createdAt']]);
  const { id, key } = created.body;
  expect(await isAccepted(key)).toBe(true);
  expect((await listKeys(cookie))[1]).toMatchObject({ id, expiresAt });

  await expire(userId, id);
  const refused = await call('GET', '/api/auth/me', { key });
  expectProblem(refused, 401, 'unauthenticated');
  expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  for (let i = 0; i < 9; i++) await createKey(cookie, 'Agent');
  expectProblem(await createKey(cookie, 'Agent'), 403, 'key_limit_reached');
  expect(await listKeys(cookie)).toHaveLength(11);
  expect((await revoke(cookie, id)).status).toBe(200);
  expect((await createKey(cookie, 'Agent')).status).toBe(201);
});

test('an expiry may be written with any zone, and is listed in UTC', async () => {
  const { cookie } = await signIn();
  const year = new Date().getUTCFullYear() + 2;
  for (const [written, listed] of [
    [`${year}-06-30T12:00:00+02:00`, `${year}-06-30T10:00:00.000Z`],
    [`${year}-06-30T12:00Z`, `${year}-06-30T12:00:00.000Z`],
    [null, null],
  ]) {
    expect((await createKey(cookie, 'Agent', { expiresAt: written })).status).toBe(201);
    expect((await listKeys(cookie)).at(-1).expiresAt).toBe(listed);
  }
});

test('400 for terms that are none, each problem named', async () => {
  const { cookie } = await signIn();
  const year = new Date().getUTCFullYear() + 1;
  for (const expiresAt of [
    '',
    'tomorrow',
    7,
    fromNow(-1000),
    fromNow(5 * 366 * DAY + DAY),
    `${year}-06-30`,
    `${year}-06-30T12:00:00`,
    `${year}-02-30T12:00:00Z`,
    `${year}-06-30T12:00:00+99:99`,
  ]) {
    const answer = await createKey(cookie, 'Agent', { expiresAt, access: 'write' });
    expectProblem(answer, 400, 'invalid_request');
    const pointers = answer.body.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect([expiresAt, pointers.sort()]).toEqual([expiresAt, ['/access', '/expiresAt']]);
  }
  expect(await listKeys(cookie)).toHaveLength(1);
});
