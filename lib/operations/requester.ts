import { keyedHash } from '#lib/accounts/keyed-hash.ts';
import type { Requester } from '#lib/accounts/limits.ts';
import { mailboxOf } from '#lib/accounts/mailbox.ts';
import { sourceOf } from '#lib/accounts/source.ts';
import { currentVersion, subkey } from '#lib/accounts/subkeys.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';

/** Who asks to sign in, and to what: as limits count it, and the keyed hash by which the pair may be known. */
export type SignInRequester = Requester & { secretVersion: string; knownHash: string };

/**
 * Who asks from where to sign in to an address, without whether the pair is known, which is to be read. Hashes are under the
 * current version of the secret, so that a new version makes everybody a stranger until the next sign-in.
 */
export async function whoAsks(email: string, ipAddress: string): Promise<Omit<SignInRequester, 'isKnown'>> {
  const secret = await serviceSecret();
  const secretVersion = currentVersion(secret);
  const key = subkey(secret, secretVersion, 'limit');
  const source = sourceOf(ipAddress);
  const mailbox = mailboxOf(email);
  return {
    source: keyedHash(key, source),
    mailbox: keyedHash(key, mailbox),
    pair: keyedHash(key, `${mailbox}\n${source}`),
    secretVersion,
    knownHash: keyedHash(key, `${email}\n${source}`),
  };
}
