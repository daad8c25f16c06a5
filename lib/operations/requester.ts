import { keyedHash } from '#lib/accounts/keyed-hash.ts';
import type { Requester } from '#lib/accounts/limits.ts';
import { mailboxOf } from '#lib/accounts/mailbox.ts';
import { sourceOf } from '#lib/accounts/source.ts';
import { currentVersion, subkey } from '#lib/accounts/subkeys.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import * as knownPairs from '#lib/table/known-pairs.ts';

/** Who asks to sign in, and to what: as limits count it, and the keyed hash by which the pair may be known. */
export type SignInRequester = Requester & { secretVersion: string; knownHash: string };

/**
 * Finds out who asks from where to sign in to an address, by one read whatever the address. Hashes are under the current
 * version of the secret, so that a new version makes everybody a stranger until the next sign-in.
 */
export async function requesterOf(
  email: string,
  ipAddress: string,
  nowMs = Date.now(),
): Promise<SignInRequester> {
  const secret = await serviceSecret();
  const secretVersion = currentVersion(secret);
  const key = subkey(secret, secretVersion, 'limit');
  const source = sourceOf(ipAddress);
  const mailbox = mailboxOf(email);
  const knownHash = keyedHash(key, `${email}\n${source}`);
  return {
    source: keyedHash(key, source),
    mailbox: keyedHash(key, mailbox),
    pair: keyedHash(key, `${mailbox}\n${source}`),
    isKnown: await knownPairs.has(knownHash, nowMs),
    secretVersion,
    knownHash,
  };
}
