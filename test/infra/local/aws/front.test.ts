import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { LocationClient, SearchPlaceIndexForTextCommand } from '@aws-sdk/client-location';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createFaults } from '../../../../infra/local/aws/faults.ts';
import { startFront } from '../../../../infra/local/aws/front.ts';
import type { ServiceStandIn } from '../../../../infra/local/aws/service-call.ts';

let front: Awaited<ReturnType<typeof startFront>>;
let allowed = false;
const reached: string[] = [];
const failures: unknown[] = [];
const faults = createFaults();

beforeAll(async () => {
  const standIn =
    (name: string, body: string): ServiceStandIn =>
    async (call) => {
      reached.push(name);
      if (call.body.includes('broken')) throw new Error('a defect of the stand-in');
      return { status: 200, headers: { 'content-type': 'application/json' }, body };
    };
  front = await startFront({
    standIns: {
      dynamodb: standIn('dynamodb', '{}'),
      ses: standIn(
        'ses',
        '<SendEmailResponse><SendEmailResult><MessageId>1</MessageId></SendEmailResult></SendEmailResponse>',
      ),
      secretsManager: standIn('secretsManager', '{"Name":"n"}'),
      location: standIn('location', '{"Summary":{},"Results":[]}'),
    },
    guard: () => ({
      permissions: () => (allowed ? undefined : { message: 'User: <me> is not authorized' }),
      requiredRights: () => [],
    }),
    faults,
    onError: (_service, error) => failures.push(error),
  });
});
afterAll(() => front.close());

const settings = () => ({
  endpoint: `http://localhost:${front.port}`,
  region: 'eu-central-1',
  credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  maxAttempts: 1,
  disableHostPrefix: true,
});

const calls: Record<string, () => Promise<unknown>> = {
  dynamodb: () =>
    new DynamoDBClient(settings()).send(new GetItemCommand({ TableName: 't', Key: { PK: { S: 'x' } } })),
  ses: () =>
    new SESClient(settings()).send(
      new SendEmailCommand({
        Source: 'a@example.com',
        Destination: { ToAddresses: ['b@example.com'] },
        Message: { Subject: { Data: 's' }, Body: { Text: { Data: 't' } } },
      }),
    ),
  secretsManager: () =>
    new SecretsManagerClient(settings()).send(new GetSecretValueCommand({ SecretId: 'n' })),
  location: () =>
    new LocationClient(settings()).send(
      new SearchPlaceIndexForTextCommand({ IndexName: 'i', Text: 'London' }),
    ),
};

test.each(Object.keys(calls))('a client of %s reaches its stand-in if it may', async (service) => {
  allowed = true;
  reached.length = 0;
  await calls[service]?.();
  expect(reached).toEqual([service]);
});

test.each([
  ['dynamodb', 'AccessDeniedException'],
  ['ses', 'AccessDenied'],
  ['secretsManager', 'AccessDeniedException'],
  ['location', 'AccessDeniedException'],
])('a client of %s that may not gets the error that the SDK knows', async (service, name) => {
  allowed = false;
  reached.length = 0;
  await expect(calls[service]?.()).rejects.toMatchObject({ name, message: 'User: <me> is not authorized' });
  expect(reached).toEqual([]);
});

test('a call of a service that does not run here is answered with a clear error, not sent elsewhere', async () => {
  const response = await fetch(`http://localhost:${front.port}`, {
    method: 'POST',
    headers: { 'X-Amz-Target': 'AmazonSQS.SendMessage' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    __type: 'UnknownOperationException',
    message: 'There is no local stand-in for AmazonSQS.SendMessage',
  });
});

test('a failing stand-in is an internal failure for its caller, and is reported', async () => {
  allowed = true;
  const broken = new SecretsManagerClient(settings()).send(new GetSecretValueCommand({ SecretId: 'broken' }));
  await expect(broken).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
  expect(failures).toEqual([new Error('a defect of the stand-in')]);
});
