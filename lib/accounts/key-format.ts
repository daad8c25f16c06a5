import { createHmac, hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_DIGITS = 32;
const CHECKSUM_DIGITS = 6;
const FORM = /^hsk_[0-9A-Za-z]{38}$/;

function base62(number: bigint, digits: number): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text;
  return text.padStart(digits, '0');
}

const checksum = (text: string): string => base62(BigInt(crc32(text)), CHECKSUM_DIGITS);

/**
 * The API key of an identifier: `hsk_`, the first 32 base62 digits of the identifier's HMAC-SHA256, and a CRC32
 * of all that in 6 digits. Nothing secret needs to be stored: the same subkey gives the same key again.
 */
export function deriveApiKey(subkey: Buffer, keyId: string): string {
  const mac = createHmac('sha256', subkey).update(keyId).digest('hex');
  // 256 bits have at most 43 digits in base 62.
  const body = `hsk_${base62(BigInt(`0x${mac}`), 43).slice(0, SECRET_DIGITS)}`;
  return body + checksum(body);
}

/** Whether a text has the form and the checksum of a key: what fails here needs no look into the table. */
export function isWellFormedApiKey(text: string): boolean {
  return FORM.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_DIGITS)));
}

/** The form in which a key names its item of the table: hexadecimal SHA-256. */
export const hashApiKey = (key: string): string => hash('sha256', key);

/** What a list of keys may show of one. */
export const startOfApiKey = (key: string): string => key.slice(0, 8);
