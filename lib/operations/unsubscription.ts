import { subkey } from '#lib/accounts/subkeys.ts';
import { readUnsubscribeToken } from '#lib/accounts/unsubscribe-token.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import { notFound } from '#lib/service-error.ts';

/**
 * Reads an unsubscribe token and returns the list that it stops. Throws `not_found` if it is malformed or has expired, or its
 * signature is wrong. Doesn't reveal whether the profile exists.
 */
export async function readUnsubscription(token: string, nowMs = Date.now()) {
  const read = readUnsubscribeToken(token, nowMs);
  if (!read) throw notFound('The link');
  const { version, isSignedWith, content } = read;
  // Of the cache, which may be three minutes old: each forged token with another version would cost a read of the secret.
  const versions = await serviceSecret(nowMs);
  if (!(version in versions) || !isSignedWith(subkey(versions, version, 'unsubscribe')))
    throw notFound('The link');
  return content;
}
