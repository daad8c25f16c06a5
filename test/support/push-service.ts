import { webcrypto } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const { subtle } = webcrypto;
const ECDH = { name: 'ECDH', namedCurve: 'P-256' };
const utf8 = (text: string) => new TextEncoder().encode(text);
const base64url = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64url');

/** A browser’s side of a subscription: its keys, and the decryption of a message (RFC 8291) by the Web Cryptography API. */
export async function newSubscriber() {
  const { publicKey, privateKey } = await subtle.generateKey(ECDH, false, ['deriveBits']);
  const own = new Uint8Array(await subtle.exportKey('raw', publicKey));
  const auth = webcrypto.getRandomValues(new Uint8Array(16));
  const derive = async (from: ArrayBuffer, salt: Uint8Array, info: Uint8Array, length: number) => {
    const key = await subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
    return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8);
  };
  async function decrypt(body: Buffer): Promise<string> {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + idLength);
    const senderKey = await subtle.importKey('raw', sender, ECDH, false, []);
    const shared = await subtle.deriveBits({ name: 'ECDH', public: senderKey }, privateKey, 256);
    const info = Buffer.concat([utf8('WebPush: info\0'), own, sender]);
    const input = await derive(shared, auth, info, 32);
    const keyBytes = await derive(input, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
    const iv = await derive(input, salt, utf8('Content-Encoding: nonce\0'), 12);
    const key = await subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['decrypt']);
    const encrypted = body.subarray(21 + idLength);
    const padded = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, key, encrypted));
    if (padded.at(-1) !== 2) throw new Error('The last record does not end with its delimiter');
    return padded.subarray(0, -1).toString();
  }
  return { keys: { p256dh: base64url(own), auth: base64url(auth) }, decrypt };
}

/** A message that a push service got, and the path of its endpoint. */
export type PushedMessage = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Starts a push service on loopback that responds with `statuses` of a path, the last of them for good, or with 201. */
export async function startPushService() {
  const messages: PushedMessage[] = [];
  const statuses: Record<string, number[]> = {};
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    messages.push({ path, headers, body: await buffer(request) });
    const [status = 201] = statuses[path] ?? [];
    if ((statuses[path]?.length ?? 0) > 1) statuses[path]?.shift();
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    statuses,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
