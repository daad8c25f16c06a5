import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Stack } from '../../../../infra/local/template/model.ts';
import { readStack } from '../../../../infra/local/template/read-stack.ts';
import { synthesiseFixture } from '../fixture/fixture-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-stack-'));
let stack: Stack;

beforeAll(() => {
  synthesiseFixture(folder);
  stack = readStack(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const functionCalled = (title: string) => stack.functions.find((fn) => fn.title === title);

test('a function has its code, its limits and its environment as deployed', () => {
  const echo = functionCalled('echo');
  expect(echo).toMatchObject({
    handler: 'index.handler',
    memoryMb: 256,
    timeoutSeconds: 2,
    structuredLog: false,
  });
  expect(echo?.codeFolder).toMatch(new RegExp(`^${folder}/asset\\.\\w+$`));
  const [table] = stack.tables;
  expect(echo?.environment).toEqual({
    LIMITS: 'real',
    INDEX: 'places',
    SECRET_ID: stack.secrets[0]?.arn,
    JOINED: `table ${table?.name} of Fixture`,
  });
});

test('a function has the statements of its role and no others', () => {
  const table = stack.tables[0]?.arn;
  expect(functionCalled('misbehaving')?.statements).toEqual([]);
  expect(functionCalled('table')?.statements).toEqual([
    {
      effect: 'Allow',
      actions: ['dynamodb:GetItem', 'dynamodb:PutItem'],
      resources: [table, `${table}/index/*`],
      conditions: [],
    },
    {
      effect: 'Allow',
      actions: ['ses:SendEmail'],
      resources: ['*'],
      conditions: [{ operator: 'StringEquals', key: 'ses:FromAddress', values: ['sender@example.com'] }],
    },
  ]);
});

test('the API has every route with its integration and authorizer', () => {
  expect(stack.api.stage).toBe('test');
  const routes = Object.fromEntries(
    stack.api.routes.map((route) => [`${route.method} ${route.path}`, route]),
  );
  expect(Object.keys(routes).sort()).toEqual([
    'GET /echo/{id}',
    'GET /fixed',
    'POST /echo',
    'POST /misbehaving',
    'POST /table',
  ]);
  expect(routes['GET /echo/{id}']).toEqual({
    method: 'GET',
    path: '/echo/{id}',
    integration: { kind: 'function', functionId: functionCalled('echo')?.logicalId, timeoutMs: 29_000 },
    authorizer: { functionId: functionCalled('authorizer')?.logicalId, identitySources: [], cacheSeconds: 0 },
  });
  expect(routes['GET /fixed']?.integration).toEqual({
    kind: 'mock',
    status: 418,
    headers: { 'Content-Type': "'application/json'", 'X-Fixed': "'yes'" },
    body: '{"id":"$context.requestId"}',
  });
});

test('gateway responses keep status, headers and template; what is not set stays unset', () => {
  expect(stack.api.gatewayResponses).toEqual({
    ACCESS_DENIED: {
      status: 401,
      headers: { 'WWW-Authenticate': "'Bearer'", 'X-Request-Id': 'context.requestId' },
      template: {
        contentType: 'application/json',
        body: '{"code":"unauthenticated","requestId":"$context.requestId"}',
      },
    },
    DEFAULT_5XX: {
      headers: {},
      template: {
        contentType: 'application/json',
        body: '{"code":"failed","said":$context.error.messageString}',
      },
    },
  });
});

test('the table can be created with its index, stream and time to live', () => {
  expect(stack.tables).toHaveLength(1);
  expect(stack.tables[0]).toMatchObject({
    ttlAttribute: 'ttl',
    definition: {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'bySort',
          KeySchema: [{ AttributeName: 'SK', KeyType: 'HASH' }],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    },
  });
});

test('the stream, the secret, the place index and the mail identity are found', () => {
  expect(stack.subscriptions).toEqual([
    {
      functionId: functionCalled('changes')?.logicalId,
      tableName: stack.tables[0]?.name,
      batchSize: 5,
      filters: [{ dynamodb: { Keys: { PK: { S: [{ prefix: 'A#' }] } } } }],
      retries: 3,
      maximumRecordAgeSeconds: -1,
      bisectOnError: true,
      reportsItemFailures: true,
      startAtOldest: true,
    },
  ]);
  expect(stack.secrets).toEqual([
    {
      name: expect.stringMatching(/^Fixture-Secret\w+$/),
      arn: expect.stringMatching(
        /^arn:aws:secretsmanager:eu-central-1:000000000000:secret:Fixture-Secret\w+-\w{6}$/,
      ),
      generate: { SecretStringTemplate: '{}', GenerateStringKey: '1', ExcludePunctuation: true },
    },
  ]);
  expect(stack.placeIndexes).toEqual(['places']);
  expect(stack.mailIdentities).toEqual([{ name: 'sender@example.com' }]);
});

test('a folder without a readable stack is refused in one sentence', () => {
  const empty = mkdtempSync(join(tmpdir(), 'read-stack-'));
  expect(() => readStack(empty)).toThrow(/^The synthesised stack cannot be read from .*manifest\.json$/);
  writeFileSync(join(empty, 'manifest.json'), '{"artifacts":{}}');
  expect(() => readStack(empty)).toThrow(/must hold exactly one stack, and holds 0$/);
  rmSync(empty, { recursive: true });
});
