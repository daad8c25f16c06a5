import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The public keys of a subscription, as browsers give them: a P-256 point and 16 bytes, in base64url. */
export type SubscriptionKeys = { p256dh: string; auth: string };

export const CURVE = 'prime256v1';

/** The size of a record, which must be larger than the whole message. */
const RECORD_BYTES = 4096;

/** The longest text that fits into one record with its delimiter and tag (RFC 8291 section 4). */
export const MAX_TEXT_BYTES = 3993;

const newKeys = (): ECDH => {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return keys;
};

const derive = (key: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Encrypts a text of up to `MAX_TEXT_BYTES` for a subscription: the content coding `aes128gcm` (RFC 8188) with the keys of
 * RFC 8291. Throws if `p256dh` is not a point of the curve. `sender` and `salt` are given only by tests.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  { sender, salt }: { sender: ECDH; salt: Buffer } = { sender: newKeys(), salt: randomBytes(16) },
): Buffer {
  const [receiver, own] = [Buffer.from(p256dh, 'base64url'), sender.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const input = derive(sender.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(own.length, 4);
  // The delimiter of the last record follows the text.
  const encrypted = [
    cipher.update(text),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  return Buffer.concat([salt, size, own, ...encrypted]);
}

/** Whether a text is a point of the curve, in base64url, to which messages can be encrypted. */
export function isPublicKey(p256dh: string): boolean {
  try {
    newKeys().computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
