import { once } from 'node:events';
import { request } from 'node:http';
import { DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { LocationClient, SearchPlaceIndexForTextCommand } from '@aws-sdk/client-location';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createFaults } from '../../../../infra/local/aws/faults.ts';
import { startFront } from '../../../../infra/local/aws/front.ts';
import type { ServiceCall, ServiceStandIn } from '../../../../infra/local/aws/service-call.ts';
import { accessKeyIdOf } from '../../../../infra/local/lambda/environment-variables.ts';

let random = 0;
const faults = createFaults(() => random);
const reached: string[] = [];
let front: Awaited<ReturnType<typeof startFront>>;

beforeAll(async () => {
  const standIn =
    (name: string, body: string): ServiceStandIn =>
    async () => {
      reached.push(name);
      return { status: 200, headers: { 'content-type': 'application/json' }, body };
    };
  front = await startFront({
    standIns: {
      dynamodb: standIn('dynamodb', '{}'),
      ses: standIn(
        'ses',
        '<GetSendQuotaResponse><GetSendQuotaResult></GetSendQuotaResult></GetSendQuotaResponse>',
      ),
      secretsManager: standIn('secrets', '{"Name":"n"}'),
      location: standIn('location', '{"Summary":{},"Results":[]}'),
    },
    guard: () => ({ permissions: () => undefined, requiredRights: () => [] }),
    faults,
    onError: () => undefined,
  });
});
afterEach(() => {
  faults.clear();
  reached.length = 0;
  random = 0;
});
afterAll(() => front.close());

const settings = (accessKeyId: string) => ({
  endpoint: `http://localhost:${front.port}`,
  region: 'eu-central-1',
  credentials: { accessKeyId, secretAccessKey: 'x' },
  maxAttempts: 1,
  disableHostPrefix: true,
  requestHandler: { requestTimeout: 1_500, throwOnRequestTimeout: true },
});

const aFunction = accessKeyIdOf('SomeFunction');
const item = { TableName: 't', Key: { PK: { S: 'x' } } };
const dynamodb = (caller = aFunction) => new DynamoDBClient(settings(caller)).send(new GetItemCommand(item));
const calls: Record<'dynamodb' | 'ses' | 'secrets' | 'location', () => Promise<unknown>> = {
  dynamodb,
  ses: () => new SESClient(settings(aFunction)).send(new GetSendQuotaCommand()),
  secrets: () =>
    new SecretsManagerClient(settings(aFunction)).send(new GetSecretValueCommand({ SecretId: 'n' })),
  location: () =>
    new LocationClient(settings(aFunction)).send(
      new SearchPlaceIndexForTextCommand({ IndexName: 'i', Text: 'London' }),
    ),
};

test.each([
  ['dynamodb', 'ProvisionedThroughputExceededException'],
  ['ses', 'Throttling'],
  ['secrets', 'ThrottlingException'],
  ['location', 'ThrottlingException'],
] as const)(
  '%s fails as it is told, with its own errors, and works once that is cleared',
  async (service, name) => {
    faults.add({ service, mode: 'down', rate: 1 });
    await expect(calls[service]()).rejects.toThrow('socket hang up');
    faults.add({ service, mode: 'throttled', rate: 1 });
    await expect(calls[service]()).rejects.toMatchObject({ name });
    expect(reached).toEqual([]);
    faults.add({ service, mode: 'slow', rate: 1 });
    await expect(calls[service]()).rejects.toThrow('exceeded the configured 1500 ms');
    expect(reached).toEqual([service]);
    faults.clear();
    await calls[service]();
    expect(reached).toEqual([service, service]);
  },
);

test('a fault befalls calls of functions, not those of operators, and no other service', async () => {
  faults.add({ service: 'dynamodb', mode: 'down', rate: 1 });
  await dynamodb('operator');
  await calls.ses();
  expect(reached).toEqual(['dynamodb', 'ses']);
});

test('only the operations named fail', async () => {
  faults.add({ service: 'dynamodb', mode: 'down', rate: 1, actions: ['Query', 'BatchWriteItem'] });
  await dynamodb();
  const query = new QueryCommand({ TableName: 't', KeyConditionExpression: 'PK = x' });
  await expect(new DynamoDBClient(settings(aFunction)).send(query)).rejects.toThrow('socket hang up');
  faults.add({ service: 'ses', mode: 'down', rate: 1, actions: ['SendEmail'] });
  await calls.ses();
  faults.add({ service: 'location', mode: 'down', rate: 1, actions: ['SearchPlaceIndexForText'] });
  await expect(calls.location()).rejects.toThrow('socket hang up');
});

test('a rate befalls that share of calls', async () => {
  faults.add({ service: 'dynamodb', mode: 'down', rate: 0.5 });
  random = 0.5;
  await dynamodb();
  random = 0.49;
  await expect(dynamodb()).rejects.toThrow('socket hang up');
});

test('a fault ends by itself after its seconds', async () => {
  faults.add({ service: 'dynamodb', mode: 'down', rate: 1, seconds: 0.2 });
  expect(faults.list()).toEqual([
    { service: 'dynamodb', mode: 'down', rate: 1, until: expect.stringMatching(/Z$/) },
  ]);
  await expect(dynamodb()).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(faults.list()).toEqual([]);
  await dynamodb();
});

test('a service has one fault at a time, the one it was told last', () => {
  const call = { headers: { 'x-amz-target': 'DynamoDB_20120810.GetItem' } } as unknown as ServiceCall;
  faults.add({ service: 'dynamodb', mode: 'down', rate: 1 });
  faults.add({ service: 'dynamodb', mode: 'slow', rate: 1 });
  expect(faults.befalling('dynamodb', call)).toBe('slow');
  expect(faults.list()).toEqual([{ service: 'dynamodb', mode: 'slow', rate: 1 }]);
});

test('a request in the absolute form, as through a proxy, reaches its service', async () => {
  const path = `http://places.localhost:${front.port}/places/v0/indexes/i/search/text`;
  const outgoing = request({ host: '127.0.0.1', port: front.port, method: 'POST', path }).end('{}');
  const [response] = await once(outgoing, 'response');
  response.resume();
  expect(reached).toEqual(['location']);
});
