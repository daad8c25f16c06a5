import { createHmac, hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_DIGITS = 32;
const CHECKSUM_DIGITS = 6;
const FORMAT = /^hsk_[0-9A-Za-z]{38}$/;

function base62(number: bigint, digits: number): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text;
  return text.padStart(digits, '0');
}

const checksum = (text: string): string => base62(BigInt(crc32(text)), CHECKSUM_DIGITS);

/**
 * Derives the API key for a key id: `hsk_`, 32 base62 digits of the id's HMAC-SHA256, and the CRC32 of these two parts in six
 * base62 digits. The key isn't stored; the same subkey derives the same key again.
 */
export function deriveApiKey(subkey: Buffer, keyId: string): string {
  const mac = createHmac('sha256', subkey).update(keyId).digest('hex');
  // 256 bits have at most 43 digits in base 62.
  const body = `hsk_${base62(BigInt(`0x${mac}`), 43).slice(0, SECRET_DIGITS)}`;
  return body + checksum(body);
}

/** Checks an API key's format and checksum, so malformed keys cost no table read. */
export function isWellFormedApiKey(text: string): boolean {
  return FORMAT.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_DIGITS)));
}

/** The stored form of an API key: hexadecimal SHA-256. */
export const hashApiKey = (key: string): string => hash('sha256', key);

/** The first characters of an API key, shown in lists. */
export const apiKeyPrefix = (key: string): string => key.slice(0, 8);
