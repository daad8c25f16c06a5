import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isWebhookId } from '#lib/accounts/identifiers.ts';
import { mailsLimit, stageLimits } from '#lib/accounts/limits.ts';
import { currentVersion, subkey } from '#lib/accounts/subkeys.ts';
import { lastDayFrom, unsubscribeToken } from '#lib/accounts/unsubscribe-token.ts';
import { type DueTime, dueTimes, QUARTER_MS } from '#lib/delivery/due-times.ts';
import { weeklyLetter } from '#lib/delivery/letter.ts';
import { asksAgain, dayMail, dayUrl, type MailFrame } from '#lib/delivery/mail.ts';
import { stoppedBy } from '#lib/delivery/mail-lists.ts';
import { environmentVariable, productName } from '#lib/environment.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { logError, logInfo } from '#lib/log/log.ts';
import { count } from '#lib/log/metrics.ts';
import { MAX_MAILS, type SendResult, sendMails } from '#lib/mail/send-mails.ts';
import { type DueMessage, MAX_READERS, readDue, sendDue } from '#lib/queue/delivery-queue.ts';
import { type EventMessage, queueEvents } from '#lib/queue/event-queue.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import * as counters from '#lib/table/counters.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import { findUndeliverable } from '#lib/table/readers.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { logNewAccountsExhausted } from './consume-limits.ts';
import { deliverPushes } from './deliver-pushes.ts';
import { type Due, findWanted, skip, type Wanted as WantedOn } from './due-readers.ts';
import { loadUnaskedDays } from './forecasts.ts';

/** How far back a tick looks after an outage. Readers see which of their mails were skipped. */
const MAX_CATCH_UP_MS = 24 * 3_600_000;

/** Messages are queued in groups of this many readers, so that a large bucket doesn't wait for its last page. */
const GROUP = 10 * MAX_READERS;

/** A slice of time that a tick completes before the next, so that a long outage is caught up in several runs. */
const SLICE_MS = 3_600_000;
const BUCKETS_AT_ONCE = 10;

const stage = /* @__PURE__ */ stageLimits('mails');

/**
 * Queues the readers who came due since the last completed tick. A tick that fails or doesn't run is caught up by the next
 * one. Those that run twice or at once queue readers again, who still get each day once.
 */
export async function tick(nowMs = Date.now()): Promise<void> {
  const lastMs = (await deliveries.findLastTickMs()) ?? nowMs - QUARTER_MS;
  const zones = await deliveries.listZones();
  let total = 0;
  for (let fromMs = Math.max(lastMs, nowMs - MAX_CATCH_UP_MS); fromMs < nowMs; ) {
    const toMs = Math.min(fromMs + SLICE_MS, nowMs);
    const due = zones.flatMap((timeZone) =>
      dueTimes(timeZone, fromMs, toMs).map((time) => ({ ...time, timeZone })),
    );
    const counts = await Promise.all(
      Array.from({ length: BUCKETS_AT_ONCE }, async () => {
        let queued = 0;
        for (let bucket = due.shift(); bucket; bucket = due.shift()) queued += await queueBucket(bucket);
        return queued;
      }),
    );
    await deliveries.recordTick(toMs);
    const queued = counts.reduce((sum, one) => sum + one, 0);
    count('DeliveriesDue', queued);
    total += queued;
    fromMs = toMs;
  }
  logInfo('due deliveries queued', { count: total });
}

/** Queues the readers of a zone's local time, and returns their number. */
async function queueBucket({ timeZone, date, at, dueMs }: DueTime & { timeZone: string }): Promise<number> {
  let group: deliveries.Reader[] = [];
  let webhookDays: EventMessage[] = [];
  let queued = 0;
  const flush = async () => {
    await sendDue(inMessages(group, { date, dueMs }));
    await queueEvents(webhookDays);
    queued += group.length;
    group = [];
    webhookDays = [];
  };
  for await (const reader of deliveries.listReaders(timeZone, at, dueMs)) {
    const { userId, profileId: webhookId } = reader;
    if (isWebhookId(webhookId)) webhookDays.push({ kind: 'day', userId, webhookId, date, dueMs });
    else group.push(reader);
    if (group.length + webhookDays.length === GROUP) await flush();
  }
  await flush();
  return queued;
}

function inMessages(group: readonly deliveries.Reader[], due: Omit<DueMessage, 'readers'>): DueMessage[] {
  const messages: DueMessage[] = [];
  for (let start = 0; start < group.length; start += MAX_READERS)
    messages.push({ ...due, readers: group.slice(start, start + MAX_READERS) });
  return messages;
}

/** Time of the function in which no further mails are sent, since a call to SES must end. */
const RESERVED_MS = 10_000;

type Limits = { perSecond: number; untilMs: number };

/**
 * Delivers a message's days to the readers who still want them. Returns false if some could not be delivered, but may be later: the
 * message must then come again. `perSecond` is how many mails may be sent, and `untilMs` when the function ends.
 */
export async function deliver(message: string, limits: Limits): Promise<boolean> {
  const { date, dueMs, readers: named } = readDue(message);
  // The tick's clock may be ahead of this one.
  const due: Due = { date, dueMs, nowMs: Math.max(Date.now(), dueMs), by: randomUUID() };
  // Both end before the function does.
  const ended = await Promise.allSettled([
    deliverMails(named, due, limits),
    deliverPushes(named, due, limits.untilMs),
  ]);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return ended.every((one) => one.status === 'fulfilled' && one.value);
}

