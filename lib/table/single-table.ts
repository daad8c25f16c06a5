import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { clientSettings, environmentVariable } from '#lib/environment.ts';
import { traceFailures } from '#lib/log/trace-failures.ts';

/** Document client of the single table. */
export const table = DynamoDBDocumentClient.from(traceFailures(new DynamoDBClient(clientSettings)), {
  marshallOptions: { removeUndefinedValues: true },
});

/** Name of the single table. */
export const TableName = environmentVariable('TABLE_NAME');

type CachedBirth = { profileId: string; birth: string };
type CachedDays = CachedBirth & { modelVersion: string; language: string; timeZone: string };

/** A primary key whose partition key starts with the kind of item, in capitals. */
type BuiltKey = { PK: `${Uppercase<string>}#${string}` | Uppercase<string>; SK: string };

/** A primary key. */
export type ItemKey = { PK: string; SK: string };

/** Primary keys of all items in the single table; no other code builds one. */
export const itemKeys = {
  user: (userId: string) => ({ PK: `USER#${userId}`, SK: 'META' }),
  emailPointer: (emailHash: string) => ({ PK: `EMAIL#${emailHash}`, SK: 'EMAIL' }),
  undeliverable: (emailHash: string) => ({ PK: `UNDELIVERABLE#${emailHash}`, SK: 'UNDELIVERABLE' }),
  signInCode: (emailHash: string, codeId: string) => ({ PK: `CODE#${emailHash}`, SK: `CODE#${codeId}` }),
  returningDevice: (hash: string) => ({ PK: `KNOWN#${hash}`, SK: 'KNOWN' }),
  deviceOfUser: (userId: string, hash: string) => ({ PK: `USER#${userId}`, SK: `SOURCE#${hash}` }),
  session: (tokenHash: string) => ({ PK: `SESSION#${tokenHash}`, SK: 'SESSION' }),
  sessionOfUser: (userId: string, tokenHash: string) => ({
    PK: `USER#${userId}`,
    SK: `SESSION#${tokenHash}`,
  }),
  apiKey: (keyHash: string) => ({ PK: `KEY#${keyHash}`, SK: 'KEY' }),
  apiKeyOfUser: (userId: string, keyId: string) => ({ PK: `USER#${userId}`, SK: `KEY#${keyId}` }),
  profile: (userId: string, profileId: string) => ({ PK: `USER#${userId}`, SK: `PROFILE#${profileId}` }),
  externalId: (userId: string, idHash: string) => ({ PK: `USER#${userId}`, SK: `EXTERNAL#${idHash}` }),
  profileCounter: (userId: string, shard: number) => ({ PK: `USER#${userId}`, SK: `COUNT#${shard}` }),
  forecast: ({ profileId, birth, modelVersion, language, timeZone }: CachedDays, date: string) => ({
    PK: `FORECAST#${profileId}`,
    SK: `${birth}#${modelVersion}#${language}#${timeZone}#${date}`,
  }),
  cachedZones: ({ profileId, birth }: CachedBirth) => ({ PK: `FORECAST#${profileId}`, SK: `${birth}#ZONES` }),
  calendar: (profileId: string, calendarId: string) => ({
    PK: `CALENDARS#${profileId}`,
    SK: `CALENDAR#${calendarId}`,
  }),
  feed: (tokenHash: string) => ({ PK: `FEED#${tokenHash}`, SK: 'FEED' }),
  webhook: (userId: string, webhookId: string) => ({ PK: `USER#${userId}`, SK: `WEBHOOK#${webhookId}` }),
  event: (userId: string, webhookId: string, eventId: string) => ({
    PK: `USER#${userId}`,
    SK: `EVENT#${webhookId}#${eventId}`,
  }),
  retry: (shard: number, at: string, webhookId: string, eventId: string) => ({
    PK: `RETRY#${shard}`,
    SK: `${at}#${webhookId}#${eventId}`,
  }),
  mailProfiles: (userId: string) => ({ PK: `USER#${userId}`, SK: 'MAIL' }),
  pushProfiles: (userId: string) => ({ PK: `USER#${userId}`, SK: 'PUSH' }),
  pushSubscription: (userId: string, id: string) => ({ PK: `USER#${userId}`, SK: `PUSH#${id}` }),
  due: (timeZone: string, at: string, shard: number, entry: string) => ({
    PK: `DUE#${timeZone}#${at}#${shard}`,
    SK: entry,
  }),
  delivered: (profileId: string, channel: string, date: string) => ({
    PK: `DELIVERED#${profileId}`,
    SK: `${date}#${channel}`,
  }),
  verdict: (profileId: string, date: string) => ({ PK: `JUDGED#${profileId}`, SK: `DAY#${date}` }),
  verdictNote: (profileId: string, date: string) => ({ PK: `JUDGED#${profileId}`, SK: `NOTE#${date}` }),
  blindTest: (profileId: string, week: string) => ({ PK: `JUDGED#${profileId}`, SK: `TEST#${week}` }),
  blindAnswer: (shard: number, profileId: string, week: string) => ({
    PK: `ANSWERED#${shard}`,
    SK: `${profileId}#${week}`,
  }),
  honesty: { PK: 'HONESTY', SK: 'HONESTY' },
  deliveryZones: { PK: 'ZONES', SK: 'ZONES' },
  tick: { PK: 'TICK', SK: 'TICK' },
  idempotency: (userId: string, nameHash: string) => ({
    PK: `USER#${userId}`,
    SK: `IDEMPOTENCY#${nameHash}`,
  }),
  rate: (scope: string, subject: string, window: string) => ({
    PK: `RATE#${scope}#${subject}#${window}`,
    SK: 'RATE',
  }),
  cities: (textHash: string) => ({ PK: `CITIES#${textHash}`, SK: 'CITIES' }),
  offeredPlaces: (userId: string, searchId: string) => ({ PK: `USER#${userId}`, SK: `OFFERED#${searchId}` }),
  // Deletion markers share one partition, which the stream filter in infra/service/deletions.ts names.
  deletion: (id: string) => ({ PK: 'DELETED', SK: id }),
  staleBirth: (profileId: string, birth: string) => ({ PK: 'DELETED', SK: `${profileId}#${birth}` }),
  deletedWebhook: (webhookId: string, userId: string) => ({ PK: 'DELETED', SK: `${webhookId}#${userId}` }),
  tombstone: (idHash: string) => ({ PK: `GONE#${idHash}`, SK: 'GONE' }),
  sweep: { PK: 'SWEEP', SK: 'SWEEP' },
} satisfies Record<string, BuiltKey | ((...parts: never[]) => BuiltKey)>;

