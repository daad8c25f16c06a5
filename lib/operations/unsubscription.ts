import { readUnsubscribeToken } from '#lib/accounts/unsubscribe-token.ts';
import { findServiceSubkey } from '#lib/secret/service-secret.ts';
import { notFound } from '#lib/service-error.ts';

/**
 * Reads an unsubscribe token and returns the list that it stops. Throws `not_found` if it is malformed or has expired, or its
 * signature is wrong. Doesn't reveal whether the profile exists.
 */
export async function readUnsubscription(token: string, nowMs = Date.now()) {
  const read = readUnsubscribeToken(token, nowMs);
  const subkey = read && (await findServiceSubkey(read.version, 'unsubscribe', nowMs));
  if (!read || !subkey || !read.isSignedWith(subkey)) throw notFound('The link');
  return read.content;
}
