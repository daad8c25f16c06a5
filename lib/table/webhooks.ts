import { type EventType, hasDaily } from '#lib/webhooks/events.ts';
import { webhookMarker } from './deletion-markers.ts';
import { dueKey } from './deliveries.ts';
import { getItem, type ItemKey, itemKeys, listItems, TableName } from './single-table.ts';
import {
  check,
  decrement,
  deleteItem,
  increment,
  put,
  transactCreate,
  transactOnce,
  transactWrite,
  type Writes,
} from './transactions.ts';

/** Keys that sign events, derived from a version of the secret. A replaced one signs beside its successor until `untilMs`. */
export type Signing = { generation: number; secretVersion: string; untilMs?: number };

/** Those keys of a webhook that sign events at an instant (ms since 1970). */
export const validSigning = (signing: readonly Signing[], nowMs: number): Signing[] =>
  signing.filter(({ untilMs = Number.POSITIVE_INFINITY }) => untilMs > nowMs);

/** When `forecast.ready` and `forecast.highlight` come: a local time in quarter hours and an IANA zone. */
export type Morning = { at: string; timeZone: string };

/** Why a webhook gets no events: its receiver only failed or was gone (410), its owner paused it, or its keys were retired. */
export type DisabledBecause = 'failing' | 'gone' | 'paused' | 'secret_retired';

/** A stored webhook. */
export type Webhook = {
  id: string;
  userId: string;
  url: string;
  events: EventType[];
  /** The local time of daily events. */
  morning?: Morning;
  /** Newest first. */
  signing: [Signing, ...Signing[]];
  /** The tier that was last announced. */
  tier: string;
  createdAt: string;
  /** When it began to fail without a success since (ISO 8601), and when its owner was warned. */
  failingSince?: string;
  warnedAt?: string;
  /** When events were last left out, to within an hour (ISO 8601). */
  droppedAt?: string;
  disabledAt?: string;
  disabledBecause?: DisabledBecause;
};

/** The fields of a webhook that its owner sees, but for its keys. */
export const publicFields = (webhook: Webhook) => {
  const { id, url, events, morning, disabledAt, disabledBecause, failingSince, droppedAt, createdAt } =
    webhook;
  return {
    ...{ id, url, events, at: morning?.at ?? null, timeZone: morning?.timeZone ?? null },
    enabled: disabledAt === undefined,
    disabledBecause: disabledBecause ?? null,
    failingSince: failingSince ?? null,
    droppedAt: droppedAt ?? null,
    createdAt,
  };
};

/** Maximum webhooks per account. */
export const MAX_WEBHOOKS = 5;

const keyOf = ({ userId, id }: Pick<Webhook, 'userId' | 'id'>) => itemKeys.webhook(userId, id);

/** The key that lists a webhook under the local time of its daily events, if it has any and isn't disabled. */
export const dueKeyOf = ({ id, events, morning, disabledAt }: Webhook): ItemKey | undefined =>
  morning && hasDaily(events) && !disabledAt ? dueKey(morning, id) : undefined;

function dueWrites(before: Webhook | undefined, after: Webhook | undefined): Writes {
  const [previous, next] = [before, after].map((webhook) => webhook && dueKeyOf(webhook));
  if (previous?.PK === next?.PK) return [];
  return [
    ...(previous ? [deleteItem(previous)] : []),
    ...(next && after ? [put({ ...next, userId: after.userId })] : []),
  ];
}

/** Creates and counts a webhook in one transaction. Returns false if the account has the maximum or no longer exists. */
export const create = (webhook: Webhook): Promise<boolean> =>
  transactCreate(
    [
      increment(itemKeys.user(webhook.userId), 'webhookCount', MAX_WEBHOOKS),
      put({ ...keyOf(webhook), ...webhook, revision: 1 }),
      ...dueWrites(undefined, webhook),
    ],
    () => find(webhook.userId, webhook.id),
  );

type Stored = Webhook & ItemKey & { revision: number };

/** Converts an item to a webhook. */
const fromItem = ({ PK, SK, revision, ...webhook }: Stored): Webhook => webhook;

/** Finds an account's webhook. */
export async function find(userId: string, webhookId: string): Promise<Webhook | undefined> {
  const item = await getItem<Stored>(itemKeys.webhook(userId, webhookId));
  return item && fromItem(item);
}

/** Lists an account's webhooks, oldest first. */
export async function list(userId: string): Promise<Webhook[]> {
  const { PK, SK } = itemKeys.webhook(userId, '');
  return (await listItems<Stored>(PK, SK)).map(fromItem);
}

/** A change of a webhook; returns undefined to leave it as it is. */
export type Change = (before: Webhook) => Webhook | undefined;

/**
 * Changes a webhook. Returns the webhook as it now is, none if it no longer exists, and whether it was changed; undefined if
 * another change came first.
 */
export async function edit(
  userId: string,
  webhookId: string,
  change: Change,
): Promise<{ webhook?: Webhook; isChanged: boolean } | undefined> {
  const item = await getItem<Stored>(itemKeys.webhook(userId, webhookId));
  if (!item) return { isChanged: false };
  const before = fromItem(item);
  const after = change(before);
  if (!after) return { webhook: before, isChanged: false };
  const isWritten = await transactOnce([
    check({ Key: itemKeys.user(userId), ConditionExpression: 'attribute_exists(PK)' }),
    {
      Put: {
        TableName,
        Item: { ...keyOf(after), ...after, revision: item.revision + 1 },
        ...ifUnchanged(item),
      },
    },
    ...dueWrites(before, after),
  ]);
  return isWritten ? { webhook: after, isChanged: true } : undefined;
}

const ifUnchanged = ({ revision }: Stored) => ({
  ConditionExpression: 'revision = :seen',
  ExpressionAttributeValues: { ':seen': revision },
});

/**
 * Deletes a webhook in one transaction. The table's stream triggers the removal of its events. Returns false if the account has no
 * such webhook, and undefined if a change came first.
 */
export async function remove(userId: string, webhookId: string): Promise<boolean | undefined> {
  const item = await getItem<Stored>(itemKeys.webhook(userId, webhookId));
  if (!item) return false;
  const isRemoved = await transactWrite([
    { Delete: { TableName, Key: keyOf(item), ...ifUnchanged(item) } },
    decrement(itemKeys.user(userId), 'webhookCount'),
    put(webhookMarker(webhookId, userId)),
    ...dueWrites(item, undefined),
  ]);
  return isRemoved || undefined;
}