/** The partitions over which items of the same kind are spread, since one takes 1,000 writes a second. */
export const SHARDS = 8;

/** The shard of the items of an id, below `SHARDS`. */
export const shardOf = (id: string): number => hash('sha256', id, 'buffer').readUInt8() % SHARDS;

/** Converts to seconds since 1970, DynamoDB's unit of `ttl`. Expired items linger, so readers must check `ttl`. */
export const toTtl = (ms: number): number => Math.ceil(ms / 1000);

/** Whether an item with a `ttl` is still valid. */
export const isUnexpired = ({ ttl }: { ttl: number }, nowMs: number): boolean => ttl * 1000 > nowMs;

/** Reads an item with a strongly consistent read. */
export async function getItem<Item = Record<string, unknown>>(
  Key: ItemKey,
  options?: { abortSignal: AbortSignal },
) {
  const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }), options);
  return Item as Item | undefined;
}

const MAX_READ_TRIES = 3;

/**
 * Reads up to 100 different items by primary key, by default with strongly consistent reads. Returns the existing items in any
 * order. Retries unprocessed keys with jitter; throws a TimeoutError if some remain.
 */
export async function readItems(
  keys: readonly ItemKey[],
  ConsistentRead = true,
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let left: Record<string, unknown>[] = [...keys];
  if (keys.length === 0) return items;
  for (let tries = 1; tries <= MAX_READ_TRIES; tries++) {
    if (tries > 1) await sleep(Math.random() * 50 * 2 ** tries);
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: left, ConsistentRead } } }),
    );
    items.push(...(Responses?.[TableName] ?? []));
    left = UnprocessedKeys?.[TableName]?.Keys ?? [];
    if (left.length === 0) return items;
  }
  throw Object.assign(new Error('DynamoDB did not return every item'), { name: 'TimeoutError' });
}

/** Condition of a put that fails if the item exists and has not expired. */
export const unlessUnexpired = (nowMs: number) => ({
  ConditionExpression: 'attribute_not_exists(PK) OR #ttl <= :now',
  ExpressionAttributeNames: { '#ttl': 'ttl' },
  ExpressionAttributeValues: { ':now': Math.floor(nowMs / 1000) },
});

