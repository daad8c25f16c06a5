import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { afterEach, expect, test } from '@jest/globals';
import { eventIdOf, newId } from '#lib/accounts/identifiers.ts';
import { getItem, itemKeys, table } from '#lib/table/single-table.ts';
import * as webhookEvents from '#lib/table/webhook-events.ts';

afterEach(() => {
  table.middlewareStack.remove('fault');
});

async function pendingEvent() {
  const nowMs = Date.now();
  const [userId, webhookId] = [newId('usr', nowMs), newId('whk', nowMs)];
  const id = eventIdOf(webhookId, 'a test', nowMs);
  await webhookEvents.create([
    { ...{ id, userId, webhookId, createdAtMs: nowMs }, type: 'webhook.test', body: '{}' },
  ]);
  const read = async () =>
    (await getItem(itemKeys.event(userId, webhookId, id))) as webhookEvents.StoredEvent;
  return { nowMs, event: await read(), read };
}

test('of two claimants at the same instant, one gets the try', async () => {
  const { event, nowMs } = await pendingEvent();
  const claims = await Promise.all([1, 2].map(() => webhookEvents.claim(event, nowMs)));
  expect(claims.filter((claimed) => claimed)).toHaveLength(1);
  expect(await webhookEvents.claim(event, nowMs)).toBeUndefined();
});

test('a claim whose response was lost, and which the SDK repeats, is still a claim', async () => {
  const { event, nowMs, read } = await pendingEvent();
  table.middlewareStack.add(
    (next) => async (call) => {
      await next(call);
      return next(call);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'fault' },
  );
  const claimed = await webhookEvents.claim(event, nowMs);
  expect(claimed).toMatchObject({ nextAtMs: (await read()).nextAtMs });
});

test('a claim that conflicts with a transaction is repeated', async () => {
  const { event, nowMs } = await pendingEvent();
  let calls = 0;
  table.middlewareStack.add(
    (next) => (call) =>
      ++calls > 1
        ? next(call)
        : Promise.reject(new TransactionConflictException({ $metadata: {}, message: 'Conflict' })),
    { step: 'initialize', name: 'fault' },
  );
  expect(await webhookEvents.claim(event, nowMs)).toBeDefined();
});

test('an event without its account and webhook isn’t found', async () => {
  const { event, nowMs } = await pendingEvent();
  const name = { userId: event.userId, webhookId: event.webhookId, eventId: event.id };
  expect(await webhookEvents.find(name, nowMs)).toBeUndefined();
});

const LATER_MS = 20 * 3_600_000;

/** Records a failed try of an event, whose next one waits in the table. Returns whether that is listed. */
async function failTry(event: webhookEvents.StoredEvent, nextAtMs: number) {
  await webhookEvents.recordAttempt(event, TRY, { state: 'pending', nextAtMs }, true);
  return async () => (await getItem(webhookEvents.retryKey(event, nextAtMs))) !== undefined;
}

const TRY = { atMs: Date.parse('2026-01-01'), durationMs: 1 };

test('an event that is sent again is no longer listed under its next try', async () => {
  const { event, nowMs, read } = await pendingEvent();
  const isListed = await failTry(event, nowMs + LATER_MS);
  expect(await isListed()).toBe(true);
  await webhookEvents.renew(await read(), nowMs);
  expect(await isListed()).toBe(false);
});

test('a try that ends while its webhook’s events are removed leaves nothing behind', async () => {
  const { event, nowMs, read } = await pendingEvent();
  let isListed: (() => Promise<boolean>) | undefined;
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (call) => {
        const isRemoval =
          commandName === 'TransactWriteItemsCommand' || commandName === 'BatchWriteItemCommand';
        if (isRemoval && !isListed) {
          table.middlewareStack.remove('fault');
          isListed = await failTry(event, nowMs + LATER_MS);
        }
        return next(call);
      },
    { step: 'initialize', name: 'fault' },
  );
  await webhookEvents.removeAll(event.userId, event.webhookId);
  expect([await read(), await isListed?.()]).toEqual([undefined, false]);
});

test('an event that waits in the table is handed out by its name once it is due, and then forgotten', async () => {
  const { event, nowMs } = await pendingEvent();
  const claimed = await webhookEvents.claim(event, nowMs);
  // In the past, so that no event of another test is due.
  const nextAtMs = nowMs - 3_600_000;
  const next = { state: 'pending', nextAtMs } as const;
  await webhookEvents.recordAttempt(claimed ?? event, { atMs: nowMs, durationMs: 1 }, next, true);
  const takenAt = async (atMs: number) => {
    const taken: webhookEvents.EventName[] = [];
    await webhookEvents.takeDue(atMs, async (names) => {
      taken.push(...names);
    });
    return taken.filter(({ eventId }) => eventId === event.id);
  };
  const { id: eventId, userId, webhookId } = event;
  expect(await takenAt(nextAtMs - 1)).toEqual([]);
  expect(await takenAt(nextAtMs + 1)).toEqual([{ userId, webhookId, eventId }]);
  expect(await takenAt(nextAtMs + 1)).toEqual([]);
});
