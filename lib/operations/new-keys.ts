import { newId } from '#lib/accounts/identifiers.ts';
import { deriveApiKey, hashApiKey, startOfApiKey } from '#lib/accounts/key-format.ts';
import type { KeyAccess } from '#lib/accounts/key-terms.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { logSecurityEvent } from '#lib/log.ts';
import { Refusal } from '#lib/refusal.ts';
import { findServiceSubkey, serviceSecret, serviceSubkey } from '#lib/secret/service-secret.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import type { Writes } from '#lib/table/single-table.ts';
import type { User } from '#lib/table/users.ts';
import { once, subkeyOfMade } from './once.ts';

/** What a key's owner chooses for it; without an expiry it is good until it is revoked. */
type KeyTerms = { name: string; access: KeyAccess; expiresAt?: string | null | undefined };

/**
 * A further key of a user, shown this once, or again to a request that is repeated under its name. Refused as
 * `key_limit_reached`, and as `once` does.
 */
export async function makeKey(userId: string, terms: KeyTerms, idempotencyKey: string | undefined) {
  const { id, secretVersion, createdAt } = await once({
    userId,
    idempotencyKey,
    asked: ['create-key', terms],
    newId: () => newId('key', Date.now()),
    find: async (keyId) => {
      const stored = await apiKeys.find(userId, keyId);
      return stored && toDeriveAgain(stored);
    },
    make: async (keyId) => toDeriveAgain(await storeKey(keyId, userId, terms)),
  });
  const subkey = await subkeyOfMade(secretVersion, 'key');
  return {
    id,
    key: deriveApiKey(subkey, id),
    name: terms.name,
    createdAt,
  };
}

/** What an answer that shows a key is made from: nothing that could be used as one, and so nothing secret. */
const toDeriveAgain = ({ id, secretVersion, createdAt }: apiKeys.StoredKey) => ({
  id,
  secretVersion,
  createdAt,
});

async function storeKey(id: string, userId: string, terms: KeyTerms): Promise<apiKeys.StoredKey> {
  const secretVersion = currentVersion(await serviceSecret());
  const { name, access, expiresAt } = terms;
  const { stored: key } = await newKey({ id, userId, name, secretVersion });
  const stored = { ...key, access, ...(expiresAt && { expiresAt }) };
  if (!(await apiKeys.create(stored)))
    throw new Refusal(
      'key_limit_reached',
      `An account has at most ${apiKeys.MAX_KEYS} keys beside the one of its sign-ins; revoke one first.`,
    );
  logSecurityEvent({ event: 'key_created', outcome: 'allowed', userId });
  return stored;
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
  const id = newId('key', Date.now());
  const created = await newKey({ id, userId: user.id, name: 'Sign-in', secretVersion });
  const former = user.signInKey && (await apiKeys.find(user.id, user.signInKey.id));
  return {
    key: created.key,
    signInKey: { id, secretVersion },
    writes: [...(former ? apiKeys.removalOf(former) : []), ...apiKeys.creationOf(created.stored)],
  };
}

/** The sign-in key that a user has; undefined if there is none, or its version of the secret is gone. */
export async function existingSignInKeyOf({ signInKey }: User): Promise<string | undefined> {
  const subkey = signInKey && (await findServiceSubkey(signInKey.secretVersion, 'key'));
  return signInKey && subkey && deriveApiKey(subkey, signInKey.id);
}

/** A new key, and what is stored of it. */
async function newKey(of: Pick<apiKeys.StoredKey, 'id' | 'userId' | 'name' | 'secretVersion'>) {
  const key = deriveApiKey(await serviceSubkey(of.secretVersion, 'key'), of.id);
  const createdAt = new Date().toISOString();
  return { key, stored: { ...of, hash: hashApiKey(key), start: startOfApiKey(key), createdAt } };
}
