import { createHmac, hash } from 'node:crypto';
import { ulid } from 'ulid';

/** A session ends after 14 days. */
export const SESSION_SECONDS = 1_209_600;

/** A session ends after 7 days without use. */
export const IDLE_SECONDS = 604_800;

/** How recent a sign-in must be for sensitive operations: ten minutes. */
export const RECENT_SIGN_IN_SECONDS = 600;

/** Sessions per user; another sign-in ends the oldest. */
export const MAX_SESSIONS = 20;

/**
 * Derives the session token of a sign-in, 256 bits: HMAC-SHA256 of code and handle under the subkey `session`. A repeated
 * request from the same browser gets the same token. Tokens are unique because a code works once.
 */
export const deriveSessionToken = (subkey: Buffer, codeId: string, handle: string): string =>
  createHmac('sha256', subkey).update(`${codeId}\n${handle}`).digest('base64url');

/** The stored form of a token: hexadecimal SHA-256. */
export const hashSessionToken = (token: string): string => hash('sha256', token);

/** The public id of a session: `ses_` and a ULID of its start. The random part is a hash that doesn't reveal the token. */
export function deriveSessionId(tokenHash: string, createdAt: string): string {
  const digest = hash('sha256', tokenHash, 'buffer');
  let position = 0;
  return `ses_${ulid(Date.parse(createdAt), () => digest.readUInt8(position++) / 256)}`;
}
