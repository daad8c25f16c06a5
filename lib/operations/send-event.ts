import { QUARTER_MS } from '#lib/delivery/due-times.ts';
import { environmentVariable } from '#lib/environment.ts';
import { logFailure, logInfo } from '#lib/log/log.ts';
import { count } from '#lib/log/metrics.ts';
import { sendNotice } from '#lib/mail/send-notice.ts';
import { type PostResult, post } from '#lib/outbound/post.ts';
import { queueEvents } from '#lib/queue/event-queue.ts';
import { MAX_DELAY_SECONDS } from '#lib/queue/send-messages.ts';
import * as webhookEvents from '#lib/table/webhook-events.ts';
import * as webhooks from '#lib/table/webhooks.ts';
import {
  DISABLE_AFTER_WARNING_MS,
  resultOf,
  type TryResult,
  WARN_AFTER_MS,
  waitMs,
} from '#lib/webhooks/retries.ts';
import { type SigningKeys, signedHeaders } from '#lib/webhooks/signatures.ts';
import { changeWebhook } from './change-webhook.ts';
import { findSigningKeys } from './webhook-keys.ts';

/** A wait that the queue can't hold is in the table until the tick takes it. */
const MAX_QUEUED_MS = MAX_DELAY_SECONDS * 1000;

/**
 * Sends an event if it is due, and queues its next try if this one fails. Can run twice and at once: each try is claimed before
 * it begins. If the process ends during a try, the message that caused it comes again.
 */
export async function sendEvent(name: webhookEvents.EventName, nowMs: number): Promise<void> {
  const found = await webhookEvents.find(name, nowMs);
  if (found?.event.state !== 'pending') return;
  const { user, webhook, event } = found;
  const waitsMs = event.nextAtMs - nowMs;
  if (waitsMs > MAX_QUEUED_MS) return;
  if (waitsMs > 0) return queueEvents([{ kind: 'send', ...name, dueMs: event.nextAtMs }], waitsMs / 1000);
  const keys = await keysOf(webhook, nowMs);
  if (keys.length === 0) await disable(webhook, 'secret_retired', nowMs);
  if (keys.length === 0 || webhook.disabledAt || user.suspendedAt) return webhookEvents.abandon(event);

  const claimed = await webhookEvents.claim(event, nowMs);
  if (!claimed) return;
  const response = await post(webhook.url, {
    headers: signedHeaders(keys, event.id, event.body, Date.now()),
    body: event.body,
  });
  const result = resultOf(response.kind === 'answered' ? response.status : undefined);
  await settle(claimed, response, result, nowMs);
  await noteHealth(webhook, user.email, result, nowMs).catch(
    logFailure('the state of a webhook was not recorded'),
  );
}

/** Records a try and what follows. */
async function settle(
  event: webhookEvents.StoredEvent,
  response: PostResult,
  result: TryResult,
  beganMs: number,
): Promise<void> {
  const { durationMs } = response;
  const nowMs = beganMs + durationMs;
  const { status, retryAfter } = response.kind === 'answered' ? response : {};
  const isDelivered = result === 'delivered';
  if (isDelivered) count('EventsDelivered');
  const wanted = isDelivered ? undefined : waitMs(event.tries + 1, { status, retryAfter }, nowMs);
  // An event that expires can't be found by its next try.
  const wait = wanted && nowMs + wanted + QUARTER_MS < event.ttl * 1000 ? wanted : undefined;
  const attempt = {
    ...{ atMs: beganMs, durationMs },
    ...(status !== undefined && { status }),
    ...(response.kind === 'failed' && { error: response.error }),
  };
  const waitsInTable = wait !== undefined && wait > MAX_QUEUED_MS;
  // The tick takes what waits in the table.
  const dueMs = (waitMs: number) =>
    waitsInTable ? Math.ceil((nowMs + waitMs) / QUARTER_MS) * QUARTER_MS : nowMs + waitMs;
  const next =
    wait === undefined
      ? ({ state: isDelivered ? 'delivered' : 'failed', nextAtMs: nowMs } as const)
      : ({ state: 'pending', nextAtMs: dueMs(wait) } as const);
  await webhookEvents.recordAttempt(event, attempt, next, waitsInTable);
  const { userId, webhookId, id: eventId } = event;
  if (wait !== undefined && !waitsInTable)
    await queueEvents([{ kind: 'send', userId, webhookId, eventId, dueMs: next.nextAtMs }], wait / 1000);
}

