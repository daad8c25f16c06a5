import { createHmac, hash } from 'node:crypto';
import { ulid } from 'ulid';

/** How long a session lasts at most: 14 days. */
export const SESSION_SECONDS = 1_209_600;

/** How long a session lasts without being used: 7 days. */
export const IDLE_SECONDS = 604_800;

/** How long after its sign-in a session may do what a later one has to sign in again for: ten minutes. */
export const RECENT_SIGN_IN_SECONDS = 600;

/** How many sessions a user may have; a sign-in beyond ends the oldest. */
export const MAX_SESSIONS = 20;

/**
 * The opaque session token, 256 bits, of the sign-in that used up a code: an HMAC-SHA256 under the subkey `session`, so
 * that a repetition by the same browser, known by its handle, gets the same. A code is used once, so no two are equal.
 */
export const sessionTokenOf = (subkey: Buffer, codeId: string, handle: string): string =>
  createHmac('sha256', subkey).update(`${codeId}\n${handle}`).digest('base64url');

/** The form in which a session names its item of the table: hexadecimal SHA-256. */
export const hashSessionToken = (token: string): string => hash('sha256', token);

/**
 * The identifier by which a session's owner names it: `ses_` and a ULID of its beginning, whose random part comes from
 * the token's hash and gives nothing of it away.
 */
export function sessionIdOf(tokenHash: string, createdAt: string): string {
  const digest = hash('sha256', tokenHash, 'buffer');
  let position = 0;
  return `ses_${ulid(Date.parse(createdAt), () => digest.readUInt8(position++) / 256)}`;
}
