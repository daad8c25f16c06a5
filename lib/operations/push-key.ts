import { currentVersion, subkey } from '#lib/accounts/subkeys.ts';
import { vapidKeys } from '#lib/push/vapid.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';

/** Returns the public key to which browsers subscribe, of the current version of the secret. */
export async function findPushKey(): Promise<string> {
  const secret = await serviceSecret();
  return vapidKeys(subkey(secret, currentVersion(secret), 'push')).publicKey;
}
