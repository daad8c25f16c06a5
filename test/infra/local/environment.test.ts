import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from '../../../infra/local/dynamodb/client.ts';
import { type LocalEnvironment, startEnvironment } from '../../../infra/local/environment.ts';
import { synthesizeFixture } from './fixture/fixture-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'environment-'));
const assembly = join(folder, 'assembly');
const log: string[] = [];
let environment: LocalEnvironment;

const data = {
  databaseFolder: join(folder, 'data', 'dynamodb'),
  secretsFile: join(folder, 'data', 'secrets.json'),
};

const start = () =>
  startEnvironment({
    assembly,
    data,
    environmentOverrides: { LIMITS: 'generous', ABSENT: 'x' },
    log: (line) => log.push(line),
  });

beforeAll(async () => {
  synthesizeFixture(assembly);
  mkdirSync(data.databaseFolder, { recursive: true });
  environment = await start();
});
afterAll(async () => {
  await environment.stop();
  rmSync(folder, { recursive: true });
});

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(environment.url + path, { method, headers, body: payload ?? null });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

/** Calls the table as an operator through the emulator. */
const onTable = (operation: string, input: Record<string, unknown>) =>
  connect(environment.endpoints.dynamodb)(`DynamoDB_20120810.${operation}`, {
    TableName: Object.values(environment.tables)[0],
    ...input,
  });

async function put(...items: [pk: string, sk: string][]): Promise<void> {
  for (const [pk, sk] of items) await onTable('PutItem', { Item: { PK: { S: pk }, SK: { S: sk } } });
}

/** Waits until the stream's function has stored the expected number of records, and compares those records. */
async function expectSeen(expected: string[]): Promise<void> {
  for (let seen: string[] = []; seen.length < expected.length; ) {
    await wait(50);
    const { Items } = await onTable('Scan', {
      ConsistentRead: true,
      FilterExpression: 'begins_with(PK, :seen)',
      ExpressionAttributeValues: { ':seen': { S: 'SEEN#' } },
    });
    const items = Items as Record<'PK' | 'SK' | 'name', { S: string }>[];
    seen = items.map(({ PK, SK, name }) => `${name.S} ${PK.S.slice('SEEN#'.length)} ${SK.S}`).sort();
    if (seen.length >= expected.length) expect(seen).toEqual(expected);
  }
}

test('a function sees Lambda’s environment variables and its own with overrides, but none of this machine’s', async () => {
  const { environment: variables, ...rest } = (await call('POST', '/echo', '{}')).json();
  expect(variables).toMatchObject({
    LIMITS: 'generous',
    INDEX: 'places',
    AWS_REGION: 'eu-central-1',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
    TZ: ':UTC',
    AWS_ENDPOINT_URL: environment.endpoints.ses,
  });
  for (const name of ['ABSENT', 'PATH', 'HOME', 'NODE_OPTIONS']) expect(variables).not.toHaveProperty(name);
  expect(rest).toMatchObject({
    functionName: variables.AWS_LAMBDA_FUNCTION_NAME,
    memory: '256',
    requestId: expect.any(String),
  });
  expect(rest.remainingMs).toBeGreaterThan(1_000);
  expect(rest.remainingMs).toBeLessThanOrEqual(2_000);
});

test('a function can do what its role allows, and otherwise gets the service’s own error', async () => {
  const key = { PK: { S: 'B#1' }, SK: { S: 'x' } };
  const table = (operation: string, input: unknown) => call('POST', '/table', { operation, input });
  expect((await table('PutItem', { Item: key })).status).toBe(200);
  expect((await table('GetItem', { Key: key })).json()).toEqual({ Item: key });
  const refused = await table('DeleteItem', { Key: key });
  expect(refused.status).toBe(400);
  const reason = 'is not authorized to perform: dynamodb:DeleteItem on resource: arn:aws:dynamodb:';
  expect(refused.json()).toEqual({
    __type: 'com.amazon.coral.service#AccessDeniedException',
    Message: expect.stringContaining(reason),
  });
});

const delivered = ['A#1 x', 'A#2 late', 'A#3 x', 'A#4 x', 'A#5 explosive', 'A#6 x'];

test('the stream delivers filtered records, with retries and bisection', async () => {
  await put(['A#1', 'x'], ['OTHER#1', 'x'], ['A#2', 'late'], ['A#3', 'x']);
  await put(['A#4', 'x'], ['A#5', 'explosive'], ['A#6', 'x']);
  await expectSeen(delivered.map((record) => `INSERT ${record}`));
});

test('stored data survives a restart, and new records are streamed', async () => {
  const before = (await call('POST', '/echo', '{}')).json().environment.SECRET_ID;
  await environment.stop();
  environment = await start();
  expect((await call('POST', '/echo', '{}')).json().environment.SECRET_ID).toBe(before);
  await put(['A#8', 'x']);
  await expectSeen([...delivered, 'A#8 x'].map((record) => `INSERT ${record}`));
});

test('unreadable data fails the start with one sentence', async () => {
  const databaseFolder = join(folder, 'damaged');
  mkdirSync(databaseFolder);
  writeFileSync(join(databaseFolder, 'shared-local-instance.db'), 'garbage');
  const damaged = startEnvironment({ assembly, data: { ...data, databaseFolder } });
  await expect(damaged).rejects.toThrow(/^The stored data is unreadable .*; --fresh deletes it$/);
});

test('the log has one line per request, without bodies, keys and query values', async () => {
  const secret = 'hsk_secret';
  await call('GET', `/echo/${secret}?key=${secret}`, undefined, { Authorization: secret });
  await call('POST', '/nowhere/ada@example.com', '{"email":"ada@example.com"}');
  const line = /^\d\d:\d\d:\d\d\.\d{3} {2}GET {4}\/echo\/\{id\} {2}429 {2}\d+ ms {2}ACCESS_DENIED/;
  expect(log.filter((one) => line.test(one))).not.toEqual([]);
  expect(log.filter((one) => / POST {3}\(no route\) {2}403 {2}/.test(one))).toHaveLength(1);
  expect(log.join('\n')).not.toMatch(/hsk_secret|ada@/);
});

test('a function’s errors are logged with its name', async () => {
  await call('POST', '/misbehaving', 'log');
  const written = () =>
    log.filter((line) => / {2}misbehaving: \{.*"level":"ERROR".*"failed RangeError: too far\\n/.test(line));
  while (written().length === 0) await wait(20);
});

test('other commands find a running environment’s services', async () => {
  const { url, endpoints, tables } = environment;
  const response = await call('GET', '/__local/endpoints');
  expect(response.json()).toEqual({ url, region: 'eu-central-1', endpoints, tables, limits: {} });
  expect((await call('POST', '/__local/endpoints')).status).toBe(405);
  expect((await call('GET', '/__local/mail?to=unknown@example.com')).json()).toEqual({ mails: [] });
  expect((await call('GET', '/__local/faults')).json()).toEqual({ faults: [] });
});

test('a replacement of the app is served from the next request on', async () => {
  const other = join(folder, 'other');
  cpSync(assembly, other, { recursive: true });
  await environment.replace(other);
  expect((await call('POST', '/echo', '{}')).status).toBe(200);
  const missing = environment.replace(join(folder, 'missing'));
  await expect(missing).rejects.toThrow('holds no synthesized stack');
  expect((await call('POST', '/echo', '{}')).status).toBe(200);
});
