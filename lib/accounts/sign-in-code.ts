import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** How long a sign-in code is valid. */
export const CODE_VALID_MINUTES = 10;

/**
 * Maximum attempts per code, counted separately for the browser or source that requested the code and for all others
 * together.
 */
export const MAX_TRIES = 5;

/** Maximum number of codes per address that are valid at the same time. */
export const MAX_CODES = 3;

/** How long the browser that used a code can repeat the request, in case the response was lost. */
export const REPEATABLE_MS = 60_000;

/** Generates a sign-in code: six cryptographically random digits, with leading zeros. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The stored form of a sign-in code: hexadecimal HMAC-SHA256 of the email address and the code. */
export const codeMac = (subkey: Buffer, email: string, code: string): string =>
  createHmac('sha256', subkey).update(`${email}\n${code}`).digest('hex');

/**
 * Finds the code of an address that has a MAC by trying all; undefined if none has. In Node 24, `createHmac` takes seven times as
 * long as the two hashes of which an HMAC consists (RFC 2104, section 2).
 */
export function codeOfMac(subkey: Buffer, email: string, mac: string): string | undefined {
  const key = Buffer.alloc(64);
  subkey.copy(key);
  const text = Buffer.concat([key.map((byte) => byte ^ 0x36), Buffer.from(`${email}\n000000`)]);
  const outerKey = key.map((byte) => byte ^ 0x5c);
  for (let number = 0; number < 1_000_000; number++) {
    const code = String(number).padStart(6, '0');
    text.write(code, text.length - code.length);
    if (hash('sha256', Buffer.concat([outerKey, hash('sha256', text, 'buffer')])) === mac) return code;
  }
  return undefined;
}

/** Compares two MACs in constant time. */
export function macsEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Generates a sign-in handle: 256 random bits for a cookie that identifies the browser that requested a code. */
export const newSignInHandle = (): string => randomBytes(32).toString('base64url');

/** The stored form of a sign-in handle: hexadecimal SHA-256. */
export const hashSignInHandle = (handle: string): string => hash('sha256', handle);

type Code = { expiresAtMs: number; isKnown: boolean; usedAtMs?: number };

const createdAtMs = ({ expiresAtMs }: Code): number => expiresAtMs - CODE_VALID_MINUTES * 60_000;

/**
 * Drops those of an address's codes that newer codes replaced. Expects the codes oldest first. A code beyond `MAX_CODES`
 * replaces the oldest code of a new device or, if there is none, of a returning device (`isKnown`). Codes used before the new
 * code was created don't count.
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
