import { setTimeout as sleep } from 'node:timers/promises';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { hashApiKey } from '#lib/accounts/key-format.ts';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { readSessionToken } from '#lib/http/cookies.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';
import { forecastsOf } from '../../support/table-items.ts';

const { call, signIn } = serviceOf();
const today = new Date().toISOString().slice(0, 10);

async function withProfile() {
  const user = await signIn();
  const profile = (
    await call('POST', '/api/profiles', { key: user.key, body: { ...ada, birthTime: '07:45' } })
  ).body;
  const query = `profileId=${profile.id}&startDate=${today}&endDate=${today}`;
  const daily = await call('GET', `/api/horoscope/daily?${query}`, { key: user.key });
  return { ...user, profile, entry: daily.body.horoscopes[0] };
}

async function itemsOf(PK: string): Promise<number> {
  const { Count } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :pk',
      ExpressionAttributeValues: { ':pk': PK },
    }),
  );
  return Count ?? 0;
}

async function untilGone(partitions: string[]): Promise<number> {
  for (;;) {
    const left = await Promise.all(partitions.map(itemsOf));
    if (left.every((count) => count === 0)) return 0;
    await sleep(100);
  }
}

test('the export holds everything stored about a person, and nothing secret', async () => {
  const { cookie, key, email, id, profile, entry } = await withProfile();
  const { status, body, text } = await call('GET', '/api/auth/me/export', { cookie });
  expect(status).toBe(200);
  expect(body).toEqual({
    exportedAt: expect.stringMatching(/Z$/),
    user: { id, email, tier: 'free', profileCount: 1, createdAt: expect.stringMatching(/Z$/) },
    profiles: [
      { ...profile, timeZone: 'Europe/London', createdAt: expect.stringMatching(/Z$/), calendars: [] },
    ],
    keys: [expect.objectContaining({ name: 'Sign-in', start: key.slice(0, 8) })],
    sessions: [
      {
        id: expect.stringMatching(/^ses_[0-9A-Z]{26}$/),
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
        expiresAt: expect.stringMatching(/Z$/),
      },
    ],
    horoscopes: [
      { profileId: profile.id, modelVersion: expect.any(String), timeZone: 'Europe/London', entry },
    ],
  });
  expect(text).not.toContain(key);
  expect(text).not.toContain(hashApiKey(key));
  expect(text).not.toContain(hashSessionToken(readSessionToken(cookie) ?? ''));
});

test('an erased account stops at once, leaves nothing behind, and its address can sign up as new', async () => {
  const { cookie, key, email, id, profile } = await withProfile();
  expect((await call('GET', '/api/places?query=Springfield', { key })).body.places).not.toEqual([]);
  const answer = await call('DELETE', '/api/auth/me', { cookie });
  expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }]);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=;.*Max-Age=0$/);
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expectProblem(await call('GET', '/api/auth/me', { key }), 401, 'unauthenticated');
  expectProblem(await call('GET', '/api/auth/me', { cookie }), 401, 'unauthenticated');
  const partitions = [
    itemKeys.user(id).PK,
    itemKeys.apiKey(hashApiKey(key)).PK,
    itemKeys.session(hashSessionToken(readSessionToken(cookie) ?? '')).PK,
    forecastsOf(profile.id),
  ];
  expect(await untilGone(partitions)).toBe(0);
  const again = await signIn(email);
  expect(again.id).not.toBe(id);
  expect(again.key).not.toBe(key);
  expect((await call('GET', '/api/profiles', { key: again.key })).body.profiles).toEqual([]);
});

test('a key alone can neither export nor erase', async () => {
  const { key } = await signIn();
  expectProblem(await call('GET', '/api/auth/me/export', { key }), 403, 'session_required');
  expectProblem(await call('DELETE', '/api/auth/me', { key }), 403, 'session_required');
  expect((await call('GET', '/api/auth/me', { key })).status).toBe(200);
});
