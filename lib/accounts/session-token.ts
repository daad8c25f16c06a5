import { createHash, createHmac } from 'node:crypto';

/** How long a session lasts: 14 days. */
export const SESSION_SECONDS = 1_209_600;

/**
 * The opaque session token, 256 bits, of the sign-in that used up a code: an HMAC-SHA256 under the subkey `session`, so
 * that a repetition by the same browser, known by its handle, gets the same. A code is used once, so no two are equal.
 */
export const sessionTokenOf = (subkey: Buffer, codeId: string, handle: string): string =>
  createHmac('sha256', subkey).update(`${codeId}\n${handle}`).digest('base64url');

/** Whether a text has the form of a session token; what has not, is none. */
export const isSessionToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The form in which a session names its item of the table: hexadecimal SHA-256. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
