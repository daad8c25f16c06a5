import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import type { Writes } from '#lib/table/transactions.ts';
import * as users from '#lib/table/users.ts';
import { startEmulator } from '../../../infra/local/aws/emulator.ts';
import { createFaults } from '../../../infra/local/aws/faults.ts';
import { openSecretsManager } from '../../../infra/local/aws/secrets-manager.ts';
import { accessKeyIdOf } from '../../../infra/local/lambda/environment-variables.ts';
import { createInbox } from '../../../infra/local/mail/inbox.ts';
import { createQueues } from '../../../infra/local/queue/queues.ts';
import { readStack } from '../../../infra/local/template/read-stack.ts';
import { newEmail } from '../../support/service.ts';

const stack = readStack(process.env['SYNTHESIZED_APP'] ?? '');
const functionNamed = (name: string) => {
  const fn = stack.functions.find(({ title }) => title === name);
  if (!fn) throw new Error(`There is no function ${name}`);
  return fn;
};
const log: string[] = [];
let emulator: Awaited<ReturnType<typeof startEmulator>>;

beforeAll(async () => {
  emulator = await startEmulator({
    inbox: createInbox(),
    queues: createQueues(() => stack),
    secrets: openSecretsManager(),
    faults: createFaults(),
    databaseUrl: process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
    stack: () => stack,
    log: (line) => log.push(line),
  });
});
afterAll(() => emulator.close());

/** A table client with the permissions of a function's role. */
const tableOf = (name: string) =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: `http://localhost:${emulator.port}`,
      region: stack.deployment.region,
      credentials: { accessKeyId: accessKeyIdOf(functionNamed(name).logicalId), secretAccessKey: 'x' },
    }),
  );

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

const refused = { name: 'AccessDeniedException' };

describe.each(stack.functions)('the role of $title', ({ statements, roleName }) => {
  const ofTable = statements.filter(({ resources }) => resources.includes(stack.tables[0]?.arn ?? ''));

  test('a role has one statement per table action, and all except scans are limited to kinds of items', () => {
    const actions = ofTable.flatMap((statement) => statement.actions);
    expect(new Set(actions).size).toBe(actions.length);
    const ofAnyItem = ofTable.filter(({ leadingKeys }) => !leadingKeys);
    expect(
      ofAnyItem.flatMap((statement) => statement.actions).filter((one) => one !== 'dynamodb:Scan'),
    ).toEqual([]);
  });

  test('a role’s policies use at most half of the 10,240 characters that IAM allows', () => {
    expect([roleName, JSON.stringify(statements).length > 5_120]).toEqual([roleName, false]);
  });
});

