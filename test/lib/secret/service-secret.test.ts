import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';

const THREE_MINUTES_MS = 3 * 60_000;
const answer = { status: 200, secret: {} as unknown };
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(answer.status, { 'Content-Type': 'application/x-amz-json-1.1' });
  const { secret } = answer;
  const SecretString = typeof secret === 'string' ? secret : JSON.stringify(secret);
  response.end(JSON.stringify({ SecretString }));
});
await once(server.listen(0, '127.0.0.1'), 'listening');
Object.assign(process.env, {
  SECRET_ID: 'the-secret',
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'tests',
  AWS_SECRET_ACCESS_KEY: 'tests',
  AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
});
const first = { '1': 'a'.repeat(64) };
const both = { ...first, '2': 'b'.repeat(64) };

const errors = jest.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  errors.mockClear();
  Object.assign(answer, { status: 200, secret: first });
});
afterAll(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** Loads the module with an empty cache, as a new process does. */
const loadAll = (): Promise<typeof import('#lib/secret/service-secret.ts')> =>
  import(`#lib/secret/service-secret.ts?${randomUUID()}`);
const load = async () => (await loadAll()).serviceSecret;

test('a version that an operator adds is used once the cached secret is three minutes old', async () => {
  const serviceSecret = await load();
  expect(await serviceSecret(0)).toEqual(first);
  answer.secret = both;
  expect(await serviceSecret(THREE_MINUTES_MS - 1)).toEqual(first);
  expect(await serviceSecret(THREE_MINUTES_MS + 1)).toEqual(both);
});

test('a cached secret is used while Secrets Manager fails', async () => {
  const serviceSecret = await load();
  expect(await serviceSecret(0)).toEqual(first);
  answer.status = 400;
  expect(await serviceSecret(THREE_MINUTES_MS + 1)).toEqual(first);
  Object.assign(answer, { status: 200, secret: both });
  expect(await serviceSecret(2 * (THREE_MINUTES_MS + 1))).toEqual(both);
});

test('a failed first read is retried by the next call', async () => {
  const serviceSecret = await load();
  answer.status = 400;
  await expect(serviceSecret(0)).rejects.toThrow();
  answer.status = 200;
  expect(await serviceSecret(1)).toEqual(first);
});

test('an unknown version is read at once, and a cached version isn’t read again', async () => {
  const { serviceSecret, serviceSubkey } = await loadAll();
  const one = await serviceSubkey('1', 'key', 0);
  answer.secret = both;
  const two = await serviceSubkey('2', 'key', 1);
  expect(two).toHaveLength(32);
  expect(two).not.toEqual(one);
  expect(await serviceSecret(2)).toEqual(both);
  answer.status = 400;
  expect(await serviceSubkey('1', 'key', 3)).toEqual(one);
  await expect(serviceSubkey('3', 'key', 4)).rejects.toThrow();
  expect(await serviceSubkey('2', 'key', 5)).toEqual(two);
});

test.each([
  'sekret and no JSON',
  '"sekret and no object"',
  '["sekret"]',
  `{"sekret":"${'a'.repeat(64)}"}`,
  '{"1":"sekret"}',
])('a malformed secret appears in no error or log: %s', async (secret) => {
  const serviceSecret = await load();
  answer.secret = secret;
  const thrown = await serviceSecret(0).catch((error: unknown) => error);
  expect(thrown).toEqual(new Error('The stored secret is not a JSON object of numbered versions.'));
  answer.secret = first;
  await serviceSecret(0);
  answer.secret = secret;
  expect(await serviceSecret(THREE_MINUTES_MS + 1)).toEqual(first);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(inspect([thrown, errors.mock.calls], { depth: null })).not.toMatch('sekr');
});