async function deliverMails(
  named: readonly deliveries.Reader[],
  due: Due,
  { perSecond, untilMs }: Limits,
): Promise<boolean> {
  const { date, nowMs, by } = due;
  const beganMs = Date.now();
  const wanted = await findWanted(named, 'mail', due);
  const undeliverable = await findUndeliverable(
    wanted.map(({ user }) => user.email),
    nowMs,
  );
  const deliverable = await skip(wanted, 'mail', due, async ({ user }) => {
    if (undeliverable.has(user.email)) return 'undeliverable';
    const limit = mailsLimit(stage, user, nowMs);
    if (!limit || (await counters.consumeAmount(limit, 1, nowMs)).isConsumed) return undefined;
    logNewAccountsExhausted();
    return 'refused';
  });
  const mails = await render(deliverable, date, nowMs);
  const atOnce = Math.max(1, Math.min(MAX_MAILS, Math.floor(perSecond)));
  let isComplete = true;
  for (let start = 0; start < mails.length; start += atOnce) {
    if (Date.now() > untilMs - RESERVED_MS) return false;
    const chunk = mails.slice(start, start + atOnce);
    isComplete = (await send(chunk, date, by)) && isComplete;
    const pauseMs = beganMs + (1_000 * (start + chunk.length)) / perSecond - Date.now();
    if (pauseMs > 0) await sleep(pauseMs);
  }
  return isComplete;
}

type Wanted = WantedOn<'mail'>;

const deliveryOf = ({ profile }: Pick<Wanted, 'profile'>, date: string): deliveries.Delivery => ({
  ...{ profileId: profile.id, channel: 'mail', date },
});

type Rendered = Pick<Wanted, 'user' | 'profile'> & { mail: Parameters<typeof sendMails>[0][number] };

async function render(wanted: readonly Wanted[], date: string, nowMs: number): Promise<Rendered[]> {
  if (wanted.length === 0) return [];
  const days = wanted.flatMap(({ user, profile, edition }) => {
    const day = { userId: user.id, profile, timeZone: profile.mail.timeZone };
    // A letter has a week of its own.
    const hasTomorrow = edition === 'day' && user.maxDaysFromToday > 0;
    return [{ ...day, date }, ...(hasTomorrow ? [{ ...day, date: addDays(date, 1) }] : [])];
  });
  const entries = await loadUnaskedDays(days);
  const entryOf = (profileId: string, of: string): ForecastEntry | undefined =>
    entries[days.findIndex((day) => day.profile.id === profileId && day.date === of)];
  const secret = await serviceSecret(nowMs);
  const version = currentVersion(secret);
  const key = subkey(secret, version, 'unsubscribe');
  const url = environmentVariable('SERVICE_URL');
  return wanted.flatMap(({ user, profile, edition, highlight }) => {
    const entry = entryOf(profile.id, date);
    if (!entry) return [];
    const list = stoppedBy(edition, profile.mail);
    const content = { userId: user.id, profileId: profile.id, list, lastDay: lastDayFrom(nowMs) };
    const stopUrl = `${url}/api/unsubscribe/${unsubscribeToken(key, version, content)}`;
    const frame: MailFrame = {
      ...{ name: profile.name, date, asksAgain: asksAgain(profile, date) },
      ...{ highlight, stops: list },
      productName,
      namesPerson: user.profileCount > 1,
      links: {
        // A letter is about the week that begins on Monday.
        why: dayUrl(url, profile.id, edition === 'letter' ? addDays(date, 1) : date),
        settings: `${url}/#/you?profile=${profile.id}`,
        stop: stopUrl,
      },
    };
    const mail =
      edition === 'letter'
        ? weeklyLetter(frame, profile, entry, profile.mail.timeZone)
        : dayMail(frame, entry, entryOf(profile.id, addDays(date, 1)));
    return [{ user, profile, mail: { to: user.email, stopUrl, ...mail } }];
  });
}

/**
 * Claims mails and sends those that were not claimed before. Returns false if SES refused some for now; their claims are then
 * released. If the process ends between a claim and SES's answer, that mail is not sent again.
 */
async function send(mails: readonly Rendered[], date: string, by: string): Promise<boolean> {
  const nowMs = Date.now();
  const claims = await Promise.allSettled(
    mails.map((one) => deliveries.claim(deliveryOf(one, date), by, nowMs)),
  );
  const isUncertain = claims.some(({ status }) => status === 'rejected');
  const own = mails.filter((_, at) => {
    const claim = claims[at];
    return claim?.status === 'fulfilled' && claim.value;
  });
  // A claim whose write seems to have failed may be in the table.
  if (isUncertain)
    await deliveries.release(
      mails.filter((_, at) => claims[at]?.status === 'rejected').map((one) => deliveryOf(one, date)),
      by,
    );
  const results = own.length > 0 ? await sendMails(own.map(({ mail }) => mail)) : [];
  const ofResult = (...wanted: SendResult[]) =>
    own.filter((_, at) => wanted.includes(results[at] ?? 'unknown')).map((one) => deliveryOf(one, date));
  const [sent, refused, unsent] = [ofResult('sent'), ofResult('refused'), ofResult('unsent')];
  await deliveries.release(unsent, by);
  const settled = [
    ...sent.map((delivery) => ({ delivery, outcome: 'sent' as const })),
    ...refused.map((delivery) => ({ delivery, outcome: 'refused' as const })),
  ];
  // The mails are sent, whether or not their owners can see it.
  await deliveries
    .recordOutcomes(settled, by, Date.now())
    .catch((error: unknown) =>
      logError('outcomes of deliveries not recorded', { count: settled.length }, error),
    );
  count('DeliveriesSent', sent.length);
  count('DeliveriesRefused', refused.length);
  count('DeliveriesHandled', mails.length - unsent.length);
  return unsent.length === 0 && !isUncertain;
}
