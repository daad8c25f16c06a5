import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** How long a code is valid. */
export const CODE_VALID_MINUTES = 10;

/** Tries per code: for the browser that requested it, and again for all others together. */
export const MAX_TRIES = 5;

/** How many codes of an address are valid at a time. */
export const MAX_CODES = 3;

/** How long the browser that used a code can repeat the request, in case the response was lost. */
export const REPEATABLE_MS = 60_000;

/** Six digits from a cryptographic source, with leading zeros. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The stored form of a code: its HMAC-SHA256 with the email address, hexadecimal. */
export const codeMac = (subkey: Buffer, email: string, code: string): string =>
  createHmac('sha256', subkey).update(`${email}\n${code}`).digest('hex');

/** Compares two MACs in constant time. */
export function macsEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** A sign-in handle: 256 random bits in a cookie, which identify the browser that requested a code. */
export const newSignInHandle = (): string => randomBytes(32).toString('base64url');

/** The stored form of a handle: hexadecimal SHA-256. */
export const hashSignInHandle = (handle: string): string => hash('sha256', handle);

type Code = { expiresAtMs: number; isKnown: boolean; usedAtMs?: number };

const createdAtMs = ({ expiresAtMs }: Code): number => expiresAtMs - CODE_VALID_MINUTES * 60_000;

/**
 * Drops codes that later ones replaced. Expects an address's codes oldest first. A code beyond `MAX_CODES` replaces the
 * oldest, a stranger's before a returning device's (`isKnown`). Codes used before then don't count.
 */
export function withoutReplaced<C extends Code>(codes: readonly C[]): C[] {
  let pending: C[] = [];
  const used: C[] = [];
  for (const code of codes) {
    const isUsed = ({ usedAtMs = Number.POSITIVE_INFINITY }: C) => usedAtMs <= createdAtMs(code);
    used.push(...pending.filter(isUsed));
    pending = pending.filter((one) => !isUsed(one));
    if (pending.length === MAX_CODES) {
      const stranger = pending.findIndex(({ isKnown }) => !isKnown);
      pending.splice(Math.max(stranger, 0), 1);
    }
    pending.push(code);
  }
  return [...used, ...pending];
}
