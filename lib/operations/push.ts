import type { Account } from '#lib/accounts/caller.ts';
import { isPushId } from '#lib/accounts/identifiers.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { isPublicKey, type SubscriptionKeys } from '#lib/push/encrypt.ts';
import { isPushEndpoint } from '#lib/push/push-services.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import { accountErased, invalidField, notFound } from '#lib/service-error.ts';
import * as pushSubscriptions from '#lib/table/push-subscriptions.ts';
import { consumeEdit } from './consume-edit.ts';

/**
 * Stores or renews a browser's subscription. Counts as an edit. Throws `invalid_request` for an endpoint of an unknown push service or
 * a key that is not on the curve, `rate_limited` and `unauthenticated`.
 */
export async function subscribe(
  account: Account,
  { endpoint, keys }: { endpoint: string; keys: SubscriptionKeys },
  nowMs = Date.now(),
) {
  if (!isPushEndpoint(endpoint))
    throw invalidField(
      'endpoint',
      'endpoint must be an HTTPS URL of the push service of Google, Mozilla, Apple or Microsoft.',
    );
  if (!isPublicKey(keys.p256dh))
    throw invalidField('keys/p256dh', 'keys.p256dh must be a point of the curve P-256.');
  await consumeEdit(account, nowMs);
  const version = currentVersion(await serviceSecret(nowMs));
  const saved = await pushSubscriptions.save(account.userId, { ...keys, endpoint, version }, nowMs);
  if (!saved) throw accountErased();
  return { id: saved.id, createdAt: saved.createdAt };
}

/** Removes a subscription. Throws `not_found`. */
export async function unsubscribe(userId: string, id: string): Promise<void> {
  if (!isPushId(id) || !(await pushSubscriptions.remove(userId, id))) throw notFound('The push subscription');
}
