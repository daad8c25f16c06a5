import { expect, test } from '@jest/globals';
import { deletionMarker } from '#lib/table/deletion-markers.ts';
import { deleteProfile, eraseAccount, erasureProgress, finishDeletion } from '#lib/table/deletions.ts';
import * as profiles from '#lib/table/profiles.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import { add, transactWrite } from '#lib/table/transactions.ts';
import * as users from '#lib/table/users.ts';
import { problemExample } from '../../../infra/openapi/problem-examples.ts';
import { newProfile, storeUser } from '../../support/new-items.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const limits = { maxProfiles: 300, maxDaysFromToday: 40 };
const plan = { tier: 'platform', ...limits } as const;

async function platformAccount(count: number) {
  const { key, id } = await signIn();
  await users.setPlatformPlan(id, limits);
  const made = Array.from({ length: count }, newProfile);
  await Promise.all(made.map((profile) => profiles.create(id, profile, plan.maxProfiles, 10)));
  return { key, id, ids: made.map((profile) => profile.id).toSorted() };
}
const idsOf = (body: { profiles: { id: string }[] }) => body.profiles.map(({ id }) => id);

test('pages have all profiles in order, each once, and the last page has no cursor', async () => {
  const { key, ids } = await platformAccount(105);
  const pages: string[][] = [];
  for (let query = 'limit=50'; query !== ''; ) {
    const { body } = await call('GET', `/api/profiles?${query}`, { key });
    pages.push(idsOf(body));
    query = body.nextCursor === null ? '' : `limit=50&cursor=${body.nextCursor}`;
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 5]);
  expect(pages.flat()).toEqual(ids);
  const whole = await call('GET', '/api/profiles?limit=105', { key });
  expect([idsOf(whole.body), whole.body.nextCursor]).toEqual([ids, null]);
  const unlimited = await call('GET', '/api/profiles', { key });
  expect([unlimited.status, unlimited.body.errors]).toEqual([
    400,
    [{ parameter: 'limit', detail: expect.stringContaining('more than 100 profiles') }],
  ]);
  const home = await call('GET', `/api/home?profileId=${ids[104]}`, { key });
  expect([home.body.profiles.length, home.body.profileId]).toEqual([100, ids[104]]);
  expect(home.body.user).toMatchObject({ ...plan, profileCount: 105 });
  expect((await call('GET', '/api/usage', { key })).body).toMatchObject({ tier: 'platform', profiles: 105 });
});

test('a cursor of another account and a malformed limit are rejected', async () => {
  const [one, other] = [await platformAccount(2), await platformAccount(2)];
  const { nextCursor } = (await call('GET', '/api/profiles?limit=1', { key: one.key })).body;
  for (const query of [`limit=1&cursor=${nextCursor}`, 'cursor=x', 'limit=0', 'limit=501', 'limit=ten'])
    expect((await call('GET', `/api/profiles?${query}`, { key: other.key })).status).toBe(400);
  expect((await call('GET', '/api/profiles', { key: one.key })).body).not.toHaveProperty('nextCursor');
});

test('a batch finds profiles by their external ids, each under its own', async () => {
  const { key, id } = await platformAccount(2);
  const [one, other] = [
    { ...newProfile(), externalId: 'one' },
    { ...newProfile(), externalId: 'other' },
  ];
  for (const profile of [one, other]) await profiles.create(id, profile, plan.maxProfiles);
  const body = { externalIds: ['other', 'none', 'one'] };
  const { body: found } = await call('POST', '/api/horoscope/batch', { key, body });
  expect(found.forecasts).toMatchObject([
    { profileId: other.id, externalId: 'other', horoscope: {} },
    { externalId: 'none', problem: { code: 'not_found' } },
    { profileId: one.id, externalId: 'one', horoscope: {} },
  ]);
});

