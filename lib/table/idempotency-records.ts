import { hash } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifCondition, itemKeys, TableName, table, toTtl } from './single-table.ts';

const KEPT_MS = 24 * 3_600_000;

/** Longer than any request: whoever still works on a record then has died. */
const LEASE_MS = 15_000;

/** A request that makes something: by whom, by which name of theirs, and what is asked for. */
export type NamedRequest = { userId: string; idempotencyKey: string; asked: unknown };

/** A request that is this process's to carry out, under the identifier of what it makes. */
export type Begun = {
  state: 'begun';
  key: RecordKey;
  itemId: string;
  leaseUntilMs: number;
  isResumed: boolean;
};

type RecordKey = ReturnType<typeof itemKeys.idempotency>;

/** What became of a request of this name. */
type Outcome = Begun | { state: 'done'; answer: string } | { state: 'reused' } | InUse;

type InUse = { state: 'in-use'; retryAfterSeconds: number };

type Stored = { askedHash: string; itemId: string; leaseUntilMs: number; answer?: string };

/**
 * Begins a request under its name, or goes on with one whose process has died or failed; of many at once one does. Else
 * says that it is done, is under way, or was another's name within 24 hours.
 */
export async function begin(request: NamedRequest, newItemId: string, nowMs = Date.now()): Promise<Outcome> {
  const { userId, idempotencyKey, asked } = request;
  const key = itemKeys.idempotency(userId, hash('sha256', `${userId}\n${idempotencyKey}`));
  const leaseUntilMs = nowMs + LEASE_MS;
  const fresh: Stored = { askedHash: hash('sha256', JSON.stringify(asked)), itemId: newItemId, leaseUntilMs };
  if (await putUnlessThere(key, fresh, nowMs))
    return { state: 'begun', key, itemId: newItemId, leaseUntilMs, isResumed: false };
  const { Item } = await table.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  const found = Item as Stored | undefined;
  // Refused and forgotten in between.
  if (!found) return { state: 'in-use', retryAfterSeconds: 1 };
  if (found.askedHash !== fresh.askedHash) return { state: 'reused' };
  if (found.answer !== undefined) return { state: 'done', answer: found.answer };
  const isFree = found.leaseUntilMs <= nowMs && (await takeOver(key, found.leaseUntilMs, leaseUntilMs));
  if (isFree) return { state: 'begun', key, itemId: found.itemId, leaseUntilMs, isResumed: true };
  return { state: 'in-use', retryAfterSeconds: Math.max(1, (found.leaseUntilMs - nowMs) / 1000) };
}

async function putUnlessThere(key: RecordKey, record: Stored, nowMs: number): Promise<boolean> {
  const put = new PutCommand({
    TableName,
    Item: { ...key, ...record, ttl: toTtl(nowMs + KEPT_MS) },
    ConditionExpression: 'attribute_not_exists(PK) OR #ttl <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': Math.floor(nowMs / 1000) },
  });
  return (await ifCondition(table.send(put))) !== undefined;
}

async function takeOver(key: RecordKey, formerLeaseMs: number, leaseUntilMs: number): Promise<boolean> {
  const taken = await updateLeased(
    { key, leaseUntilMs: formerLeaseMs },
    'leaseUntilMs = :next',
    leaseUntilMs,
  );
  return taken !== undefined;
}

/** Changes a record that is still this process's; undefined if another has taken it over, or it is gone. */
const updateLeased = (
  { key, leaseUntilMs }: Pick<Begun, 'key' | 'leaseUntilMs'>,
  assignment: string,
  next: string | number,
) =>
  ifCondition(
    table.send(
      new UpdateCommand({
        TableName,
        Key: key,
        UpdateExpression: `SET ${assignment}`,
        ConditionExpression: 'leaseUntilMs = :mine',
        ExpressionAttributeValues: { ':mine': leaseUntilMs, ':next': next },
      }),
    ),
  );

/** Keeps the answer of a request that was carried out, for the rest of its 24 hours. */
export async function finish(begun: Begun, answer: string): Promise<void> {
  await updateLeased(begun, 'answer = :next', answer);
}

/** Leaves a request to the next who repeats it, under the same identifier, because nobody knows how far it went. */
export async function release(begun: Begun): Promise<void> {
  await updateLeased(begun, 'leaseUntilMs = :next', 0);
}

/** Forgets a request that was refused: its name is free. */
export async function forget({ key, leaseUntilMs }: Begun): Promise<void> {
  await ifCondition(
    table.send(
      new DeleteCommand({
        TableName,
        Key: key,
        ConditionExpression: 'leaseUntilMs = :mine',
        ExpressionAttributeValues: { ':mine': leaseUntilMs },
      }),
    ),
  );
}
