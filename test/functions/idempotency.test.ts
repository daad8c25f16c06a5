import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { hashCalendarToken } from '#lib/accounts/calendar-token.ts';
import { hashApiKey } from '#lib/accounts/key-format.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { expectProblem, sendAtOnce } from '../support/expectations.ts';
import { ada, baseUrl, serviceOf } from '../support/service.ts';
import { signUp } from '../support/sign-up.ts';

const service = serviceOf();
const { call } = service;
const newUser = () => signUp(service, { tier: 'premium' });
type User = Awaited<ReturnType<typeof newUser>>;

const post = ({ cookie }: User, path: string, idempotencyKey: string, body: object) =>
  call('POST', path, { cookie, body, headers: { 'Idempotency-Key': idempotencyKey } });

describe.each([
  { what: 'profile', pathFor: () => '/api/profiles', body: ada, other: { ...ada, name: 'Eve' } },
  { what: 'key', pathFor: () => '/api/keys', body: { name: 'Agent' }, other: { name: 'Another' } },
  { what: 'calendar', pathFor: ({ path }: User) => `${path}/calendar`, body: {}, other: { tz: 'UTC' } },
])('an idempotent POST for a $what', ({ what, pathFor, body, other }) => {
  async function setUp() {
    const user = await newUser();
    const path = pathFor(user);
    const create = (key: string, sent: object = body) => post(user, path, key, sent);
    const list = async () => (await call('GET', path, { cookie: user.cookie })).body[`${what}s`];
    const existing = (await list()).length;
    return { user, path, create, count: async () => (await list()).length - existing };
  }

  test('a repeated request returns the same bytes and creates nothing; a new key creates a new resource', async () => {
    const { user, path, create, count } = await setUp();
    const key = randomUUID();
    const first = await create(key);
    expect(first.status).toBe(201);
    // A calendar keeps the name that its profile had when the calendar was created.
    await call('PATCH', user.path, { key: user.key, body: { name: 'Grace' } });
    const again = await create(key);
    expect([again.status, again.text]).toEqual([201, first.text]);
    const replayed = [first, again].map(({ headers }) => headers.get('idempotent-replayed'));
    expect(replayed).toEqual([null, 'true']);
    for (const answer of [first, again])
      expect(answer.headers.get('location')).toBe(`${baseUrl()}${path}/${first.body.id}`);
    const second = await create(randomUUID());
    expect(second.body.id).not.toBe(first.body.id);
    expect(await count()).toBe(2);
  });

  test('one of twenty concurrent requests creates the resource; the others get its response or Retry-After', async () => {
    const { create, count } = await setUp();
    const key = randomUUID();
    const refused: string[] = [];
    const send = async () => {
      const answer = await create(key);
      if (answer.status === 409) refused.push(answer.headers.get('retry-after') ?? '');
      return answer;
    };
    const created = await sendAtOnce(20, send, [409, 'idempotency_key_in_use']);
    expect(new Set([...created, await create(key)].map(({ text }) => text)).size).toBe(1);
    for (const seconds of refused) expect(seconds).toBe('1');
    expect(await count()).toBe(1);
  });

  test('a key reused for another body returns 422; another account may use the same key', async () => {
    const [{ create, count }, neighbor] = [await setUp(), await setUp()];
    const key = randomUUID();
    await create(key);
    for (const changed of [other, { ...body, name: 'B' }])
      expectProblem(await create(key, changed), 422, 'idempotency_key_reused');
    expect(await count()).toBe(1);
    expect((await neighbor.create(key, other)).status).toBe(201);
  });

  test('a key can be used again after a rejected request', async () => {
    const { user, path, create } = await setUp();
    const key = randomUUID();
    expectProblem(await create(key, { name: 'x'.repeat(200) }), 400, 'invalid_request');
    const { id } = (await create(randomUUID())).body;
    for (let i = 1; i < 10; i++) await create(randomUUID());
    expectProblem(await create(key, other), 403, `${what}_limit_reached`);
    expect((await call('DELETE', `${path}/${id}`, { cookie: user.cookie })).status).toBe(200);
    expect((await create(key)).status).toBe(201);
  });

  test('an Idempotency-Key must have 1 to 255 visible ASCII characters', async () => {
    const { create } = await setUp();
    for (const key of ['', 'a b', 'ü', 'x'.repeat(256)]) {
      const answer = await create(key);
      expectProblem(answer, 400, 'invalid_request');
      expect(answer.body.errors[0].parameter).toBe('Idempotency-Key');
    }
    for (const key of ['~', '!'.repeat(255)]) expect((await create(key)).status).toBe(201);
  });
});

test('an Idempotency-Key used for another operation returns 422', async () => {
  const user = await newUser();
  const key = randomUUID();
  expect((await post(user, '/api/keys', key, { name: 'A' })).status).toBe(201);
  expectProblem(await post(user, '/api/profiles', key, ada), 422, 'idempotency_key_reused');
});

test('another credential of the account gets no response of an earlier request, such as the address of a feed', async () => {
  const user = await newUser();
  const path = `${user.path}/calendar`;
  const name = randomUUID();
  const headers = { 'Idempotency-Key': name };
  const { key: other } = (await call('POST', '/api/keys', { cookie: user.cookie, body: { name: 'A' } })).body;
  const create = (credential: { key?: string; cookie?: string | undefined }) =>
    call('POST', path, { ...credential, body: {}, headers });
  const first = await create({ cookie: user.cookie });
  expect(first.status).toBe(201);
  for (const key of [user.key, other]) {
    const refused = await create({ key });
    expectProblem(refused, 422, 'idempotency_key_reused');
    expect(refused.text).not.toContain('/calendar/');
  }
  // The same holds between two keys.
  headers['Idempotency-Key'] = randomUUID();
  expect((await create({ key: user.key })).status).toBe(201);
  expectProblem(await create({ key: other }), 422, 'idempotency_key_reused');
  headers['Idempotency-Key'] = name;
  expect((await create({ cookie: user.cookie })).text).toBe(first.text);
  // A later session is the same person.
  const { cookie } = await service.signIn(user.email);
  expect((await create({ cookie })).text).toBe(first.text);
});

test('idempotency records contain no secrets, expire after a day, and are removed with the account', async () => {
  const user = await newUser();
  const names = [randomUUID(), randomUUID()] as const;
  const { key } = (await post(user, '/api/keys', names[0], { name: 'A' })).body;
  const { url } = (await post(user, `${user.path}/calendar`, names[1], {})).body;
  const token = /\/calendar\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
  const records = async () => {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'PK = :user AND begins_with(SK, :prefix)',
        ExpressionAttributeValues: { ':user': itemKeys.user(user.id).PK, ':prefix': 'IDEMPOTENCY#' },
        ConsistentRead: true,
      }),
    );
    return Items;
  };
  const stored = await records();
  expect(stored).toHaveLength(2);
  for (const { ttl } of stored) expect(ttl).toBeGreaterThan(Date.now() / 1000 + 23 * 3_600);
  const secrets = [key, key.slice(4, 36), hashApiKey(key), token, hashCalendarToken(token), ...names];
  for (const secret of secrets) expect(JSON.stringify(stored)).not.toContain(secret);
  await call('DELETE', '/api/auth/me', { cookie: user.cookie });
  while ((await records()).length > 0);
});
