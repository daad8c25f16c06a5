import { createHmac, hash } from 'node:crypto';

const FORMAT = /^[\w-]{43}$/;

/**
 * Derives the secret token in a calendar's feed URL: 256 bits in base64url, HMAC-SHA256 of the calendar's id under the
 * subkey `calendar`. It isn't stored; a repeated request derives it again.
 */
export const deriveCalendarToken = (subkey: Buffer, calendarId: string): string =>
  createHmac('sha256', subkey).update(calendarId).digest('base64url');

/** Checks the format, which saves a table read for anything else. */
export const isWellFormedCalendarToken = (text: string): boolean => FORMAT.test(text);

/** The stored form of a token: hexadecimal SHA-256. */
export const hashCalendarToken = (token: string): string => hash('sha256', token);
