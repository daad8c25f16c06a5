import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { PostError } from '#lib/outbound/post-errors.ts';
import type { EventType } from '#lib/webhooks/events.ts';
import {
  deleteInBatches,
  everyItem,
  type ItemKey,
  inPartition,
  isUnexpired,
  itemKeys,
  listItems,
  putIf,
  readItems,
  SHARDS,
  shardOf,
  TableName,
  table,
  toTtl,
  updateIf,
} from './single-table.ts';
import { deleteItem, put, retryConflicts, transactWrite, update, type Write } from './transactions.ts';
import { fromItem, type User } from './users.ts';
import type { Webhook } from './webhooks.ts';

/** A try to send an event, with the status of the response, or why there was none. */
export type Attempt = { atMs: number; durationMs: number; status?: number; error?: PostError };

/** An event for one webhook. */
export type StoredEvent = {
  id: string;
  userId: string;
  webhookId: string;
  type: EventType;
  body: string;
  createdAtMs: number;
  state: 'pending' | 'delivered' | 'failed';
  /** Tries since it was created or replayed. */
  tries: number;
  /** When the next try is due, or when the current one certainly has ended. */
  nextAtMs: number;
  /** The last ones, oldest first. */
  attempts: Attempt[];
  ttl: number;
};

/** Identifies an event. */
export type EventName = { userId: string; webhookId: string; eventId: string };

/** How long an event is kept: for replays, and for owners to see what became of it. */
const KEEP_DAYS = 14;

/** Maximum attempts that an event remembers. */
const MAX_ATTEMPTS = 10;

/** Longer than a try takes. */
const LEASE_MS = 60_000;

type Named = Pick<StoredEvent, 'userId' | 'webhookId' | 'id'>;

const keyOf = ({ userId, webhookId, id }: Named) => itemKeys.event(userId, webhookId, id);

/** An event to create. */
export type NewEvent = Named & Pick<StoredEvent, 'type' | 'body' | 'createdAtMs'>;

/** Returns the ids of those of up to 100 events that exist. */
export async function findKnown(events: readonly Named[]): Promise<Set<string>> {
  const items = await readItems(events.map(keyOf));
  return new Set(items.map((item) => String(item['id'])));
}

/** Creates events that are due at once; those that exist remain as they are. */
export async function create(events: readonly NewEvent[]): Promise<void> {
  await Promise.all(
    events.map((event) => {
      const ttl = toTtl(event.createdAtMs + KEEP_DAYS * 24 * 3_600_000);
      const stored: StoredEvent = {
        ...event,
        state: 'pending',
        tries: 0,
        nextAtMs: event.createdAtMs,
        attempts: [],
        ttl,
      };
      const Item = { ...keyOf(stored), ...stored };
      return putIf({ Item, ConditionExpression: 'attribute_not_exists(PK)' });
    }),
  );
}

/** Finds an event with its webhook and account, in one strongly consistent read; undefined if one of them is missing. */
export async function find({ userId, webhookId, eventId }: EventName, nowMs: number) {
  const keys = [
    itemKeys.user(userId),
    itemKeys.webhook(userId, webhookId),
    itemKeys.event(userId, webhookId, eventId),
  ];
  const items = await readItems(keys);
  const [user, webhook, event] = keys.map(({ SK }) => items.find((item) => item['SK'] === SK));
  const account: User | undefined = fromItem(user, nowMs);
  if (!account || !webhook || !event || !isUnexpired(event as StoredEvent, nowMs)) return undefined;
  return { user: account, webhook: webhook as Webhook, event: event as StoredEvent };
}

type Update = Omit<NonNullable<Write['Update']>, 'TableName' | 'Key' | 'ExpressionAttributeNames'>;

/** Makes a write to an event fail if its next try has changed. */
const ifSeen = (event: StoredEvent) => ({
  Key: keyOf(event),
  ConditionExpression: 'nextAtMs = :seen',
  ExpressionAttributeValues: { ':seen': event.nextAtMs },
});

/** An update of an event that fails if its next try has changed. */
const seenUpdate = (event: StoredEvent, { ExpressionAttributeValues, ...input }: Update) => {
  const condition = ifSeen(event);
  return {
    ...condition,
    ...input,
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ...condition.ExpressionAttributeValues },
  };
};

/** Updates an event unless its next try has changed; undefined if it has. */
const updateSeen = (event: StoredEvent, input: Update) =>
  retryConflicts(() => updateIf(seenUpdate(event, input)));

/**
 * Claims a try, which only one claimant can. Returns the event as claimed, or undefined if another has changed it. A call that the
 * SDK repeats finds its own claim, because the fraction of a millisecond differs between claimants.
 */
export async function claim(event: StoredEvent, nowMs: number): Promise<StoredEvent | undefined> {
  const nextAtMs = nowMs + LEASE_MS + Math.random();
  const claimed = await updateSeen(event, {
    UpdateExpression: 'SET nextAtMs = :next',
    ConditionExpression: '(nextAtMs = :seen OR nextAtMs = :next) AND #state = :pending',
    ExpressionAttributeValues: { ':next': nextAtMs, ':pending': 'pending' },
  });
  return claimed && { ...event, nextAtMs };
}

/** The key that lists an event under its next try. */
export const retryKey = ({ webhookId, id }: Named, atMs: number) =>
  itemKeys.retry(shardOf(id), new Date(atMs).toISOString(), webhookId, id);

/**
 * Records a claimed try and what follows. `waitsInTable` lists the event under its next try, for `takeDue`. Does nothing if the
 * event no longer exists or was claimed again.
 */