/** The keys that sign a webhook's events now, newest first; none if their versions of the secret were retired. */
async function keysOf({ id, signing }: webhooks.Webhook, nowMs: number): Promise<SigningKeys[]> {
  const keys = await Promise.all(
    webhooks.validSigning(signing, nowMs).map((one) => findSigningKeys(id, one, nowMs)),
  );
  return keys.filter((one) => one !== undefined);
}

/** Changes a webhook, unless its URL was replaced since a try to which the change is due. */
const editSameUrl = (webhook: webhooks.Webhook, change: webhooks.Change) =>
  changeWebhook(webhook, (before) => (before.url === webhook.url ? change(before) : undefined));

/**
 * Remembers since when a webhook only fails. After four days its owner is warned, and a day later, or when its receiver answers
 * 410, it is disabled.
 */
async function noteHealth(
  webhook: webhooks.Webhook,
  email: string,
  result: TryResult,
  nowMs: number,
): Promise<void> {
  if (result === 'delivered') {
    if (webhook.failingSince === undefined) return;
    await editSameUrl(webhook, ({ failingSince, warnedAt, ...healthy }) =>
      failingSince === undefined ? undefined : healthy,
    );
    return;
  }
  if (result === 'gone') return disableWithMail(webhook, email, 'gone', nowMs);
  const now = new Date(nowMs).toISOString();
  const { failingSince = now, warnedAt } = webhook;
  if (webhook.failingSince === undefined)
    await editSameUrl(webhook, (before) =>
      before.failingSince === undefined ? { ...before, failingSince: now } : undefined,
    );
  if (nowMs - Date.parse(failingSince) < WARN_AFTER_MS) return;
  // Between rare events, days may pass without a try, and thus without a warning.
  const isWarned = warnedAt !== undefined && nowMs - Date.parse(warnedAt) >= DISABLE_AFTER_WARNING_MS;
  if (isWarned) return disableWithMail(webhook, email, 'failing', nowMs);
  if (warnedAt !== undefined) return;
  const { isChanged } = await editSameUrl(webhook, (before) =>
    before.warnedAt === undefined && before.failingSince === failingSince
      ? { ...before, warnedAt: now }
      : undefined,
  );
  if (isChanged)
    await sendNotice({
      to: email,
      subject: 'Your webhook will be disabled tomorrow',
      text: `For four days, every event for this webhook has failed:\n\n${webhook.url}\n\nIf that goes on for another day, the webhook will be disabled. Its attempts are on ${settingsUrl()}\n`,
    });
}

const settingsUrl = (): string => `${environmentVariable('SERVICE_URL')}/#/keys`;

/** Disables a webhook, unless it is or has another URL now. Returns whether it was enabled. */
async function disable(
  webhook: webhooks.Webhook,
  because: webhooks.DisabledBecause,
  nowMs: number,
): Promise<boolean> {
  const { isChanged } = await editSameUrl(webhook, (before) =>
    before.disabledAt === undefined
      ? { ...before, disabledAt: new Date(nowMs).toISOString(), disabledBecause: because }
      : undefined,
  );
  if (isChanged) logInfo(`webhook disabled: ${because}`, { userId: webhook.userId });
  return isChanged;
}

async function disableWithMail(
  webhook: webhooks.Webhook,
  email: string,
  because: 'failing' | 'gone',
  nowMs: number,
): Promise<void> {
  if (!(await disable(webhook, because, nowMs))) return;
  const reason =
    because === 'gone'
      ? 'Its receiver answered 410 (Gone).'
      : 'For five days, every event for it has failed.';
  await sendNotice({
    to: email,
    subject: 'Your webhook is disabled',
    text: `This webhook gets no more events:\n\n${webhook.url}\n\n${reason} When the receiver works again, enable the webhook and send the events that failed again: ${settingsUrl()}\n\nWhat happens while it is disabled causes no events: list your profiles to catch up.\n`,
  });
}
