import type { Caller } from '#lib/accounts/caller.ts';
import type { KeyAccess } from '#lib/accounts/credential-options.ts';
import { isKeyId, newId } from '#lib/accounts/identifiers.ts';
import { apiKeyPrefix, deriveApiKey, hashApiKey } from '#lib/accounts/key-format.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { PLATFORM } from '#lib/accounts/tiers.ts';
import { logSecurityEvent } from '#lib/log/log.ts';
import { findServiceSubkey, serviceSecret, serviceSubkey } from '#lib/secret/service-secret.ts';
import { notFound, ServiceError } from '#lib/service-error.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import type { Writes } from '#lib/table/transactions.ts';
import type { User } from '#lib/table/users.ts';
import { getDerivingSubkey, runIdempotently } from './idempotency.ts';

/** Settings of a new key. A key without an expiry is valid until it is revoked. */
type KeySettings = { name: string; access: KeyAccess; expiresAt?: string | null | undefined };

/** Lists a user's keys, oldest first, with only the first characters of each. */
export async function listKeys(userId: string) {
  return (await apiKeys.list(userId)).map(apiKeys.publicFields);
}

/**
 * Revokes a user's key and the feeds created with it, effective with the next request; those of a platform account only if
 * `feeds`. Throws `not_found`.
 */
export async function revokeKey({ userId, tier }: Caller, keyId: string, feeds: boolean): Promise<void> {
  const withFeeds = feeds || tier !== PLATFORM;
  if (!isKeyId(keyId) || !(await apiKeys.revoke(userId, keyId, withFeeds))) throw notFound('The key');
  logSecurityEvent({ event: 'key_revoked', outcome: 'allowed', userId });
}

/**
 * Creates a key and returns it in plain text. Repeating the request with its idempotency key returns the same key. Throws
 * `key_limit_reached` and the errors of `runIdempotently`.
 */
export async function createKey(caller: Caller, settings: KeySettings, idempotencyKey: string | undefined) {
  const { userId } = caller;
  const { id, secretVersion, createdAt } = await runIdempotently({
    caller,
    idempotencyKey,
    request: ['create-key', settings],
    newId: () => newId('key', Date.now()),
    find: async (keyId) => {
      const stored = await apiKeys.find(userId, keyId);
      return stored && derivationInputs(stored);
    },
    create: async (keyId) => derivationInputs(await storeKey(keyId, userId, settings)),
  });
  const subkey = await getDerivingSubkey(secretVersion, 'key');
  const { name, access, expiresAt = null } = settings;
  return { id, key: deriveApiKey(subkey, id), name, access, expiresAt, createdAt };
}

/** The fields of a key in its idempotency record, none of them secret. */
const derivationInputs = ({ id, secretVersion, createdAt }: apiKeys.StoredKey) => ({
  id,
  secretVersion,
  createdAt,
});

async function storeKey(id: string, userId: string, settings: KeySettings): Promise<apiKeys.StoredKey> {
  const secretVersion = currentVersion(await serviceSecret());
  const { name, access, expiresAt } = settings;
  const { stored: key } = await deriveKey({ id, userId, name, secretVersion });
  const stored = { ...key, access, ...(expiresAt && { expiresAt }) };
  if (!(await apiKeys.create(stored)))
    throw new ServiceError(
      'key_limit_reached',
      `Your account already has ${apiKeys.MAX_KEYS} keys besides its sign-in key, which is the limit. Revoke one first.`,
    );
  logSecurityEvent({ event: 'key_created', outcome: 'allowed', userId });
  return stored;
}

/** The key that a sign-in returns, its reference in the account, and the writes that store a new key. */
type SignInKey = { key: string; signInKey: NonNullable<User['signInKey']>; writes: Writes };

/**
 * Derives the user's existing sign-in key. Prepares a new key if the user has none, or if the version of the secret that the
 * existing key is derived from was retired.
 */
export async function prepareSignInKey(user: User, secretVersion: string): Promise<SignInKey> {
  const key = await findSignInKey(user);
  if (key && user.signInKey) return { key, signInKey: user.signInKey, writes: [] };
  const id = newId('key', Date.now());
  const created = await deriveKey({ id, userId: user.id, name: 'Sign-in', secretVersion });
  const previous = user.signInKey && (await apiKeys.find(user.id, user.signInKey.id));
  return {
    key: created.key,
    signInKey: { id, secretVersion },
    writes: [...(previous ? apiKeys.removalWrites(previous) : []), ...apiKeys.creationWrites(created.stored)],
  };
}

/** Derives a user's sign-in key; undefined if there is no key, or if the key's version of the secret was retired. */
export async function findSignInKey({ signInKey }: User): Promise<string | undefined> {
  const subkey = signInKey && (await findServiceSubkey(signInKey.secretVersion, 'key'));
  return signInKey && subkey && deriveApiKey(subkey, signInKey.id);
}

async function deriveKey(fields: Pick<apiKeys.StoredKey, 'id' | 'userId' | 'name' | 'secretVersion'>) {
  const key = deriveApiKey(await serviceSubkey(fields.secretVersion, 'key'), fields.id);
  const createdAt = new Date().toISOString();
  return { key, stored: { ...fields, hash: hashApiKey(key), start: apiKeyPrefix(key), createdAt } };
}
