import { newId } from '#lib/accounts/identifiers.ts';
import { deriveApiKey, hashApiKey, startOfApiKey } from '#lib/accounts/key-format.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { Refusal } from '#lib/refusal.ts';
import { serviceSecret, serviceSubkey } from '#lib/secret/service-secret.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import type { User } from '#lib/table/users.ts';
import { once } from './once.ts';

/**
 * A further key of a user, shown this once, or again to a request that is repeated under its name. Refused as
 * `key_limit_reached`, and as `once` does.
 */
export async function createKey(userId: string, name: string, idempotencyKey: string | undefined) {
  const { id, secretVersion, createdAt } = await once({
    userId,
    idempotencyKey,
    asked: ['create-key', name],
    newId: () => newId('key', Date.now()),
    find: async (keyId) => {
      const stored = await apiKeys.find(userId, keyId);
      return stored && toDeriveAgain(stored);
    },
    make: async (keyId) => toDeriveAgain(await storeKey(keyId, userId, name)),
  });
  return { id, key: await derive(id, secretVersion), name, createdAt };
}

/** What an answer that shows a key is made from: nothing that could be used as one, and so nothing secret. */
const toDeriveAgain = ({ id, secretVersion, createdAt }: apiKeys.StoredKey) => ({
  id,
  secretVersion,
  createdAt,
});

async function storeKey(id: string, userId: string, name: string): Promise<apiKeys.StoredKey> {
  const secretVersion = currentVersion(await serviceSecret());
  const stored = await newKey({ id, userId, name, secretVersion });
  if (!(await apiKeys.create(stored)))
    throw new Refusal(
      'key_limit_reached',
      `An account has at most ${apiKeys.MAX_KEYS} keys beside the one of its sign-ins; revoke one first.`,
    );
  return stored;
}

/** The key that sign-ins of this user return: created at the first, derived again at every later one. */
export async function signInKeyOf(user: User, secretVersion: string): Promise<string> {
  if (user.signInKey) return derive(user.signInKey.id, user.signInKey.secretVersion);
  const id = newId('key', Date.now());
  const stored = await newKey({ id, userId: user.id, name: 'Sign-in', secretVersion });
  const kept = await apiKeys.createSignInKey(stored);
  return derive(kept.id, kept.secretVersion);
}

/** What is stored of a new key. */
async function newKey(of: Pick<apiKeys.StoredKey, 'id' | 'userId' | 'name' | 'secretVersion'>) {
  const key = await derive(of.id, of.secretVersion);
  return { ...of, hash: hashApiKey(key), start: startOfApiKey(key), createdAt: new Date().toISOString() };
}

async function derive(keyId: string, secretVersion: string): Promise<string> {
  return deriveApiKey(await serviceSubkey(secretVersion, 'key'), keyId);
}
