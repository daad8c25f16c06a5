import { createHmac, hash } from 'node:crypto';

const FORM = /^[\w-]{43}$/;

/**
 * The token in the address of a calendar, 256 bits in base64url: an HMAC-SHA256 of the calendar's identifier under the
 * subkey `calendar`, so that nothing secret needs to be stored and the same request gets the same address again.
 */
export const deriveCalendarToken = (subkey: Buffer, calendarId: string): string =>
  createHmac('sha256', subkey).update(calendarId).digest('base64url');

/** Whether a text has the form of a token: what has not needs no look into the table. */
export const isWellFormedCalendarToken = (text: string): boolean => FORM.test(text);

/** The form in which a token names its item of the table: hexadecimal SHA-256. */
export const hashCalendarToken = (token: string): string => hash('sha256', token);
