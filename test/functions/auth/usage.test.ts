import { expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { ada } from '../../support/service.ts';
import { useService } from '../../support/use-service.ts';

const service = useService({ computedEntriesPerUserPerDay: 500 });

const midnightAfter = (ms: number) => new Date((Math.floor(ms / 86_400_000) + 1) * 86_400_000).toISOString();

test('the usage response counts the profiles and the entries computed today, and consumes no computed entries', async () => {
  const { key, cookie, id } = await service.signIn();
  const start = midnightAfter(Date.now());
  const usage = async (credential: object) => (await service.call('GET', '/api/usage', credential)).body;
  const first = await usage({ key });
  await users.setTier(id, 'pro');
  const { body } = await service.call('POST', '/api/profiles', { key, body: ada });
  const range = `profileId=${body.id}&startDate=2020-01-01&endDate=2020-02-29`;
  for (const operation of ['overview', 'best-days'])
    expect((await service.call('GET', `/api/horoscope/${operation}?${range}`, { key })).status).toBe(200);
  const before = service.calls.made.length;
  const later = [await usage({ key }), await usage({ key }), await usage({ cookie })];
  const counting = service.calls.made.slice(before).filter(({ body: call }) => /RATE#computed/.test(call));
  const resetsAt = midnightAfter(Date.now());
  // Skips the checks if midnight has reset the quota meanwhile.
  if (resetsAt !== start) return;
  const computed = (used: number) => ({ computedEntries: { limit: 500, used, resetsAt } });
  expect(first).toEqual({ tier: 'free', profiles: 0, maxProfiles: 1, ...computed(0) });
  for (const one of later)
    expect(one).toEqual({ tier: 'pro', profiles: 1, maxProfiles: 5, ...computed(120) });
  expect(counting.map(({ operation }) => operation)).toEqual(Array(3).fill('dynamodb GetItem'));
});