test('an account of the platform tier creates, counts and deletes profiles up to its limit', async () => {
  const { key, id } = await signIn();
  await call('POST', '/api/profiles', { key, body: ada });
  await users.setPlatformPlan(id, { maxProfiles: 3, maxDaysFromToday: 40 });
  const create = () => call('POST', '/api/profiles', { key, body: ada });
  expect([(await create()).status, (await create()).status]).toEqual([201, 201]);
  const refused = await create();
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'The platform tier allows at most 3 profiles. Delete one first.',
  ]);
  const { profiles: own } = (await call('GET', '/api/profiles', { key })).body;
  for (const profile of own)
    expect((await call('DELETE', `/api/profiles/${profile.id}`, { key })).status).toBe(200);
  expect((await call('GET', '/api/auth/me', { key })).body).toMatchObject({
    tier: 'platform',
    profileCount: 0,
  });
  // The same limits again keep the counters.
  await create();
  await users.setPlatformPlan(id, limits);
  expect((await call('GET', '/api/auth/me', { key })).body).toMatchObject({
    profileCount: 1,
    maxProfiles: 300,
  });
  await users.setTier(id, 'free');
  expect((await create()).status).toBe(403);
  expect(
    (
      await call(
        'DELETE',
        `/api/profiles/${(await call('GET', '/api/profiles', { key })).body.profiles[0].id}`,
        { key },
      )
    ).status,
  ).toBe(200);
  expect((await create()).status).toBe(201);
});

test('forecasts reach as far as the plan, but no further', async () => {
  const { key, ids } = await platformAccount(1);
  const daily = (date: string) =>
    call('GET', `/api/horoscope/daily?profileId=${ids[0]}&startDate=${date}&endDate=${date}&tz=UTC`, { key });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect((await daily(inDays(39))).status).toBe(200);
  expect((await daily(inDays(42))).body).toMatchObject({ status: 403, tier: 'platform' });
});

test('concurrent creations and deletions leave a right count', async () => {
  const { id } = await storeUser();
  await users.setPlatformPlan(id, limits);
  const made = Array.from({ length: 60 }, newProfile);
  await Promise.all(made.map((profile) => profiles.create(id, profile, plan.maxProfiles, 10)));
  await Promise.all(made.slice(0, 25).map((profile) => deleteProfile(id, profile.id)));
  const user = await users.find(id);
  expect(user && (await users.withProfileCount(user)).profileCount).toBe(35);
});

test('an account with more than 1,000 profiles can’t be exported, and learns how to read them', async () => {
  const { id, cookie } = await signIn();
  await users.setPlatformPlan(id, { maxProfiles: 2_000, maxDaysFromToday: 40 });
  await transactWrite([add(itemKeys.profileCounter(id, 0), 'profileCount', 1_001)]);
  const { status, body } = await call('GET', '/api/auth/me/export', { cookie });
  const { detail } = problemExample('export_too_large').value;
  expect([status, body.code, body.detail]).toEqual([409, 'export_too_large', detail]);
  expect(detail).toContain('limit=500');
});

test('an erasure that runs out of time continues with the next run, and says how far it is', async () => {
  const { id, ids } = await platformAccount(30);
  const user = await users.find(id);
  if (!user) throw new Error('There is no account');
  await eraseAccount(user);
  expect(await profiles.create(id, newProfile(), 300, 10)).toBe(false);
  const marker = deletionMarker(id, Date.now());
  const later = Date.now() + 10 * 60_000;
  await finishDeletion(marker, later, Date.now());
  // The stream may have removed items meanwhile, but no run removes the marker before the late-write window ends.
  expect(await erasureProgress(id)).toMatchObject({ erasedAtMs: expect.any(Number) });
  await finishDeletion(marker, later);
  expect(await erasureProgress(id)).toBeUndefined();
  expect(await profiles.list(id)).toEqual([]);
  for (const profileId of ids) await finishDeletion(deletionMarker(profileId, Date.now()), later);
});
