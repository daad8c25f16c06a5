import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type ItemKey, TableName, table } from './single-table.ts';

/** Writes of a transaction. */
export type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** One write of a transaction. */
export type Write = Writes[number];

const MAX_TRANSACTION_TRIES = 12;

function isConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  return error instanceof TransactionCanceledException && codesOf(error).includes('TransactionConflict');
}

const codesOf = (error: TransactionCanceledException) =>
  (error.CancellationReasons ?? []).map((reason) => reason.Code);

/** Retries a write with jitter while it conflicts with another transaction. The SDK doesn't retry such conflicts. */
export async function retryConflicts<Output>(write: () => Promise<Output>): Promise<Output> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === MAX_TRANSACTION_TRIES || !isConflict(error)) throw error;
      await sleep(Math.random() * Math.min(25 * 2 ** tries, 800));
    }
  }
}

/** Writes all items or none. Returns false if a condition failed. */
async function transact(writes: Writes): Promise<boolean> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems: writes }));
    return true;
  } catch (error) {
    const isRefused =
      error instanceof TransactionCanceledException && codesOf(error).includes('ConditionalCheckFailed');
    if (isRefused) return false;
    throw error;
  }
}

/** Writes all items or none, and retries conflicts. Returns false if a condition failed. */
export const transactWrite = (writes: Writes): Promise<boolean> => retryConflicts(() => transact(writes));

/** Writes all items or none. Returns false if a condition failed or another transaction wrote an item at the same time. */
export async function transactOnce(writes: Writes): Promise<boolean> {
  return transact(writes).catch((error: unknown) => {
    if (isConflict(error)) return false;
    throw error;
  });
}

/**
 * Creates an item in a transaction. If the write seems to have failed, `find` decides whether it really failed. The response
 * may have been lost, or the SDK's retry may have failed because its first attempt succeeded.
 */
export async function transactCreate(
  writes: Writes,
  find: () => Promise<object | undefined>,
): Promise<boolean> {
  const isWritten = await transactWrite(writes).catch(async (error: unknown) => {
    if (await find()) return true;
    throw error;
  });
  return isWritten || (await find()) !== undefined;
}

/** Puts an item, whether or not it exists. */
export const put = (Item: ItemKey & Record<string, unknown>): Write => ({ Put: { TableName, Item } });

/** Puts an item; fails if it exists. */
export const putNew = (Item: ItemKey & Record<string, unknown>): Write => ({
  Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' },
});

/** Deletes an item, whether or not it exists. */
export const deleteItem = (Key: ItemKey): Write => ({ Delete: { TableName, Key } });

/** Deletes an item; fails if it doesn't exist. */
export const deleteExisting = (Key: ItemKey): Write => ({
  Delete: { TableName, Key, ConditionExpression: 'attribute_exists(PK)' },
});

/** Updates an item; fails if the condition fails. */
export const update = (input: Omit<NonNullable<Write['Update']>, 'TableName'>): Write => ({
  Update: { TableName, ...input },
});

/** Checks an item that the transaction doesn't change. */
export const check = (input: Omit<NonNullable<Write['ConditionCheck']>, 'TableName'>): Write => ({
  ConditionCheck: { TableName, ...input },
});

type Attributes = Readonly<Record<string, unknown>>;

/** Returns the sorted names of the attributes that differ between two versions of an item. */
export const changedAttributes = (before: Attributes, after: Attributes): string[] =>
  Object.keys({ ...before, ...after })
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .sort();

/**
 * Replaces the named attributes of an item, removes those that `after` lacks, and sets those in `further`. Fails if the item
 * doesn't exist or if a named attribute has changed since `before` was read.
 */
export function replaceAttributes(
  Key: ItemKey,
  names: readonly string[],
  before: Attributes,
  after: Attributes,
  further: Attributes = {},
): Write {
  const set = [...names.filter((name) => after[name] !== undefined), ...Object.keys(further)];
  const removed = names.filter((name) => after[name] === undefined);
  const unchanged = names.map((name) =>
    before[name] === undefined ? `attribute_not_exists(#${name})` : `#${name} = :old_${name}`,
  );
  const named = (prefix: string, values: Attributes, of: readonly string[]) =>
    of.map((name) => [`${prefix}${name}`, values[name]]);
  return update({
    Key,
    UpdateExpression: [
      ...(set.length > 0 ? [`SET ${set.map((name) => `#${name} = :new_${name}`)}`] : []),
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`)}`] : []),
    ].join(' '),
    ConditionExpression: ['attribute_exists(PK)', ...unchanged].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries([...set, ...removed].map((name) => [`#${name}`, name])),
    // The DynamoDB client drops undefined values; no expression refers to them.
    ExpressionAttributeValues: Object.fromEntries([
      ...named(':new_', { ...after, ...further }, set),
      ...named(':old_', before, names),
    ]),
  });
}

/** Increments a count; a missing count is treated as 0. Fails at the maximum, or if the item doesn't exist. */
export const increment = (Key: ItemKey, count: string, max: number): Write =>
  update({
    Key,
    UpdateExpression: `SET ${count} = if_not_exists(${count}, :none) + :one`,
    ConditionExpression: `attribute_exists(PK) AND (attribute_not_exists(${count}) OR ${count} < :max)`,
    ExpressionAttributeValues: { ':none': 0, ':one': 1, ':max': max },
  });

/** Decrements a count. Fails at zero, or if the item doesn't exist. */
export const decrement = (Key: ItemKey, count: string): Write =>
  update({
    Key,
    UpdateExpression: `SET ${count} = ${count} - :one`,
    ConditionExpression: `${count} > :none`,
    ExpressionAttributeValues: { ':one': 1, ':none': 0 },
  });

/** Adds to a count; fails if the item doesn't exist. */
export const add = (Key: ItemKey, count: string, amount: number): Write =>
  update({
    Key,
    UpdateExpression: `ADD ${count} :amount`,
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: { ':amount': amount },
  });

/** Keeps an item from expiring; fails if it doesn't exist. */
export const keepForever = (Key: ItemKey): Write =>
  update({
    Key,
    UpdateExpression: 'REMOVE #ttl',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
  });
