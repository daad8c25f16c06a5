import { expect, test } from '@jest/globals';
import { newId } from '#lib/accounts/identifiers.ts';
import { eventsLimits, stageLimits, type WindowLimit } from '#lib/accounts/limits.ts';
import { announceChanges, consumeOwnEvents } from '#lib/operations/announce.ts';
import { itemKeys, table } from '#lib/table/single-table.ts';
import type * as users from '#lib/table/users.ts';
import * as webhooks from '#lib/table/webhooks.ts';
import { storeUser } from '../../support/new-items.ts';
import { useService } from '../../support/use-service.ts';

useService();
// Nothing is queued.
process.env['EVENT_QUEUE'] = 'https://example.com/';

// Other tests use up what new accounts share now.
const HALF_PAST = Date.parse('2126-11-22T10:30:00.000Z');
const MINUTE = 60_000;

/** The table's commands while `work` runs. */
async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  table.middlewareStack.add(
    (next, context) => (args) => {
      sent.push(String(context['commandName']));
      return next(args);
    },
    { step: 'initialize', name: 'spy' },
  );
  await work().finally(() => table.middlewareStack.remove('spy'));
  return sent;
}

test('once an event is left out, those that happen later in the hour cost no look at the limits, and those before it one', async () => {
  const user = await storeUser(HALF_PAST);
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const webhook: webhooks.Webhook = {
        ...{ id: newId('whk', HALF_PAST), userId: user.id, url: 'https://example.com/', tier: user.tier },
        ...{ events: ['key.created'], signing: [{ generation: 1, secretVersion: '1' }] },
        createdAt: new Date(HALF_PAST).toISOString(),
      };
      await webhooks.create(webhook);
      return webhook.id;
    }),
  );
  const droppedAt = async () => (await webhooks.list(user.id)).map((webhook) => webhook.droppedAt);
  const iso = (atMs: number) => new Date(atMs).toISOString();
  const announceKey = (atMs: number, nowMs = atMs) =>
    commandsOf(() =>
      announceChanges(
        user.id,
        [
          {
            userId: user.id,
            sortKey: itemKeys.apiKeyOfUser(user.id, newId('key', atMs)).SK,
            kind: 'INSERT',
            atMs,
          },
        ],
        nowMs,
      ),
    );
  const [own] = eventsLimits(stageLimits('events'), user, HALF_PAST);
  await consumeOwnEvents(user, own?.limit ?? 0, HALF_PAST);

  const first = HALF_PAST + MINUTE;
  await announceKey(first);
  expect(await droppedAt()).toEqual(ids.map(() => iso(first)));
  // Only the webhooks and the account.
  expect(await announceKey(first + MINUTE)).toEqual(['QueryCommand', 'GetItemCommand']);
  expect(await announceKey(first - 1, first + MINUTE)).toContain('UpdateItemCommand');
  expect(await droppedAt()).toEqual(ids.map(() => iso(first)));
  // The hour's limit may have events again.
  const next = HALF_PAST + 31 * MINUTE;
  await announceKey(next);
  expect(await droppedAt()).toEqual(ids.map(() => iso(next)));
});

test('what the limit of all new accounts refuses uses up nothing of an account’s own', async () => {
  const nowMs = HALF_PAST + 120 * MINUTE;
  const accounts = Array.from({ length: 3 }, () => storeUser(nowMs));
  const [first, second, last] = (await Promise.all(accounts)) as [users.User, users.User, users.User];
  const [own, shared] = eventsLimits(stageLimits('events'), last, nowMs) as [WindowLimit, WindowLimit];
  await consumeOwnEvents(first, own.limit, nowMs);
  await consumeOwnEvents(second, shared.limit - own.limit - 1, nowMs);
  await expect(consumeOwnEvents(last, 2, nowMs)).rejects.toThrow('an hour together');
  await consumeOwnEvents(last, own.limit, nowMs + 60 * MINUTE);
});
