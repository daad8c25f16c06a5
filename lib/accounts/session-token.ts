import { createHash, randomBytes } from 'node:crypto';

/** How long a session lasts: 14 days. */
export const SESSION_SECONDS = 1_209_600;

/** A new opaque session token of 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of a session token; what has not, is none. */
export const isSessionToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The form in which a session names its item of the table: hexadecimal SHA-256. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