test('send-code cannot change a tier, alone or in a transaction with an allowed item', async () => {
  const email = newEmail();
  await users.ensure(email);
  const { id } = (await users.findByEmail(email)) ?? { id: '' };
  const change = {
    TableName,
    Key: itemKeys.user(id),
    UpdateExpression: 'SET tier = :tier',
    ExpressionAttributeValues: { ':tier': 'premium' },
  };
  const counter = { ...change, Key: itemKeys.rate('test', randomUUID(), 'window') };
  const sendCode = tableOf('send-code');
  log.length = 0;
  await expect(sendCode.send(new UpdateCommand(change))).rejects.toMatchObject(refused);
  const both = new TransactWriteCommand({ TransactItems: [{ Update: counter }, { Update: change }] });
  await expect(sendCode.send(both)).rejects.toMatchObject(refused);
  expect(await users.find(id)).toMatchObject({ tier: 'free' });
  await sendCode.send(new UpdateCommand(counter));
  // Each log line names the missing grant.
  expect(log).toEqual(
    Array(2).fill(expect.stringMatching(/-send-?code\w* .*dynamodb:UpdateItem action on USER#$/i)),
  );
});

test('send-code cannot read accounts, sessions or keys', async () => {
  const sendCode = tableOf('send-code');
  for (const Key of [
    itemKeys.user(newId('usr', Date.now())),
    itemKeys.session('hash'),
    itemKeys.apiKey('hash'),
  ])
    await expect(sendCode.send(new GetCommand({ TableName, Key }))).rejects.toMatchObject(refused);
  await sendCode.send(new GetCommand({ TableName, Key: itemKeys.returningDevice(hashEmail(newEmail())) }));
});

describe('a grant of every action on one kind of item', () => {
  const fn = functionNamed('not-found');
  const before = fn.statements;
  const client = () => tableOf('not-found');
  const keyOf = (kind: string) => ({ PK: `${kind}#${randomUUID()}`, SK: 'X' });
  type Key = ReturnType<typeof keyOf>;
  const last = (keys: Key[]) => keys.at(-1) ?? keyOf('NONE');
  const update = { UpdateExpression: 'SET seen = :yes', ExpressionAttributeValues: { ':yes': true } };
  const check = { ConditionExpression: 'attribute_not_exists(nothing)' };
  const query = {
    KeyConditionExpression: 'SK = :sk AND #key = :pk',
    ExpressionAttributeNames: { '#key': 'PK' },
  };
  const transact = (TransactItems: Writes) => client().send(new TransactWriteCommand({ TransactItems }));
  const writeBatch = (requests: Requests) =>
    client().send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));

  beforeAll(() => {
    fn.statements = [{ effect: 'Allow', actions: ['dynamodb:*'], resources: ['*'], leadingKeys: ['MINE#*'] }];
  });
  afterAll(() => {
    fn.statements = before;
  });

  const calls: Record<string, (keys: Key[]) => Promise<unknown>> = {
    GetItem: (keys) => client().send(new GetCommand({ TableName, Key: last(keys) })),
    PutItem: (keys) => client().send(new PutCommand({ TableName, Item: last(keys) })),
    UpdateItem: (keys) => client().send(new UpdateCommand({ TableName, Key: last(keys), ...update })),
    DeleteItem: (keys) => client().send(new DeleteCommand({ TableName, Key: last(keys) })),
    Query(keys) {
      const ExpressionAttributeValues = { ':sk': 'X', ':pk': last(keys).PK };
      return client().send(new QueryCommand({ TableName, ...query, ExpressionAttributeValues }));
    },
    BatchGetItem: (Keys) => client().send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } })),
    'BatchWriteItem that puts': (keys) => writeBatch(keys.map((Item) => ({ PutRequest: { Item } }))),
    'BatchWriteItem that deletes': (keys) => writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } }))),
    TransactGetItems: (keys) =>
      client().send(
        new TransactGetCommand({ TransactItems: keys.map((Key) => ({ Get: { TableName, Key } })) }),
      ),
    'TransactWriteItems that puts': (keys) => transact(keys.map((Item) => ({ Put: { TableName, Item } }))),
    'TransactWriteItems that updates': (keys) =>
      transact(keys.map((Key) => ({ Update: { TableName, Key, ...update } }))),
    'TransactWriteItems that deletes': (keys) =>
      transact(keys.map((Key) => ({ Delete: { TableName, Key } }))),
    'TransactWriteItems that checks': (keys) =>
      transact(keys.map((Key) => ({ ConditionCheck: { TableName, Key, ...check } }))),
  };

  test.each(Object.entries(calls))(
    '%s is allowed on the granted kind, and denied if another kind is in the same call',
    async (_name, send) => {
      const [mine, others] = [keyOf('MINE'), keyOf('OTHERS')];
      await send([mine]);
      await expect(send([mine, others])).rejects.toMatchObject(refused);
      await table.send(new DeleteCommand({ TableName, Key: mine }));
      expect((await table.send(new GetCommand({ TableName, Key: others }))).Item).toBeUndefined();
    },
  );

  test('a scan, which names no keys, is denied', async () => {
    await expect(client().send(new ScanCommand({ TableName, Limit: 1 }))).rejects.toMatchObject(refused);
  });
});
