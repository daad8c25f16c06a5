import { pushIdOf } from '#lib/accounts/identifiers.ts';
import type { SubscriptionKeys } from '#lib/push/encrypt.ts';
import { deleteIf, type ItemKey, itemKeys, listItems } from './single-table.ts';
import { check, put, transactWrite } from './transactions.ts';

/** Maximum number of devices of an account that get notifications. */
export const MAX_SUBSCRIPTIONS = 10;

/** A push subscription; instants are ISO 8601. */
export type PushSubscription = SubscriptionKeys & {
  id: string;
  endpoint: string;
  /** The version of the secret from whose key pair the push service expects signatures. */
  version: string;
  createdAt: string;
  /** When the device last sent the subscription. */
  renewedAt: string;
};

/** The fields of a subscription that an export contains: no secrets of the device. */
export const exportedFields = ({ id, endpoint, createdAt, renewedAt }: PushSubscription) => ({
  ...{ id, createdAt, service: new URL(endpoint).hostname, renewedAt },
});

/** Lists an account's subscriptions, least recently renewed first. Concurrent requests can store more than the maximum, until the next one. */
export async function list(userId: string): Promise<PushSubscription[]> {
  const { PK, SK } = itemKeys.pushSubscription(userId, '');
  const items = await listItems<ItemKey & PushSubscription>(PK, SK);
  return items
    .map(({ PK: _, SK: __, ...subscription }) => subscription)
    .sort((a, b) => (a.renewedAt < b.renewedAt ? -1 : 1));
}

/**
 * Stores or renews the subscription with an endpoint, in place of the least recently renewed one if the account has the maximum
 * number. A renewed one keeps its version, because a browser's endpoint belongs to the key to which it subscribed. Returns
 * undefined if the account no longer exists.
 */
export async function save(
  userId: string,
  { endpoint, p256dh, auth, version }: Pick<PushSubscription, 'endpoint' | 'version'> & SubscriptionKeys,
  nowMs: number,
): Promise<PushSubscription | undefined> {
  const id = pushIdOf(endpoint);
  const now = new Date(nowMs).toISOString();
  const all = await list(userId);
  const known = all.find((one) => one.id === id) ?? { createdAt: now, version };
  const others = all.filter((one) => one.id !== id);
  const excess = others.slice(0, Math.max(0, others.length + 1 - MAX_SUBSCRIPTIONS));
  const { createdAt } = known;
  const saved = { id, endpoint, p256dh, auth, version: known.version, createdAt, renewedAt: now };
  const isSaved = await transactWrite([
    check({ Key: itemKeys.user(userId), ConditionExpression: 'attribute_exists(PK)' }),
    put({ ...itemKeys.pushSubscription(userId, id), ...saved }),
  ]);
  await Promise.all(excess.map((one) => remove(userId, one.id)));
  return isSaved ? saved : undefined;
}

/** Removes a subscription. Returns false if the account has none with this id. */
export async function remove(userId: string, id: string): Promise<boolean> {
  const Key = itemKeys.pushSubscription(userId, id);
  return (await deleteIf({ Key, ConditionExpression: 'attribute_exists(PK)' })) !== undefined;
}
