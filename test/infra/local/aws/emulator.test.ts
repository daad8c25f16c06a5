import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { LocationClient, SearchPlaceIndexForTextCommand } from '@aws-sdk/client-location';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { throttlingErrors } from '../../../../infra/local/aws/faults.ts';
import { type Database, startDatabase } from '../../../../infra/local/dynamodb/database.ts';
import { accessKeyIdOf } from '../../../../infra/local/lambda/environment-variables.ts';
import { readPlaces } from '../../../../infra/local/places/city-search.ts';
import { clientOf, type ServedEmulator, serveEmulator } from './serve-emulator.ts';

const region = 'eu-central-1:000000000000';
const arns = {
  table: `arn:aws:dynamodb:${region}:table/things`,
  secret: `arn:aws:secretsmanager:${region}:secret:known-AbCdEf`,
  places: `arn:aws:geo:${region}:place-index/places`,
  mail: `arn:aws:ses:${region}:identity`,
};
const key = (id: string) => ({ id: { S: id } });
let database: Database;
let served: ServedEmulator;
let timeoutMs: number | undefined;

beforeAll(async () => {
  await readPlaces();
  database = await startDatabase();
  served = await serveEmulator({
    databaseUrl: database.url,
    mailIdentities: [{ name: 'me@example.com' }, { name: 'example.org' }],
  });
  served.secrets.ensure({ name: 'known', arn: arns.secret, generate: {} });
  const table = new CreateTableCommand({
    TableName: 'things',
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  });
  await new DynamoDBClient(clientOf(served)).send(table);
}, 60_000);
afterAll(async () => {
  await served.close();
  await database.stop();
});
beforeEach(() => served.allow({ actions: ['*'] }));
afterEach(() => {
  served.faults.clear();
  timeoutMs = undefined;
});

const settings = (caller = accessKeyIdOf('Fn')) => ({
  ...clientOf(served, caller),
  ...(timeoutMs && { requestHandler: { requestTimeout: timeoutMs, throwOnRequestTimeout: true } }),
});
const dynamodb = (caller?: string) => new DynamoDBClient(settings(caller));
const get = (caller?: string) =>
  dynamodb(caller).send(new GetItemCommand({ TableName: 'things', Key: key('a') }));
const send = (Source = 'me@example.com', ConfigurationSetName?: string) =>
  new SESClient(settings()).send(
    new SendEmailCommand({
      Source,
      ConfigurationSetName,
      Destination: { ToAddresses: ['you@example.net'] },
      Message: { Subject: { Data: 's' }, Body: { Text: { Data: 't' } } },
    }),
  );
const read = (SecretId = 'known') =>
  new SecretsManagerClient(settings()).send(new GetSecretValueCommand({ SecretId }));
const find = (IndexName = 'places') =>
  new LocationClient(settings()).send(new SearchPlaceIndexForTextCommand({ IndexName, Text: '!' }));
const calls = { dynamodb: () => get(), ses: () => send(), secrets: () => read(), location: () => find() };
const services = Object.keys(calls) as (keyof typeof calls)[];

test.each(['AmazonSQS.SendMessage', 'secretsmanager.DeleteSecret', 'secretsmanager.constructor', ''])(
  'an unsupported call is rejected: %j',
  async (target) => {
    const call = { method: 'POST', headers: { 'X-Amz-Target': target }, body: '{}' };
    const response = await fetch(`http://localhost:${served.port}`, call);
    expect([response.status, await response.json()]).toEqual([
      400,
      { __type: 'UnknownOperationException', Message: expect.stringContaining('not emulated locally') },
    ]);
  },
);

test('a role without a permission gets each service’s own error', async () => {
  served.allow();
  await expect(get()).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: `User: arn:aws:sts::000000000000:assumed-role/S-Role/S-Fn is not authorized to perform: dynamodb:GetItem on resource: ${arns.table} because no identity-based policy allows the dynamodb:GetItem action on a`,
  });
  await expect(send()).rejects.toMatchObject({ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } });
  await expect(read()).rejects.toMatchObject({ name: 'AccessDeniedException' });
  await expect(find()).rejects.toMatchObject({
    name: 'AccessDeniedException',
    $metadata: { httpStatusCode: 403 },
  });
});

test('operators need no permission, and a removed function has none', async () => {
  const Item = { ...key('é'), n: { N: '7' } };
  await dynamodb().send(new PutItemCommand({ TableName: 'things', Item }));
  served.allow();
  const read = new GetItemCommand({ TableName: 'things', Key: key('é') });
  expect((await dynamodb('operator').send(read)).Item).toEqual(Item);
  await expect(get(accessKeyIdOf('Former'))).rejects.toMatchObject({ name: 'AccessDeniedException' });
});

