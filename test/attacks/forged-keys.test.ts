import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from '@jest/globals';
import { deriveApiKey, hashApiKey } from '#lib/accounts/key-format.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { expectProblem } from '../support/expectations.ts';
import { rawRequest } from '../support/raw-request.ts';
import { useService } from '../support/use-service.ts';

const service = useService();
let key: string;
let cookie: string | undefined;
beforeAll(async () => {
  ({ key, cookie } = await service.signIn());
});

const withAuthorization = (...values: string[]) =>
  rawRequest(service.url, {
    path: '/api/auth/me',
    headers: values.map((value) => ['Authorization', value] as const),
  });

test('a key with a wrong checksum and a malformed session cookie cost no database call', async () => {
  const altered = Array.from({ length: key.length }, (_, at) => {
    const other = key[at] === 'x' ? 'y' : 'x';
    return key.slice(0, at) + other + key.slice(at + 1);
  });
  const start = service.calls.made.length;
  for (const forged of [...altered, key.slice(0, -1), `${key}0`, key.toLowerCase(), '', 'hsk_'])
    expectProblem(await withAuthorization(`Bearer ${forged}`), 401, 'unauthenticated');
  for (const token of ['', 'x', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}%`]) {
    const answer = await service.call('GET', '/api/auth/me', { cookie: `__Host-session=${token}` });
    expectProblem(answer, 401, 'unauthenticated');
  }
  expect(service.calls.made.slice(start)).toEqual([]);
});

test('an expired key costs no write', async () => {
  const { body } = await service.call('POST', '/api/keys', {
    cookie,
    body: { name: 'Short', expiresAt: new Date(Date.now() + 1_500).toISOString() },
  });
  await sleep(2_000);
  const start = service.calls.made.length;
  for (let i = 0; i < 3; i++)
    expectProblem(await service.call('GET', '/api/auth/me', { key: body.key }), 401, 'unauthenticated');
  const operations = service.calls.made.slice(start).map(({ operation }) => operation);
  expect(operations.length).toBeGreaterThan(3);
  expect(operations.filter((name) => !/GetItem$/.test(name))).toEqual([]);
});

test.each<[what: string, valuesOf: (key: string) => string[]]>([
  ['nothing', () => ['']],
  ['a space', () => [' ']],
  ['no key', () => ['Bearer']],
  ['no scheme', (right) => [right]],
  ['another scheme', (right) => [`Basic ${right}`]],
  ['no space', (right) => [`Bearer${right}`]],
  ['a tab', (right) => [`Bearer\t${right}`]],
  ['a no-break space', (right) => [`Bearer\u00A0${right}`]],
  ['a colon', (right) => [`Bearer: ${right}`]],
  ['a comma', (right) => [`Bearer ${right},`]],
  ['quotes', (right) => [`Bearer "${right}"`]],
  ['a space inside the key', (right) => [`Bearer ${right.slice(0, 20)} ${right.slice(20)}`]],
  ['the key in capitals', (right) => [`Bearer ${right.toUpperCase()}`]],
  ['two keys', (right) => [`Bearer ${right} ${right}`]],
  ['two keys in a list', (right) => [`Bearer ${right}, Bearer ${right}`]],
  ['the scheme twice', (right) => [`Bearer Bearer ${right}`]],
  ['an identical second header', (right) => [`Bearer ${right}`, `Bearer ${right}`]],
  ['a second header after a wrong one', (right) => ['Bearer hsk_x', `Bearer ${right}`]],
  ['an empty second header', (right) => [`Bearer ${right}`, '']],
  ['8 KB', () => [`Bearer ${'x'.repeat(8_192)}`]],
  ['8 KB of spaces', (right) => [`Bearer${' '.repeat(8_192)}x${right}`]],
  ['a non-ASCII byte', (right) => [`Bearer ${right}\u00E9`]],
])('an Authorization header with %s returns 401, even with a valid cookie', async (_what, valuesOf) => {
  const headers = valuesOf(key).map((value) => ['Authorization', value] as const);
  const request = { path: '/api/auth/me', headers: [...headers, ['Cookie', cookie ?? ''] as const] };
  const answer = await rawRequest(service.url, request);
  expectProblem(answer, 401, 'unauthenticated');
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test('well-formed guesses of keys and session cookies are rejected', async () => {
  for (let i = 0; i < 20; i++) {
    const guessed = deriveApiKey(randomBytes(32), `key_${i}`);
    expectProblem(await withAuthorization(`Bearer ${guessed}`), 401, 'unauthenticated');
    const token = randomBytes(32).toString('base64url');
    const answer = await service.call('GET', '/api/auth/me', { cookie: `__Host-session=${token}` });
    expectProblem(answer, 401, 'unauthenticated');
  }
});

/** Revokes a user's sign-in key by deleting the key's items in one transaction. Returns the key's id. */
async function revoke(userId: string, revoked: string): Promise<string> {
  const keyId = (await users.find(userId))?.signInKey?.id ?? '';
  await table.send(
    new TransactWriteCommand({
      TransactItems: [
        { Delete: { TableName, Key: itemKeys.apiKey(hashApiKey(revoked)) } },
        { Delete: { TableName, Key: itemKeys.apiKeyOfUser(userId, keyId) } },
        { Update: { TableName, Key: itemKeys.user(userId), UpdateExpression: 'REMOVE signInKey' } },
      ],
    }),
  );
  return keyId;
}

test('a revoked key is rejected on the next request, and the next sign-in creates another', async () => {
  const user = await service.signIn();
  const me = () => service.call('GET', '/api/auth/me', { key: user.key });
  expect((await me()).status).toBe(200);
  await revoke(user.id, user.key);
  expectProblem(await me(), 401, 'unauthenticated');
  const again = await service.signIn(user.email);
  expect(again.id).toBe(user.id);
  expect(again.key).not.toBe(user.key);
  expectProblem(await me(), 401, 'unauthenticated');
});

test('a revoked key is not resurrected by a request in flight', async () => {
  const user = await service.signIn();
  let revoked = '';
  // The authorizer has found the key and is about to record its use.
  service.calls.before = async ({ operation, body }) => {
    if (operation === 'dynamodb UpdateItem' && body.includes('lastUsedAt') && !revoked)
      revoked = await revoke(user.id, user.key);
  };
  await service.call('GET', '/api/auth/me', { key: user.key });
  service.calls.before = async () => undefined;
  expect(revoked).toMatch(/^key_/);
  expectProblem(await service.call('GET', '/api/auth/me', { key: user.key }), 401, 'unauthenticated');
  const { Count } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :user AND begins_with(SK, :keys)',
      ExpressionAttributeValues: { ':user': itemKeys.user(user.id).PK, ':keys': 'KEY#' },
    }),
  );
  expect(Count).toBe(0);
});
