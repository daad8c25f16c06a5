import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { type OpenService, openService } from '../../support/open-service.ts';
import { ada } from '../../support/service.ts';

let service: OpenService;
beforeAll(async () => {
  service = await openService({ computedEntriesPerUserPerDay: 500 });
});
afterAll(() => service.stop());

const midnightAfter = (ms: number) => new Date((Math.floor(ms / 86_400_000) + 1) * 86_400_000).toISOString();

test('usage tells the profiles and the entries computed today, by key and by session, and counts nothing itself', async () => {
  const { key, cookie, id } = await service.signIn();
  const begun = midnightAfter(Date.now());
  const usage = async () => (await service.call('GET', '/api/usage', { key })).body;
  const first = await usage();
  await users.setTier(id, 'pro');
  const { body } = await service.call('POST', '/api/profiles', { key, body: ada });
  const range = `profileId=${body.id}&startDate=2020-01-01&endDate=2020-02-29`;
  for (const operation of ['overview', 'best-days'])
    expect((await service.call('GET', `/api/horoscope/${operation}?${range}`, { key })).status).toBe(200);
  const before = service.calls.made.length;
  const later = [await usage(), await usage(), (await service.call('GET', '/api/usage', { cookie })).body];
  const writes = service.calls.made.slice(before).filter(({ body: call }) => /RATE#computed/.test(call));
  const resetsAt = midnightAfter(Date.now());
  // Counting has begun anew meanwhile.
  if (resetsAt !== begun) return;
  expect(first).toEqual({
    tier: 'free',
    profiles: 0,
    maxProfiles: 1,
    computedEntries: { limit: 500, used: 0, resetsAt },
  });
  for (const told of later)
    expect(told).toEqual({
      tier: 'pro',
      profiles: 1,
      maxProfiles: 5,
      computedEntries: { limit: 500, used: 120, resetsAt },
    });
  expect(writes.map(({ operation }) => operation)).toEqual(Array(3).fill('dynamodb GetItem'));
});