/** Awaits a conditional write. Returns undefined if the condition failed; throws any other error. */
export async function unlessConditionFails<Output>(write: Promise<Output>): Promise<Output | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

type Unnamed<Input> = Omit<Input, 'TableName'>;

/** Puts an item on a condition; undefined if the condition failed. */
export const putIf = (input: Unnamed<PutCommandInput>, options?: { abortSignal: AbortSignal }) =>
  unlessConditionFails(table.send(new PutCommand({ TableName, ...input }), options));

/** Updates an item on a condition; undefined if the condition failed. */
export const updateIf = (input: Unnamed<UpdateCommandInput>, options?: { abortSignal: AbortSignal }) =>
  unlessConditionFails(table.send(new UpdateCommand({ TableName, ...input }), options));

/** Deletes an item on a condition; undefined if the condition failed. */
export const deleteIf = (input: Unnamed<DeleteCommandInput>, options?: { abortSignal: AbortSignal }) =>
  unlessConditionFails(table.send(new DeleteCommand({ TableName, ...input }), options));

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

const BATCH = 25;
const CONCURRENT = 4;
const MAX_BATCH_TRIES = 6;

async function writeBatch(requests: Requests, abortSignal: AbortSignal | undefined): Promise<void> {
  let left: Requests = requests;
  for (let tries = 1; left.length > 0; tries++) {
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: left } }),
      abortSignal && { abortSignal },
    );
    left = UnprocessedItems?.[TableName] ?? [];
    if (left.length === 0) return;
    if (tries === MAX_BATCH_TRIES) throw new Error(`${left.length} items of a batch were not written`);
    await sleep(Math.random() * 50 * 2 ** tries);
  }
}

/**
 * Writes or deletes any number of items, a few batches at a time, since a partition takes about 1,000 writes a second.
 * Retries unprocessed items; throws if some remain, or on abort.
 */
export async function writeInBatches(requests: Requests, abortSignal?: AbortSignal): Promise<void> {
  const batches: Requests[] = [];
  for (let start = 0; start < requests.length; start += BATCH)
    batches.push(requests.slice(start, start + BATCH));
  const workers = Array.from({ length: CONCURRENT }, async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) await writeBatch(batch, abortSignal);
  });
  await Promise.all(workers);
}

/** Deletes any number of items in batches. */
export const deleteInBatches = (items: readonly ItemKey[]): Promise<void> =>
  writeInBatches(items.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })));

type Condition = Pick<QueryCommandInput, 'KeyConditionExpression' | 'ExpressionAttributeValues'>;

/** Key condition for a partition's items, or for those whose sort keys start with a prefix. */
export const inPartition = (PK: string, prefix?: string): Condition =>
  prefix === undefined
    ? { KeyConditionExpression: 'PK = :partition', ExpressionAttributeValues: { ':partition': PK } }
    : {
        KeyConditionExpression: 'PK = :partition AND begins_with(SK, :prefix)',
        ExpressionAttributeValues: { ':partition': PK, ':prefix': prefix },
      };

/** Lists a partition's items, or those whose sort keys have a prefix, in order, in a strongly consistent read of up to 1 MB. */
export async function listItems<Item>(PK: string, prefix?: string): Promise<Item[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({ TableName, ...inPartition(PK, prefix), ConsistentRead: true }),
  );
  return Items as Item[];
}

/** Lists all items of a partition, page by page, with strongly consistent reads unless `options` override them. */
export async function* everyItem<Item>(
  PK: string,
  options: Partial<QueryCommandInput> = {},
): AsyncGenerator<Item> {
  const input = { TableName, ...inPartition(PK), ConsistentRead: true, ...options };
  for await (const { Items = [] } of paginateQuery({ client: table }, input)) yield* Items as Item[];
}

/**
 * Removes a partition's items, or those whose sort keys start with a prefix, until a read finds none. Concurrently written
 * items are therefore removed too. Returns the number of items. Can be interrupted and run again.
 */
export async function removePartition(PK: string, prefix?: string): Promise<number> {
  let removed = 0;
  for (;;) {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        ...inPartition(PK, prefix),
        ProjectionExpression: 'PK, SK',
        ConsistentRead: true,
      }),
    );
    if (Items.length === 0) return removed;
    await deleteInBatches(Items as ItemKey[]);
    removed += Items.length;
  }
}
