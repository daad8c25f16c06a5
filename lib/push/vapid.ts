import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { CURVE } from './encrypt.ts';

/** How long a signature is valid. RFC 8292 allows 24 hours. */
const VALID_SECONDS = 12 * 3_600;

/** The service's key pair for push services. Browsers subscribe to `publicKey`, in base64url. */
export type VapidKeys = { publicKey: string; privateKey: KeyObject };

/**
 * Returns the key pair whose private scalar is a subkey of the service's secret. Throws if the scalar is beyond the order of the
 * curve, which happens to one secret in 2^32; another version of the secret then helps.
 */
export function vapidKeys(subkey: Buffer): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(subkey);
  const point = pair.getPublicKey();
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url');
  const key = {
    kty: 'EC',
    crv: 'P-256',
    d: subkey.toString('base64url'),
    x: coordinate(1),
    y: coordinate(33),
  };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key, format: 'jwk' }),
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * The `Authorization` header of a message (RFC 8292): a JWT for the origin of the endpoint. `subject` is a URL where the push
 * service finds who operates this service.
 */
export function vapidAuthorization(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject, nowMs }: { endpoint: string; subject: string; nowMs: number },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(nowMs / 1000) + VALID_SECONDS,
    sub: subject,
  };
  const content = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`;
}
