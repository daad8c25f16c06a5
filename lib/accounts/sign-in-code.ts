import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** How long a code is valid. */
export const CODE_VALID_MINUTES = 10;

/** How often a code may be tried. */
export const MAX_TRIES = 5;

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
