import { randomUUID } from 'node:crypto';
import type { Account } from '#lib/accounts/caller.ts';
import { firstEventId, isEventId, isWebhookId, newId } from '#lib/accounts/identifiers.ts';
import { currentVersion } from '#lib/accounts/subkeys.ts';
import { logSecurityEvent } from '#lib/log/log.ts';
import { queueEvents } from '#lib/queue/event-queue.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import { invalidField, notFound, ServiceError } from '#lib/service-error.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import * as webhookEvents from '#lib/table/webhook-events.ts';
import * as webhooks from '#lib/table/webhooks.ts';
import { type EventType, hasDaily } from '#lib/webhooks/events.ts';
import { publicKeyText, secretText } from '#lib/webhooks/signatures.ts';
import { announce, consumeOwnEvents } from './announce.ts';
import { changeWebhook } from './change-webhook.ts';
import { consumeEdit } from './consume-edit.ts';
import { pageOf, positionOf } from './cursor.ts';
import { findUser } from './find-user.ts';
import { retryEdit } from './retry-edit.ts';
import { findSigningKeys } from './webhook-keys.ts';

type Settings = { url: string; events: EventType[]; at?: string | undefined; timeZone?: string | undefined };

/** A replaced secret signs events beside its successor for this long. */
const ROTATION_MS = 24 * 3_600_000;

/** The most events that a request sends again. */
const MAX_REPLAYED = 100;

/** The most events in a list without a limit. */
const MAX_LISTED = 25;

/** Derives the keys that a webhook shows its owner; undefined if their version of the secret was retired. */
const newestKeys = ({ id, signing: [newest] }: webhooks.Webhook) => findSigningKeys(id, newest);

/** A webhook as its owner sees it. The public key is empty if its version of the secret was retired. */
async function shown(webhook: webhooks.Webhook) {
  const keys = await newestKeys(webhook);
  return { ...webhooks.publicFields(webhook), publicKey: keys ? publicKeyText(keys) : '' };
}

/** A webhook as its owner sees it once, after the creation of its secret. */
async function withSecret(webhook: webhooks.Webhook) {
  const keys = await newestKeys(webhook);
  if (!keys) throw new Error('The version of the secret was retired meanwhile');
  return {
    ...webhooks.publicFields(webhook),
    publicKey: publicKeyText(keys),
    secret: secretText(keys),
  };
}

/** The local time of daily events, also of a webhook that doesn't ask for them now. Throws `invalid_request` if it is missing. */
function morningOf(
  events: readonly EventType[],
  { at, timeZone }: Pick<Settings, 'at' | 'timeZone'>,
): webhooks.Morning | undefined {
  if (at !== undefined && timeZone !== undefined) return { at, timeZone };
  if (at === undefined && timeZone === undefined && !hasDaily(events)) return undefined;
  const missing = at === undefined ? 'at' : 'timeZone';
  throw invalidField(missing, `${missing} is required: daily events need both at and timeZone.`);
}

/** Creates a webhook and returns it with its secret. Counts as an edit. Throws `rate_limited` and `webhook_limit_reached`. */
export async function createWebhook(account: Account, { url, events, ...time }: Settings) {
  const { userId } = account;
  const nowMs = Date.now();
  await consumeEdit(account, nowMs);
  const user = await findUser(userId);
  const morning = morningOf(events, time);
  if (morning) await deliveries.addZone(morning.timeZone);
  const webhook: webhooks.Webhook = {
    ...{ id: newId('whk', nowMs), userId, url, events, tier: user.tier },
    ...(morning && { morning }),
    signing: [{ generation: 1, secretVersion: currentVersion(await serviceSecret(nowMs)) }],
    createdAt: new Date(nowMs).toISOString(),
  };
  if (!(await webhooks.create(webhook)))
    throw new ServiceError(
      'webhook_limit_reached',
      `Your account already has ${webhooks.MAX_WEBHOOKS} webhooks, which is the limit. Delete one first.`,
    );
  logSecurityEvent({ event: 'webhook_created', outcome: 'allowed', userId });
  return withSecret(webhook);
}

/** Lists an account's webhooks, oldest first. */
export async function listWebhooks(userId: string) {
  return Promise.all((await webhooks.list(userId)).map(shown));
}

async function findWebhook(userId: string, webhookId: string): Promise<webhooks.Webhook> {
  const webhook = isWebhookId(webhookId) ? await webhooks.find(userId, webhookId) : undefined;
  if (!webhook) throw notFound('The webhook');
  return webhook;
}

/** Changes a webhook for its owner, whose edits are limited. Throws `not_found`, `rate_limited` and `edit_conflict`. */
async function edit(
  account: Account,
  webhookId: string,
  nowMs: number,
  change: webhooks.Change,
): Promise<webhooks.Webhook> {
  await consumeEdit(account, nowMs);
  if (!isWebhookId(webhookId)) throw notFound('The webhook');
  const { webhook } = await changeWebhook({ userId: account.userId, id: webhookId }, change);
  if (!webhook) throw notFound('The webhook');
  return webhook;
}

type WebhookEdit = { [Name in keyof Settings]?: Settings[Name] | undefined } & {
  enabled?: boolean | undefined;
};

/** Enables a webhook and forgets its failures, or pauses it; leaves it as it is by default. */
function withState(before: webhooks.Webhook, enabled: boolean | undefined, nowMs: number): webhooks.Webhook {
  if (enabled === undefined) return before;
  const {
    disabledAt = new Date(nowMs).toISOString(),
    disabledBecause,
    failingSince,
    warnedAt,
    ...healthy
  } = before;
  return enabled ? healthy : { ...before, disabledAt, disabledBecause: 'paused' };
}

