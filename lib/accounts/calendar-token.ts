import { createHmac, hash } from 'node:crypto';

const FORMAT = /^[\w-]{43}$/;

/**
 * Derives the secret token in a calendar's feed URL: 256 bits in base64url, HMAC-SHA256 of the calendar's id under the subkey
 * `calendar`. The token isn't stored; a repeated request derives the same token again.
 */
export const deriveCalendarToken = (subkey: Buffer, calendarId: string): string =>
  createHmac('sha256', subkey).update(calendarId).digest('base64url');

/** Checks a token's format, so malformed tokens cost no table read. */
export const isWellFormedCalendarToken = (text: string): boolean => FORMAT.test(text);

/** The stored form of a calendar token: hexadecimal SHA-256. */
export const hashCalendarToken = (token: string): string => hash('sha256', token);
