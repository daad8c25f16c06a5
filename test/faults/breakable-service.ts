import { expect } from '@jest/globals';

import { startEnvironment } from '../../infra/local/environment.ts';
import { localLimits } from '../../infra/stages.ts';
import { expectProblem } from '../support/expectations.ts';
import { type Answer, serviceAt } from '../support/service.ts';
import { allItems, onTable } from './table-contents.ts';

type Fault = {
  service: 'dynamodb' | 'ses' | 'sesv2' | 'sqs' | 'secrets' | 'location';
  mode: 'down' | 'slow' | 'throttled';
  rate?: number;
  seconds?: number;
  actions?: string[];
};

/** Starts an in-memory environment for one test file, with the given limits and injectable faults. */
export async function startBreakableService(limits: object = {}) {
  const lines: string[] = [];
  const environment = await startEnvironment({
    log: (line) => lines.push(line),
    assembly: process.env['SYNTHESIZED_APP'] ?? '',
    environmentOverrides: { LIMITS: JSON.stringify({ ...localLimits, ...limits }) },
  });
  const service = serviceAt(environment.url);
  return {
    ...service,
    environment,
    lines,
    /** All items whose partition key contains a text. */
    itemsWith: async (text: string) => (await allItems(environment)).filter(({ PK }) => PK.S.includes(text)),
    /** Sets a user's tier, as an operator does. */
    async setTier(userId: string, tier: string): Promise<void> {
      await onTable(environment, 'UpdateItem', {
        Key: { PK: { S: `USER#${userId}` }, SK: { S: 'META' } },
        UpdateExpression: 'SET tier = :tier',
        ExpressionAttributeValues: { ':tier': { S: tier } },
      });
    },
    /** Backdates an account's first sign-in by two days. */
    async backdateFirstSignIn(userId: string): Promise<void> {
      await onTable(environment, 'UpdateItem', {
        Key: { PK: { S: `USER#${userId}` }, SK: { S: 'META' } },
        UpdateExpression: 'SET firstSignInAt = :then',
        ExpressionAttributeValues: { ':then': { S: new Date(Date.now() - 2 * 86_400_000).toISOString() } },
      });
    },
    /** Sets `lastUsedAt` of a user's sessions to two hours ago. */
    async forgetUses(userId: string): Promise<void> {
      const sessions = (await allItems(environment)).filter(
        ({ PK, SK }) => PK.S === `USER#${userId}` && SK.S.startsWith('SESSION#'),
      );
      for (const { PK, SK } of sessions)
        await onTable(environment, 'UpdateItem', {
          Key: { PK, SK },
          UpdateExpression: 'SET lastUsedAt = :then',
          ExpressionAttributeValues: { ':then': { S: new Date(Date.now() - 7_200_000).toISOString() } },
        });
    },
    /** Injects a fault, as users of the local environment do. */
    async breakService(fault: Fault): Promise<void> {
      const answer = await service.call('POST', '/__local/faults', { body: fault });
      expect(answer.status).toBe(200);
    },
    async repair(): Promise<void> {
      expect((await service.call('DELETE', '/__local/faults')).body).toEqual({ faults: [] });
    },
  };
}

/** A service with injectable faults. */
export type BreakableService = Awaited<ReturnType<typeof startBreakableService>>;

/** Expects 503 with Retry-After. */
export function expectUnavailable(answer: Answer): void {
  expectProblem(answer, 503, 'unavailable');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
}