/** Edits a webhook and returns it. Throws like `edit`, and `invalid_request` if daily events would have no local time. */
export async function editWebhook(
  account: Account,
  webhookId: string,
  { enabled, ...changes }: WebhookEdit,
  nowMs = Date.now(),
) {
  if (changes.timeZone !== undefined) await deliveries.addZone(changes.timeZone);
  const edited = await edit(account, webhookId, nowMs, (before) => {
    const { events = before.events, url = before.url } = changes;
    const { at = before.morning?.at, timeZone = before.morning?.timeZone } = changes;
    const morning = morningOf(events, { at, timeZone });
    return { ...withState(before, enabled, nowMs), url, events, ...(morning && { morning }) };
  });
  logSecurityEvent({ event: 'webhook_changed', outcome: 'allowed', userId: account.userId });
  return shown(edited);
}

/** Replaces the secret of a webhook and returns it. Throws like `edit`. */
export async function rotateWebhook(account: Account, webhookId: string, nowMs = Date.now()) {
  const secretVersion = currentVersion(await serviceSecret(nowMs));
  const rotated = await edit(account, webhookId, nowMs, (before) => {
    const [newest] = before.signing;
    const { disabledAt, disabledBecause, ...others } = before;
    return {
      ...(disabledBecause === 'secret_retired' ? others : before),
      signing: [
        { generation: newest.generation + 1, secretVersion },
        { ...newest, untilMs: nowMs + ROTATION_MS },
      ],
    };
  });
  logSecurityEvent({ event: 'webhook_changed', outcome: 'allowed', userId: account.userId });
  return withSecret(rotated);
}

/** Deletes a webhook with its events. Throws `not_found` and `edit_conflict`. */
export async function deleteWebhook({ userId }: Account, webhookId: string): Promise<void> {
  const isRemoved =
    isWebhookId(webhookId) && (await retryEdit('webhook', () => webhooks.remove(userId, webhookId)));
  if (!isRemoved) throw notFound('The webhook');
  logSecurityEvent({ event: 'webhook_deleted', outcome: 'allowed', userId });
}

async function findEnabled(userId: string, webhookId: string): Promise<webhooks.Webhook> {
  const webhook = await findWebhook(userId, webhookId);
  if (webhook.disabledAt === undefined) return webhook;
  throw new ServiceError('webhook_disabled', 'The webhook is disabled. Enable it first.');
}

/** Sends a test event and returns its id. Throws `not_found`, `webhook_disabled` and `rate_limited`. */
export async function testWebhook({ userId }: Account, webhookId: string, nowMs = Date.now()) {
  const webhook = await findEnabled(userId, webhookId);
  await consumeOwnEvents(await findUser(userId), 1, nowMs);
  const test = { type: 'webhook.test', cause: `test ${randomUUID()}`, atMs: nowMs, data: {} } as const;
  const [eventId = ''] = await announce(webhook, [test]);
  return { id: webhookId, eventId };
}

type Replay = { since?: string | undefined; eventId?: string | undefined };

/**
 * Sends the events since an instant (ISO 8601) or an event again, up to 100 of them, or exactly one. Throws `not_found`,
 * `webhook_disabled` and `rate_limited`.
 */
export async function replayWebhook(
  { userId }: Account,
  webhookId: string,
  { since = '', eventId }: Replay,
  nowMs = Date.now(),
) {
  await findEnabled(userId, webhookId);
  const first = eventId ?? (isEventId(since) ? since : firstEventId(Date.parse(since)));
  const limit = eventId === undefined ? MAX_REPLAYED + 1 : 1;
  const found = await webhookEvents.list(userId, webhookId, { limit, since: first, nowMs });
  if (eventId !== undefined && found[0]?.id !== eventId) throw notFound('The event');
  const events = found.slice(0, MAX_REPLAYED);
  if (events.length > 0) await consumeOwnEvents(await findUser(userId), events.length, nowMs);
  await Promise.all(events.map((event) => webhookEvents.renew(event, nowMs)));
  await queueEvents(events.map(({ id }) => ({ kind: 'send', userId, webhookId, eventId: id, dueMs: nowMs })));
  return { id: webhookId, events: events.length, next: found[MAX_REPLAYED]?.id ?? null };
}

type Page = { limit?: number | undefined; cursor?: string | undefined };

/**
 * Lists the last events of a webhook, newest first, with their tries. With a `limit`, the list is a page, and `nextCursor` is the
 * position of the next one, or null on the last page. Throws `not_found`, and `invalid_request` for a cursor of another list.
 */
export async function listDeliveries(
  userId: string,
  webhookId: string,
  { limit, cursor }: Page,
  nowMs = Date.now(),
) {
  await findWebhook(userId, webhookId);
  const before = cursor === undefined ? undefined : positionOf(webhookId, cursor, isEventId);
  const most = limit ?? MAX_LISTED;
  const found = await webhookEvents.list(userId, webhookId, { limit: most + 1, before, nowMs });
  const { page, nextCursor } = pageOf(webhookId, found, most);
  return { deliveries: page.map(delivery), ...(limit !== undefined && { nextCursor }) };
}

/** An event with its tries, as its owner sees it. */
const delivery = ({ id, type, createdAtMs, state, nextAtMs, attempts }: webhookEvents.StoredEvent) => ({
  ...{ id, type, createdAt: new Date(createdAtMs).toISOString(), state },
  nextAttemptAt: state === 'pending' ? new Date(nextAtMs).toISOString() : null,
  attempts: attempts.map(({ atMs, durationMs, status = null, error = null }) => ({
    ...{ at: new Date(atMs).toISOString(), status, durationMs, error },
  })),
});
