import { createHmac, hash } from 'node:crypto';
import { ulid } from 'ulid';

/** Idle timeout of a session: 180 days. */
export const IDLE_SECONDS = 15_552_000;

/** Lifetime of the session cookie: 400 days, the most that browsers allow (RFC 6265bis section 5.5). */
export const COOKIE_SECONDS = 34_560_000;

/** Maximum age of a sign-in for sensitive operations: ten minutes. */
export const RECENT_SIGN_IN_SECONDS = 600;

/** Maximum sessions per user; each further sign-in ends the oldest session. */
export const MAX_SESSIONS = 20;

/**
 * Derives the 256-bit session token of a sign-in: HMAC-SHA256 of the code's id and the handle under the subkey `session`.
 * A repeated request from the same browser gets the same token. Tokens are unique because a code works only once.
 */
export const deriveSessionToken = (subkey: Buffer, codeId: string, handle: string): string =>
  createHmac('sha256', subkey).update(`${codeId}\n${handle}`).digest('base64url');

/** The stored form of a session token: hexadecimal SHA-256. */
export const hashSessionToken = (token: string): string => hash('sha256', token);

/**
 * Derives a session's public id: `ses_` and a ULID of the start time and a hash of `tokenHash`, so the id doesn't reveal the
 * token.
 */
export function deriveSessionId(tokenHash: string, createdAt: string): string {
  const digest = hash('sha256', tokenHash, 'buffer');
  let position = 0;
  return `ses_${ulid(Date.parse(createdAt), () => digest.readUInt8(position++) / 256)}`;
}
