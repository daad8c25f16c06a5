import { createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { eventIdOf, firstEventId, isEventId } from '#lib/accounts/identifiers.ts';
import { eventBody } from '#lib/webhooks/events.ts';
import { MAX_TRIES, resultOf, waitMs } from '#lib/webhooks/retries.ts';
import { publicKeyText, secretText, signedHeaders, signingKeys } from '#lib/webhooks/signatures.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const HOUR = 3_600_000;

test('ten tries span 75 hours, each a little earlier or later', () => {
  const sumOf = (random: number) => {
    let sum = 0;
    for (let tries = 1; tries <= MAX_TRIES; tries++) sum += waitMs(tries, {}, NOW, random) ?? 0;
    return sum / HOUR;
  };
  expect(MAX_TRIES).toBe(10);
  expect(waitMs(10, {}, NOW)).toBeUndefined();
  expect(sumOf(0.5)).toBeCloseTo(75.6, 1);
  expect(sumOf(0)).toBeCloseTo(68, 0);
  expect(sumOf(1)).toBeCloseTo(83.1, 1);
});

test.each([
  [{ status: 500 }, 5_000],
  [{ status: 429 }, 10_000],
  [{ status: 502 }, 10_000],
  [{ status: 504 }, 10_000],
  [{ status: 503, retryAfter: '120' }, 120_000],
  [{ status: 200, retryAfter: '1' }, 5_000],
  [{ status: 503, retryAfter: 'Mon, 30 Nov 2026 13:00:00 GMT' }, HOUR],
  [{ status: 503, retryAfter: 'Sun, 29 Nov 2026 13:00:00 GMT' }, 5_000],
  [{ status: 503, retryAfter: '999999999' }, 24 * HOUR],
  [{ status: 503, retryAfter: 'soon' }, 5_000],
  [{ status: 503, retryAfter: '-5' }, 5_000],
])('after %j, the second try waits %i ms', (failure, expected) => {
  expect(waitMs(1, failure, NOW, 0.5)).toBe(expected);
});

test('any status but one from 200 to 299 is a failure, and 410 the end', () => {
  const statuses = [undefined, 100, 199, 200, 204, 299, 300, 302, 400, 404, 410, 500];
  expect(statuses.filter((status) => resultOf(status) === 'delivered')).toEqual([200, 204, 299]);
  expect(statuses.filter((status) => resultOf(status) === 'gone')).toEqual([410]);
});

test('an event’s id depends on its webhook, cause and time alone, and sorts by time', () => {
  const id = eventIdOf('whk_1', 'created prf_1', NOW);
  expect(isEventId(id)).toBe(true);
  expect(eventIdOf('whk_1', 'created prf_1', NOW)).toBe(id);
  expect(eventIdOf('whk_2', 'created prf_1', NOW)).not.toBe(id);
  expect(eventIdOf('whk_1', 'created prf_2', NOW)).not.toBe(id);
  const times = [NOW - 1, NOW, NOW + 1].map(firstEventId);
  expect([...times, id].sort()).toEqual([times[0], times[1], id, times[2]]);
  expect(firstEventId(-1)).toBe(firstEventId(0));
});

test('keys are derived: the same for the same webhook and generation, others for others', () => {
  const subkey = Buffer.alloc(32, 7);
  const texts = (webhookId: string, generation: number) => {
    const keys = signingKeys(subkey, webhookId, generation);
    return [secretText(keys), publicKeyText(keys)];
  };
  expect(texts('whk_1', 1)).toEqual(texts('whk_1', 1));
  expect(new Set([...texts('whk_1', 1), ...texts('whk_1', 2), ...texts('whk_2', 1)]).size).toBe(6);
  const [secret = '', publicKey = ''] = texts('whk_1', 1);
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
  expect(Buffer.from(publicKey.replace('whpk_', ''), 'base64')).toHaveLength(32);
});

test('a library of others verifies v1, and Ed25519 verifies v1a; neither if a byte differs', () => {
  const keys = signingKeys(Buffer.alloc(32, 7), 'whk_1', 1);
  const body = eventBody('profile.created', NOW, { profileId: 'prf_ä' });
  const nowMs = Date.now();
  const headers = signedHeaders([keys], 'evt_1', body, nowMs);
  expect(new Webhook(secretText(keys)).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(secretText(keys)).verify(`${body} `, headers)).toThrow('No matching signature');
  const x = Buffer.from(publicKeyText(keys).slice(5), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signature = Buffer.from(/v1a,(\S+)/.exec(headers['webhook-signature'])?.[1] ?? '', 'base64');
  const content = `evt_1.${Math.floor(nowMs / 1000)}.${body}`;
  expect(verify(null, Buffer.from(content), key, signature)).toBe(true);
  expect(verify(null, Buffer.from(`${content} `), key, signature)).toBe(false);
});

test('the request in the documentation verifies with the keys beside it', () => {
  const page = readFileSync('functions/docs/pages/webhooks.md', 'utf8');
  const found = (pattern: RegExp) => pattern.exec(page)?.[1] ?? '';
  const content = [/webhook-id: (\S+)/, /webhook-timestamp: (\S+)/, /\n(\{"type".*)\n/].map(found).join('.');
  const secret = Buffer.from(found(/`whsec_(\S+)`/), 'base64');
  expect(createHmac('sha256', secret).update(content).digest('base64')).toBe(found(/ v1,(\S+)/));
  const x = Buffer.from(found(/`whpk_(\S+)`/), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(verify(null, Buffer.from(content), key, Buffer.from(found(/ v1a,(\S+)/), 'base64'))).toBe(true);
  const [timestamp, body] = [found(/webhook-timestamp: (\S+)/), found(/\n(\{"type".*)\n/)];
  expect(JSON.parse(body).timestamp).toBe(new Date(Number(timestamp) * 1000).toISOString());
});
