import { createHmac } from 'node:crypto';

/**
 * What limits and logs know a person's address or source by: the first 32 hexadecimal digits of an HMAC-SHA256 under the
 * subkey `limit`, so that whoever has no secret cannot try addresses until one fits.
 */
export const keyedHash = (subkey: Buffer, text: string): string =>
  createHmac('sha256', subkey).update(text).digest('hex').slice(0, 32);
