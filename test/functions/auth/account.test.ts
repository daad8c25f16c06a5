import { expect, test } from '@jest/globals';
import { hashApiKey } from '#lib/accounts/key-format.ts';
import { hashSessionToken } from '#lib/accounts/session-token.ts';
import { readSessionToken } from '#lib/http/cookies.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import { expectProblem } from '../../support/expectations.ts';
import { serviceOf } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';
import { forecastsOf, untilGone } from '../../support/table-items.ts';

const service = serviceOf();
const { call, signIn } = service;

/** An account whose profile has matters and a cached forecast, and the hashes of its key and session. */
async function withForecast() {
  const user = await signUp(service, { birthTime: '07:45' });
  await call('PATCH', user.path, { key: user.key, body: { matters: ['love'] } });
  const { body } = await user.horoscope('today');
  return {
    ...user,
    entry: body.horoscopes[0],
    keyHash: hashApiKey(user.key),
    sessionHash: hashSessionToken(readSessionToken(user.cookie) ?? ''),
  };
}

test('the export has everything stored about an account, without secrets', async () => {
  const { cookie, key, keyHash, sessionHash, email, id, profile, entry } = await withForecast();
  const { status, body, text } = await call('GET', '/api/auth/me/export', { cookie });
  expect(status).toBe(200);
  const instant = expect.stringMatching(/Z$/);
  const sessionId = expect.stringMatching(/^ses_[0-9A-Z]{26}$/);
  const forecast = { profileId: profile.id, modelVersion: expect.any(String) };
  expect(body).toEqual({
    exportedAt: instant,
    user: { id, email, tier: 'free', profileCount: 1, createdAt: instant },
    profiles: [
      {
        ...{ ...profile, timeZone: 'Europe/London', matters: ['love'], createdAt: instant },
        ...{ calendars: [], deliveries: [] },
      },
    ],
    keys: [expect.objectContaining({ name: 'Sign-in', start: key.slice(0, 8) })],
    sessions: [{ id: sessionId, createdAt: instant, lastUsedAt: instant, expiresAt: instant }],
    ...{ webhooks: [], pushSubscriptions: [], verdicts: [], blindTests: [] },
    horoscopes: [{ ...forecast, timeZone: 'Europe/London', entry }],
  });
  for (const secret of [key, keyHash, sessionHash]) expect(text).not.toContain(secret);
});

test('an erased account stops working at once and leaves no items; its address can sign up again', async () => {
  const { cookie, key, keyHash, sessionHash, email, id, profileId } = await withForecast();
  expect((await call('GET', '/api/places?query=Springfield', { key })).body.places).not.toEqual([]);
  const answer = await call('DELETE', '/api/auth/me', { cookie });
  expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }]);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=;.*Max-Age=0$/);
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  for (const credential of [{ key }, { cookie }])
    expectProblem(await call('GET', '/api/auth/me', credential), 401, 'unauthenticated');
  const credentials = [itemKeys.apiKey(keyHash).PK, itemKeys.session(sessionHash).PK];
  await untilGone(itemKeys.user(id).PK, ...credentials, forecastsOf(profileId));
  const again = await signIn(email);
  expect(again.id).not.toBe(id);
  expect(again.key).not.toBe(key);
  expect((await call('GET', '/api/profiles', { key: again.key })).body.profiles).toEqual([]);
});
