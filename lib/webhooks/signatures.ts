import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** PKCS #8 of an Ed25519 private key, before its 32 bytes (RFC 8410, section 7). */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The keys with which events for a webhook are signed. */
export type SigningKeys = { secret: Buffer; privateKey: KeyObject };

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Derives a webhook's keys of one generation from the subkey `webhook` of a version of the secret. Nothing secret is stored. */
export function signingKeys(subkey: Buffer, webhookId: string, generation: number): SigningKeys {
  const derived = (purpose: string) => hmac(subkey, `${webhookId}.${generation}.${purpose}`);
  const key = Buffer.concat([ED25519_PREFIX, derived('ed25519')]);
  return { secret: derived('hmac'), privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }) };
}

/** The secret that verifies signatures `v1`, as the owner sees it. */
export const secretText = ({ secret }: SigningKeys): string => `whsec_${secret.toString('base64')}`;

/** The public key that verifies signatures `v1a`, as the owner sees it: 32 bytes of Ed25519. */
export function publicKeyText({ privateKey }: SigningKeys): string {
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return `whpk_${der.subarray(-32).toString('base64')}`;
}

/**
 * Returns the headers of a request (Standard Webhooks 1.0): a signature `v1` (HMAC-SHA256) and one `v1a` (Ed25519) by each of the
 * keys. `nowMs` is the time of this try.
 */
export function signedHeaders(keys: readonly SigningKeys[], id: string, body: string, nowMs: number) {
  const timestamp = String(Math.floor(nowMs / 1000));
  const content = `${id}.${timestamp}.${body}`;
  const signatures = keys.flatMap(({ secret, privateKey }) => [
    `v1,${hmac(secret, content).toString('base64')}`,
    `v1a,${sign(null, Buffer.from(content), privateKey).toString('base64')}`,
  ]);
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
