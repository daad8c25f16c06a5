import { randomUUID } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import type { WindowLimit } from '#lib/accounts/limits.ts';
import { takeOfBoth } from '#lib/operations/take-limits.ts';
import { Refusal } from '#lib/refusal.ts';
import * as counters from '#lib/table/counters.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const limitOf = (limit: number): WindowLimit => ({
  scope: 'test',
  subject: randomUUID(),
  limit,
  windowSeconds: 3_600,
});

/** Takes of both, and answers with how that ends and the codes that were logged. */
async function taking(own: WindowLimit, stage: WindowLimit) {
  const logged: string[] = [];
  const spy = jest.spyOn(console, 'error').mockImplementation((line) => {
    logged.push((line as { code?: string }).code ?? '');
  });
  const usedUp = { code: 'stage_used_up', sentence: 'Used up' };
  const both = { ofCaller: [own], tooMany: 'Too many', ofStage: [stage], usedUp };
  const reason = await takeOfBoth(both, NOON).then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.reason : 'failed'),
  );
  spy.mockRestore();
  return { reason, logged };
}

test('whoever is beyond their own limit is told of that one, and the stage’s is neither met nor used', async () => {
  const [own, stage] = [limitOf(1), limitOf(1)];
  expect(await taking(own, stage)).toEqual({ reason: 'taken', logged: [] });
  expect(await taking(own, stage)).toEqual({ reason: 'rate_limited', logged: [] });
  const [used, free] = [limitOf(1), limitOf(2)];
  await taking(used, free);
  await taking(used, free);
  expect(await counters.countIn(free, NOON)).toBe(1);
});

test('whoever meets the stage’s limit alone has it logged, and uses nothing of their own', async () => {
  const [own, stage] = [limitOf(5), limitOf(1)];
  await taking(own, stage);
  expect(await taking(own, stage)).toEqual({ reason: 'unavailable', logged: ['stage_used_up'] });
  expect(await counters.countIn(own, NOON)).toBe(1);
});
