import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { hashApiKey } from '#lib/accounts/key-format.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { expectProblem } from '../support/expectations.ts';
import { ada, baseUrl, serviceOf } from '../support/service.ts';

const { call, signIn } = serviceOf();
type User = Awaited<ReturnType<typeof signIn>>;

/** The operations that make something, each with what it makes one of, and how what is there is counted. */
const makers = [
  {
    path: '/api/profiles',
    body: ada,
    other: { ...ada, name: 'Eve' },
    list: async ({ key }: User) => (await call('GET', '/api/profiles', { key })).body.profiles,
    credential: ({ key }: User) => ({ key }),
  },
  {
    path: '/api/keys',
    body: { name: 'Agent' },
    other: { name: 'Another' },
    list: async ({ cookie }: User) => (await call('GET', '/api/keys', { cookie })).body.keys.slice(1),
    credential: ({ cookie }: User) => ({ cookie }),
  },
];

describe.each(makers)('POST $path with an Idempotency-Key', ({ path, body, other, list, credential }) => {
  const post = (user: User, idempotencyKey: string, sent: object = body) =>
    call('POST', path, {
      ...credential(user),
      body: sent,
      headers: { 'Idempotency-Key': idempotencyKey },
    });
  const premium = async () => {
    const user = await signIn();
    await users.setTier(user.id, 'premium');
    return user;
  };

  test('makes one for each name, and answers a repetition with the same bytes', async () => {
    const user = await premium();
    const name = randomUUID();
    const first = await post(user, name);
    expect(first.status).toBe(201);
    const again = await post(user, name);
    expect([again.status, again.text]).toEqual([201, first.text]);
    for (const answer of [first, again])
      expect(answer.headers.get('location')).toBe(`${baseUrl()}${path}/${first.body.id}`);
    const second = await post(user, randomUUID());
    expect(second.body.id).not.toBe(first.body.id);
    expect(await list(user)).toHaveLength(2);
  });

  test('makes one of twenty at once; who comes too early is told to ask again', async () => {
    const user = await premium();
    const name = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(user, name)));
    const [first, ...others] = answers.filter(({ status }) => status === 201);
    for (const { text } of others) expect(text).toBe(first?.text);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expectProblem(answer, 409, 'idempotency_key_in_use');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    }
    expect(await list(user)).toHaveLength(1);
    expect((await post(user, name)).text).toBe(first?.text);
  });

  test('is 422 with another body under the same name, and the names of others are theirs', async () => {
    const [user, neighbor] = [await premium(), await premium()];
    const name = randomUUID();
    await post(user, name);
    expectProblem(await post(user, name, other), 422, 'idempotency_key_reused');
    expect(await list(user)).toHaveLength(1);
    expect((await post(neighbor, name, other)).status).toBe(201);
  });

  test('keeps no refusal: the name is free again', async () => {
    const user = await premium();
    const name = randomUUID();
    expectProblem(await post(user, name, { name: ' ' }), 400, 'invalid_request');
    const made = [];
    for (let i = 0; i < 10; i++) made.push((await post(user, randomUUID())).body.id);
    expect((await post(user, name, other)).status).toBe(403);
    const { status } = await call('DELETE', `${path}/${made[0]}`, credential(user));
    expect(status).toBe(200);
    expect((await post(user, name)).status).toBe(201);
  });

  test('is 400 for a name that is not 1 to 255 visible ASCII characters', async () => {
    const user = await premium();
    for (const name of ['', 'a b', 'ü', 'x'.repeat(256)]) {
      const answer = await post(user, name);
      expectProblem(answer, 400, 'invalid_request');
      expect(answer.body.errors[0].parameter).toBe('Idempotency-Key');
    }
    for (const name of ['~', '!'.repeat(255)]) expect((await post(user, name)).status).toBe(201);
  });
});

test('a name that was another operation’s is refused', async () => {
  const { cookie } = await signIn();
  const headers = { 'Idempotency-Key': randomUUID() };
  expect((await call('POST', '/api/keys', { cookie, headers, body: { name: 'A' } })).status).toBe(201);
  expectProblem(
    await call('POST', '/api/profiles', { cookie, headers, body: ada }),
    422,
    'idempotency_key_reused',
  );
});

test('what is remembered of a new key is nothing that opens anything, and it is gone with the account', async () => {
  const { cookie, id } = await signIn();
  const name = randomUUID();
  const { body } = await call('POST', '/api/keys', {
    cookie,
    body: { name: 'A' },
    headers: { 'Idempotency-Key': name },
  });
  const records = async () => {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'PK = :user AND begins_with(SK, :prefix)',
        ExpressionAttributeValues: { ':user': itemKeys.user(id).PK, ':prefix': 'IDEMPOTENCY#' },
        ConsistentRead: true,
      }),
    );
    return Items;
  };
  const [record, ...others] = await records();
  expect(others).toEqual([]);
  expect(record?.['ttl']).toBeGreaterThan(Date.now() / 1000 + 23 * 3_600);
  const kept = JSON.stringify(record);
  for (const secret of [body.key, body.key.slice(4, 36), hashApiKey(body.key), name])
    expect(kept).not.toContain(secret);
  await call('DELETE', '/api/auth/me', { cookie });
  while ((await records()).length > 0);
});
