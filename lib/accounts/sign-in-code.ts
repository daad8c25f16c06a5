import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** How long a code is valid. */
export const CODE_VALID_MINUTES = 10;

/** How often a code may be tried by the request that asked for it, and how often by all others together. */
export const MAX_TRIES = 5;

/** How many codes of an address are good at once. */
export const MAX_CODES = 3;

/** For how long the browser that used a code up gets the same answer again, should the first have been lost. */
export const REPEATABLE_MS = 60_000;

/** Six random digits from a cryptographic source, leading zeros kept. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is stored of a code: its HMAC-SHA256 with the e-mail address, hexadecimal. */
export function codeMac(subkey: Buffer, email: string, code: string): string {
  return createHmac('sha256', subkey).update(`${email}\n${code}`).digest('hex');
}

/** Whether two MACs are equal, in a time that tells nothing about where they differ. */
export function macsEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
