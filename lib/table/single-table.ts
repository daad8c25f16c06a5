import { setTimeout as sleep } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { clientSettings, environmentVariable } from '#lib/environment.ts';
import { noting } from '#lib/failed-calls.ts';

/** The document client of the single table, one an execution environment. */
export const table = DynamoDBDocumentClient.from(noting(new DynamoDBClient(clientSettings)), {
  marshallOptions: { removeUndefinedValues: true },
});

/** The single table's name, as commands take it. */
export const TableName = environmentVariable('TABLE_NAME');

type CachedBirth = { profileId: string; birth: string };
type CachedDays = CachedBirth & { modelVersion: string; language: string; timeZone: string };

/** The partition key begins with the kind of item, in capital letters. */
type ItemKey = { PK: `${Uppercase<string>}#${string}` | Uppercase<string>; SK: string };

/** Primary keys of every kind of item in the single table; nothing else builds one. */
export const itemKeys = {
  user: (userId: string) => ({ PK: `USER#${userId}`, SK: 'META' }),
  emailPointer: (emailHash: string) => ({ PK: `EMAIL#${emailHash}`, SK: 'EMAIL' }),
  undeliverable: (emailHash: string) => ({ PK: `UNDELIVERABLE#${emailHash}`, SK: 'UNDELIVERABLE' }),
  signInCode: (emailHash: string, codeId: string) => ({ PK: `CODE#${emailHash}`, SK: `CODE#${codeId}` }),
  knownPair: (hash: string) => ({ PK: `KNOWN#${hash}`, SK: 'KNOWN' }),
  sourceOfUser: (userId: string, hash: string) => ({ PK: `USER#${userId}`, SK: `SOURCE#${hash}` }),
  session: (tokenHash: string) => ({ PK: `SESSION#${tokenHash}`, SK: 'SESSION' }),
  sessionOfUser: (userId: string, tokenHash: string) => ({
    PK: `USER#${userId}`,
    SK: `SESSION#${tokenHash}`,
  }),
  apiKey: (keyHash: string) => ({ PK: `KEY#${keyHash}`, SK: 'KEY' }),
  apiKeyOfUser: (userId: string, keyId: string) => ({ PK: `USER#${userId}`, SK: `KEY#${keyId}` }),
  profile: (userId: string, profileId: string) => ({ PK: `USER#${userId}`, SK: `PROFILE#${profileId}` }),
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
  // All in one partition, which the stream's filter in infra/service/deletions.ts names: so they are found again.
  deletion: (id: string) => ({ PK: 'DELETED', SK: id }),
  formerBirth: (profileId: string, birth: string, editId: string) => ({
    PK: 'DELETED',
    SK: `${profileId}#${birth}#${editId}`,
  }),
  gone: (idHash: string) => ({ PK: `GONE#${idHash}`, SK: 'GONE' }),
  sweep: { PK: 'SWEEP', SK: 'SWEEP' },
} satisfies Record<string, ItemKey | ((...parts: never[]) => ItemKey)>;

/** Seconds since 1970, the unit of `ttl`. Expired items stay for a while: every read compares the time itself. */
export const toTtl = (ms: number): number => Math.ceil(ms / 1000);

const MAX_READ_TRIES = 3;

/**
 * Reads items by their keys in one call, all as of now, in no order; what does not exist is left out. What the table leaves
 * unread is asked for again after a random pause; throws a TimeoutError if some is left after that.
 */
export async function readTogether(
  keys: readonly { PK: string; SK: string }[],
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let left: Record<string, unknown>[] = [...keys];
  for (let tries = 1; tries <= MAX_READ_TRIES; tries++) {
    if (tries > 1) await sleep(Math.random() * 50 * 2 ** tries);
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: left, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[TableName] ?? []));
    left = UnprocessedKeys?.[TableName]?.Keys ?? [];
    if (left.length === 0) return items;
  }
  throw Object.assign(new Error('The table did not return every item'), { name: 'TimeoutError' });
}

/** Runs a conditional write: undefined if its condition failed; every other error is thrown. */
export async function ifCondition<Output>(write: Promise<Output>): Promise<Output | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** Writes of one transaction, or a part of it. */
export type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

const MAX_TRANSACTION_TRIES = 12;

/** Whether a write met a transaction that was under way, or was one that did, and nothing else spoke against it. */
function isInConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  return error instanceof TransactionCanceledException && codesOf(error).includes('TransactionConflict');
}

const codesOf = (error: TransactionCanceledException) =>
  (error.CancellationReasons ?? []).map((reason) => reason.Code);

/**
 * Tries a write again after a random pause while it is in conflict with another transaction, since the SDK does not; what
 * is still in conflict after that, and any other error, is thrown.
 */
export async function despiteConflicts<Output>(write: () => Promise<Output>): Promise<Output> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === MAX_TRANSACTION_TRIES || !isInConflict(error)) throw error;
      await sleep(Math.random() * Math.min(25 * 2 ** tries, 800));
    }
  }
}

/** Writes all or nothing, despite conflicts: false if the condition of a write failed. */
export async function writeAll(writes: Writes): Promise<boolean> {
  return despiteConflicts(async () => {
    try {
      await table.send(new TransactWriteCommand({ TransactItems: writes }));
      return true;
    } catch (error) {
      const isRefused =
        error instanceof TransactionCanceledException && codesOf(error).includes('ConditionalCheckFailed');
      if (isRefused) return false;
      throw error;
    }
  });
}

/**
 * Writes something new as `writeAll` does, and then looks for it by its identifier if the answer does not say that it is
 * there: it may have got lost, and a second try of the client's then have met the first.
 */
export async function writeNew(writes: Writes, find: () => Promise<object | undefined>): Promise<boolean> {
  const isWritten = await writeAll(writes).catch(async (error: unknown) => {
    if (await find()) return true;
    throw error;
  });
  return isWritten || (await find()) !== undefined;
}

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
    if (tries === MAX_BATCH_TRIES) throw new Error(`${left.length} items of a batch stay unwritten`);
    await sleep(Math.random() * 50 * 2 ** tries);
  }
}

/**
 * Writes or deletes any number of items, few batches at a time because one partition takes about a thousand a
 * second. What the table leaves over is tried again; throws if some is left after that, or when it is told to stop.
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