export async function recordAttempt(
  event: StoredEvent,
  attempt: Attempt,
  next: Pick<StoredEvent, 'state' | 'nextAtMs'>,
  waitsInTable: boolean,
): Promise<void> {
  await transactWrite([
    update(
      seenUpdate(event, {
        UpdateExpression: 'SET #state = :state, nextAtMs = :next, tries = :tries, attempts = :attempts',
        ExpressionAttributeValues: {
          ':state': next.state,
          ':next': next.nextAtMs,
          ':tries': event.tries + 1,
          ':attempts': [...event.attempts, attempt].slice(-MAX_ATTEMPTS),
        },
      }),
    ),
    ...(waitsInTable ? [put({ ...retryKey(event, next.nextAtMs), userId: event.userId })] : []),
  ]);
}

/** Ends an event without a further try. */
export async function abandon(event: StoredEvent): Promise<void> {
  await updateSeen(event, {
    UpdateExpression: 'SET #state = :failed',
    ExpressionAttributeValues: { ':failed': 'failed' },
  });
}

/** Makes an event due again, with all its tries. */
export async function renew(event: StoredEvent, nowMs: number): Promise<void> {
  const renewal: Update = {
    UpdateExpression: 'SET #state = :pending, tries = :none, nextAtMs = :now',
    ExpressionAttributeValues: { ':pending': 'pending', ':none': 0, ':now': nowMs },
  };
  // A deletion finds the item that lists the next try by the event's `nextAtMs`.
  if (event.state !== 'pending') await updateSeen(event, renewal);
  else await transactWrite([update(seenUpdate(event, renewal)), deleteItem(retryKey(event, event.nextAtMs))]);
}

/** Whether an item in an account's partition is an event that may be listed under its next try. */
export const isPending = <Item extends ItemKey & { state?: string }>(
  item: Item,
): item is Item & StoredEvent => item.SK.startsWith('EVENT#') && item.state === 'pending';

/** DynamoDB's maximum number of writes in a transaction, of which an event needs two. */
const MAX_WRITES = 100;

/** Removes pending events with the items that list their next tries, or leaves up to fifty if a try changes one of them. */
export async function removePending(events: readonly StoredEvent[]): Promise<void> {
  const writes = events.flatMap((event): Write[] => [
    { Delete: { TableName, ...ifSeen(event) } },
    deleteItem(retryKey(event, event.nextAtMs)),
  ]);
  for (let start = 0; start < writes.length; start += MAX_WRITES)
    await transactWrite(writes.slice(start, start + MAX_WRITES));
}

/** Removes the events of a deleted webhook, and returns their number. Idempotent. */
export async function removeAll(userId: string, webhookId: string): Promise<number> {
  const { PK, SK } = itemKeys.event(userId, webhookId, '');
  let removed = 0;
  for (;;) {
    const events = await listItems<StoredEvent & ItemKey>(PK, SK);
    if (events.length === 0) return removed;
    await removePending(events.filter(isPending));
    await deleteInBatches(events.filter((event) => !isPending(event)));
    removed += events.length;
  }
}

/** Hands the events whose next try is due to `queue`, a page at a time, and forgets that they waited. Returns their number. */
export async function takeDue(
  nowMs: number,
  queue: (events: readonly EventName[]) => Promise<void>,
): Promise<number> {
  let taken = 0;
  for (let shard = 0; shard < SHARDS; shard++) {
    const { PK, SK: end } = itemKeys.retry(shard, new Date(nowMs).toISOString(), '~', '');
    for (;;) {
      const { Items = [] } = await table.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'PK = :partition AND SK < :end',
          ExpressionAttributeValues: { ':partition': PK, ':end': end },
          ConsistentRead: true,
          // Also if queueing a page takes long, each run gets further.
          Limit: 250,
        }),
      );
      if (Items.length === 0) break;
      const waiting = Items as (ItemKey & { userId: string })[];
      await queue(
        waiting.map(({ SK, userId }) => {
          const [, webhookId = '', eventId = ''] = SK.split('#');
          return { userId, webhookId, eventId };
        }),
      );
      await deleteInBatches(waiting);
      taken += waiting.length;
    }
  }
  return taken;
}

type ListRequest = { limit: number; since?: string | undefined; before?: string | undefined; nowMs: number };

/** Lists up to `limit` events of a webhook: those since an id, oldest first, or else the newest first, before an id if one is given. */
export async function list(
  userId: string,
  webhookId: string,
  { limit, since, before, nowMs }: ListRequest,
): Promise<StoredEvent[]> {
  const { PK, SK: prefix } = itemKeys.event(userId, webhookId, '');
  const range =
    since === undefined
      ? inPartition(PK, prefix)
      : {
          KeyConditionExpression: 'PK = :partition AND SK BETWEEN :first AND :last',
          ExpressionAttributeValues: {
            ':partition': PK,
            ':first': itemKeys.event(userId, webhookId, since).SK,
            ':last': `${prefix}~`,
          },
        };
  const found: StoredEvent[] = [];
  const options = {
    ...range,
    ScanIndexForward: since !== undefined,
    Limit: limit,
    ...(before !== undefined && { ExclusiveStartKey: itemKeys.event(userId, webhookId, before) }),
  };
  for await (const event of everyItem<StoredEvent>(PK, options)) {
    if (isUnexpired(event, nowMs)) found.push(event);
    if (found.length === limit) break;
  }
  return found;
}
