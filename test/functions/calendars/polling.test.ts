import { afterAll, expect, jest, test } from '@jest/globals';
import { stageNamed } from '../../../infra/chosen-stage.ts';
import { builtFunction } from '../../support/built-function.ts';
import { serviceOf } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';

const service = serviceOf();
const { call } = service;
const QUARTER_MS = 15 * 60_000;

afterAll(() => {
  jest.restoreAllMocks();
});

test('the default limits let a client without a cache poll a feed every 15 minutes without consuming the owner’s quota', async () => {
  const { limits } = stageNamed('prod');
  const { key, path } = await signUp(service, { tier: 'starter' });
  const { url } = (await call('POST', `${path}/calendar`, { key })).body;
  const invoke = await builtFunction('GET', new URL(url).pathname, limits);
  jest.spyOn(console, 'info').mockReturnValue();
  // Simulates the current day, because /api/usage reports the usage of the current day.
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
});
