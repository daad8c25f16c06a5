import { newId } from '#lib/accounts/identifiers.ts';
import { deriveApiKey, hashApiKey, startOfApiKey } from '#lib/accounts/key-format.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { Refusal } from '#lib/refusal.ts';
import { findServiceSubkey, serviceSecret, serviceSubkey } from '#lib/secret/service-secret.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import type { Writes } from '#lib/table/single-table.ts';
import type { User } from '#lib/table/users.ts';

/** A further key of a user, shown this once. Refused as `key_limit_reached`. */
export async function createKey(userId: string, name: string) {
  const secretVersion = currentVersion(await serviceSecret());
  const { key, stored } = await newKey({ userId, name, secretVersion });
  if (!(await apiKeys.create(stored)))
    throw new Refusal(
      'key_limit_reached',
      `An account has at most ${apiKeys.MAX_KEYS} keys beside the one of its sign-ins; revoke one first.`,
    );
  return { id: stored.id, key, name, createdAt: stored.createdAt };
}

/** The key that a sign-in returns, the account's note of it, and the writes without which it is not good. */
type SignInKey = { key: string; signInKey: NonNullable<User['signInKey']>; writes: Writes };

/**
 * The key that sign-ins of this user return: derived again if there is one, a new one at the first sign-in, and in place of
 * one whose version of the secret is gone, which is revoked by the same writes.
 */
export async function signInKeyOf(user: User, secretVersion: string): Promise<SignInKey> {
  const key = await existingSignInKeyOf(user);
  if (key && user.signInKey) return { key, signInKey: user.signInKey, writes: [] };
  const created = await newKey({ userId: user.id, name: 'Sign-in', secretVersion });
  const former = user.signInKey && (await apiKeys.find(user.id, user.signInKey.id));
  return {
    key: created.key,
    signInKey: { id: created.stored.id, secretVersion },
    writes: [...(former ? apiKeys.removalOf(former) : []), ...apiKeys.creationOf(created.stored)],
  };
}

/** The sign-in key that a user has; undefined if there is none, or its version of the secret is gone. */
export async function existingSignInKeyOf({ signInKey }: User): Promise<string | undefined> {
  const subkey = signInKey && (await findServiceSubkey(signInKey.secretVersion, 'key'));
  return signInKey && subkey && deriveApiKey(subkey, signInKey.id);
}

async function newKey(of: Pick<apiKeys.StoredKey, 'userId' | 'name' | 'secretVersion'>) {
  const nowMs = Date.now();
  const id = newId('key', nowMs);
  const key = deriveApiKey(await serviceSubkey(of.secretVersion, 'key'), id);
  const createdAt = new Date(nowMs).toISOString();
  return { key, stored: { ...of, id, hash: hashApiKey(key), start: startOfApiKey(key), createdAt } };
}
