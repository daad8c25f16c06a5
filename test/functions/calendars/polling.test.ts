import { afterAll, expect, jest, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { stages } from '../../../infra/stages.ts';
import { builtFunction } from '../../support/built-function.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const QUARTER_MS = 15 * 60_000;

afterAll(() => {
  jest.restoreAllMocks();
});

test.each(Object.entries(stages))(
  'the limits of %s allow a client without cache to poll every 15 minutes, at no cost to the owner',
  async (_, { limits }) => {
    const { id, key } = await signIn();
    await users.setTier(id, 'starter');
    const { body: profile } = await call('POST', '/api/profiles', { key, body: ada });
    const { url } = (await call('POST', `/api/profiles/${profile.id}/calendar`, { key })).body;
    const invoke = await builtFunction('GET', new URL(url).pathname, limits);
    jest.spyOn(console, 'info').mockReturnValue();
    // Today, so that the usage below is of the same day.
    const midnightMs = new Date().setUTCHours(0, 0, 0, 0);
    let nowMs = midnightMs;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
    const statuses: number[] = [];
    for (; nowMs < midnightMs + 86_400_000; nowMs += QUARTER_MS)
      statuses.push((await invoke({ body: {}, sourceIp: '192.0.2.1' })).statusCode);
    clock.mockRestore();
    expect(statuses).toEqual(Array(96).fill(200));
    const { computedEntries } = (await call('GET', '/api/usage', { key })).body;
    expect(computedEntries.used).toBe(0);
  },
);
