import { createECDH, randomBytes, webcrypto } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { CURVE, encryptPush, isPublicKey, MAX_TEXT_BYTES } from '#lib/push/encrypt.ts';
import { isPushEndpoint } from '#lib/push/push-services.ts';
import { vapidAuthorization, vapidKeys } from '#lib/push/vapid.ts';
import { newSubscriber } from '../../support/push-service.ts';

// cspell:ignoreRegExp /'[\w-]{22,}'/g
const bytes = (text: string) => Buffer.from(text, 'base64url');

test('the example of RFC 8291, appendix A, is encrypted to the same bytes', () => {
  const sender = createECDH(CURVE);
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const subscription = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw');
  const encrypted = encryptPush('When I grow up, I want to be a watermelon', subscription, { sender, salt });
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test.each(['', 'A calm day 🌙 for Ada’s ideas.', 'x'.repeat(MAX_TEXT_BYTES)])(
  'a text that is encrypted can be decrypted by its subscriber only',
  async (text) => {
    const [subscriber, other] = [await newSubscriber(), await newSubscriber()];
    const encrypted = encryptPush(text, subscriber.keys);
    expect(encrypted.length).toBeLessThanOrEqual(4096);
    expect(await subscriber.decrypt(encrypted)).toBe(text);
    await expect(other.decrypt(encrypted)).rejects.toThrow();
    expect(encryptPush(text, subscriber.keys)).not.toEqual(encrypted);
  },
);

test('a key that is not a point of the curve is refused', async () => {
  const { keys } = await newSubscriber();
  expect(isPublicKey(keys.p256dh)).toBe(true);
  const offCurve = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url');
  for (const wrong of ['', keys.auth, offCurve, keys.p256dh.slice(0, -2)])
    expect(isPublicKey(wrong)).toBe(false);
});

test('messages are signed for the push service with the key that browsers subscribe to', async () => {
  const keys = vapidKeys(Buffer.alloc(32, 7));
  expect(vapidKeys(Buffer.alloc(32, 7)).publicKey).toBe(keys.publicKey);
  const nowMs = Date.parse('2026-11-21T07:15:00Z');
  const header = vapidAuthorization(keys, {
    ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/abc', subject: 'https://a.example', nowMs },
  });
  const [, head = '', claims = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(publicKey).toBe(keys.publicKey);
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    ...{ aud: 'https://fcm.googleapis.com', sub: 'https://a.example' },
    exp: Date.parse('2026-11-21T19:15:00Z') / 1000,
  });
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('raw', bytes(publicKey), algorithm, false, ['verify']);
  const verify = (text: string) =>
    webcrypto.subtle.verify(algorithm, key, bytes(signature), Buffer.from(text));
  expect(await verify(`${head}.${claims}`)).toBe(true);
  expect(await verify(`${head}.${claims}x`)).toBe(false);
});

test('a scalar beyond the order of the curve is refused', () => {
  expect(() => vapidKeys(Buffer.alloc(32, 255))).toThrow();
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QAbc',
  'https://api.push.apple.com/3/device',
  'https://wns2-am3p.notify.windows.com/w/?token=abc%3d',
  'https://fcm.googleapis.com:443/fcm/send/abc',
])('%s is an endpoint of a known push service', (url) => {
  expect(isPushEndpoint(url)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com@a.example/fcm',
  'https://fcm.googleapis.com.a.example/fcm',
  'https://afcm.googleapis.com/fcm',
  'https://fcm.googleapis.com./fcm',
  'https://a.fcm.googleapis.com/fcm',
  'https://push.apple.com.a.example/x',
  'https://evilpush.apple.com/x',
  'https://notify.windows.com/x',
  'https://169.254.169.254/latest/meta-data',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://[::1]/x',
  'https://fcm.googleapis.com/x#y',
  `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
  'fcm.googleapis.com',
  '',
])('%s is not', (url) => {
  expect(isPushEndpoint(url)).toBe(false);
});

test('only the local environment knows push services on its own machine', () => {
  process.env['OUTBOUND_TARGETS'] = 'loopback';
  try {
    for (const url of ['http://127.0.0.1:4000/push', 'https://fcm.googleapis.com/x'])
      expect(isPushEndpoint(url)).toBe(true);
    for (const other of ['http://user@127.0.0.1/x', 'https://a.example/x', 'http://10.0.0.1/x'])
      expect(isPushEndpoint(other)).toBe(false);
  } finally {
    delete process.env['OUTBOUND_TARGETS'];
  }
});
