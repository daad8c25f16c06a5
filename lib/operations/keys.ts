import { isKeyId } from '#lib/accounts/identifiers.ts';
import { logSecurityEvent } from '#lib/log.ts';
import { notFound } from '#lib/refusal.ts';
import * as apiKeys from '#lib/table/api-keys.ts';

/** A user's keys, oldest first, each by its first characters only. */
export async function listKeys(userId: string) {
  return (await apiKeys.list(userId)).map(apiKeys.publicPart);
}

/** Revokes a key of a user; it stops with the next request. Refused as `not_found`. */
export async function revokeKey(userId: string, keyId: string): Promise<void> {
  if (!isKeyId(keyId) || !(await apiKeys.revoke(userId, keyId))) throw notFound('The key');
  logSecurityEvent({ event: 'key_revoked', outcome: 'allowed', userId });
}