test('a statement allows actions on its resources only, unless another statement denies them', async () => {
  served.allow(
    { actions: ['dynamodb:*'], resources: [arns.table] },
    { effect: 'Deny', actions: ['dynamodb:Put*'] },
    { actions: ['secretsmanager:GetSecretValue'], resources: [arns.secret] },
    { actions: ['geo:SearchPlaceIndexForText'], resources: [arns.places] },
  );
  await Promise.all([get(), read(), find()]);
  await expect(dynamodb().send(new PutItemCommand({ TableName: 'things', Item: key('a') }))).rejects.toThrow(
    'PutItem',
  );
  const other = new GetItemCommand({ TableName: 'things2', Key: key('a') });
  await expect(dynamodb().send(other)).rejects.toThrow('table/things2');
  await expect(read('unknown')).rejects.toThrow('on resource: unknown');
  await expect(find('others')).rejects.toThrow('place-index/others');
});

test('a transaction needs the permission for each of its actions, and a batch needs the batch permission', async () => {
  const Key = key('t');
  const TableName = 'things';
  const transaction = new TransactWriteItemsCommand({
    TransactItems: [
      { Put: { TableName, Item: Key } },
      { Delete: { TableName, Key: key('u') } },
      { ConditionCheck: { TableName, Key: key('v'), ConditionExpression: 'attribute_not_exists(id)' } },
    ],
  });
  const batch = new BatchWriteItemCommand({ RequestItems: { things: [{ PutRequest: { Item: Key } }] } });
  const needed = ['dynamodb:PutItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];
  served.allow({ actions: needed });
  await dynamodb().send(transaction);
  await expect(dynamodb().send(batch)).rejects.toThrow('dynamodb:BatchWriteItem');
  for (const action of needed) {
    served.allow({ actions: needed.filter((other) => other !== action) });
    await expect(dynamodb().send(transaction)).rejects.toThrow(action);
  }
});

test('sending a mail needs permissions on its sender, configuration set and recipients', async () => {
  const mayOn = (...resources: string[]) => served.allow({ actions: ['ses:SendEmail'], resources });
  const counted = `arn:aws:ses:${region}:configuration-set/counted`;
  mayOn(`${arns.mail}/me@example.com`);
  await expect(send()).rejects.toThrow('identity/you@example.net');
  mayOn(`${arns.mail}/me@example.com`, `${arns.mail}/you@example.net`);
  await send('Me <me@example.com>');
  await expect(send('any@example.org')).rejects.toThrow('identity/example.org');
  mayOn(`${arns.mail}/*`);
  await expect(send('any@example.org', 'counted')).rejects.toThrow('configuration-set/counted');
  mayOn(`${arns.mail}/*`, counted);
  await send('any@example.org', 'counted');
});

test('a condition can limit a role to a sender', async () => {
  served.allow({ actions: ['ses:*'], senders: ['me@example.com'] });
  await send('Me <me@example.com>');
  await expect(send('any@example.org')).rejects.toThrow('ses:SendEmail');
});

test.each(services)('a fault affects %s until it is cleared', async (service) => {
  const { faults } = served;
  faults.add({ service, mode: 'down', rate: 1 });
  await expect(calls[service]()).rejects.toThrow('socket hang up');
  faults.add({ service, mode: 'throttled', rate: 1 });
  await expect(calls[service]()).rejects.toMatchObject({ name: throttlingErrors[service].code });
  faults.add({ service, mode: 'slow', rate: 1 });
  expect(faults.list()).toEqual([{ service, mode: 'slow', rate: 1 }]);
  timeoutMs = 200;
  await expect(calls[service]()).rejects.toThrow('exceeded the configured 200 ms');
  timeoutMs = undefined;
  faults.clear();
  await calls[service]();
});

test('a fault affects only functions, only the given operations and only its service', async () => {
  served.faults.add({ service: 'dynamodb', mode: 'down', rate: 1, actions: ['GetItem'] });
  await expect(get()).rejects.toThrow('socket hang up');
  await get('operator');
  await dynamodb().send(new PutItemCommand({ TableName: 'things', Item: key('b') }));
  await read();
});

test('a fault with rate 0 affects no call, and a fault expires after its duration', async () => {
  served.faults.add({ service: 'dynamodb', mode: 'down', rate: 0 });
  await get();
  served.faults.add({ service: 'dynamodb', mode: 'down', rate: 1, seconds: 0.001 });
  while (served.faults.list().length > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await get();
});
