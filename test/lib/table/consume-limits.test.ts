import { randomUUID } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import type { WindowLimit } from '#lib/accounts/limits.ts';
import { consumeCallerAndStageLimits } from '#lib/operations/consume-limits.ts';
import { ServiceError } from '#lib/service-error.ts';
import * as counters from '#lib/table/counters.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const newLimit = (limit: number): WindowLimit => {
  return { scope: 'test', subject: randomUUID(), limit, windowSeconds: 3_600 };
};

/** Consumes one unit of each limit; returns the outcome and the logged codes. */
async function consume(own: WindowLimit, stage: WindowLimit) {
  const logged: string[] = [];
  const spy = jest.spyOn(console, 'error').mockImplementation((line) => {
    logged.push((line as { code?: string }).code ?? '');
  });
  const exhausted = { code: 'stage_used_up', detail: 'Exhausted.' };
  const limits = { caller: [own], callerDetail: 'Too many', stage: [stage], exhausted };
  const outcome = await consumeCallerAndStageLimits(limits, NOON).then(
    () => 'consumed',
    (error: unknown) => (error instanceof ServiceError ? error.reason : 'failed'),
  );
  spy.mockRestore();
  return { outcome, logged };
}

test('a caller over their own limit gets that limit’s error and consumes nothing of the stage’s limit', async () => {
  const [own, stage] = [newLimit(1), newLimit(1)];
  expect(await consume(own, stage)).toEqual({ outcome: 'consumed', logged: [] });
  expect(await consume(own, stage)).toEqual({ outcome: 'rate_limited', logged: [] });
  const [used, free] = [newLimit(1), newLimit(2)];
  await consume(used, free);
  await consume(used, free);
  expect(await counters.getCount(free, NOON)).toBe(1);
});

test('an exhausted stage limit is logged, and the request consumes nothing of the caller’s limit', async () => {
  const [own, stage] = [newLimit(5), newLimit(1)];
  await consume(own, stage);
  expect(await consume(own, stage)).toEqual({ outcome: 'unavailable', logged: ['stage_used_up'] });
  expect(await counters.getCount(own, NOON)).toBe(1);
});
