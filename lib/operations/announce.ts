import { createdAtMs, eventIdOf } from '#lib/accounts/identifiers.ts';
import { eventsLimits, stageLimits } from '#lib/accounts/limits.ts';
import { highlightOn } from '#lib/delivery/highlights.ts';
import { logInfo } from '#lib/log/log.ts';
import { type EventMessage, queueEvents } from '#lib/queue/event-queue.ts';
import { rateLimited } from '#lib/service-error.ts';
import * as counters from '#lib/table/counters.ts';
import { findMarker } from '#lib/table/deletion-markers.ts';
import * as profiles from '#lib/table/profiles.ts';
import { findDeletionTime } from '#lib/table/tombstones.ts';
import * as users from '#lib/table/users.ts';
import * as webhookEvents from '#lib/table/webhook-events.ts';
import * as webhooks from '#lib/table/webhooks.ts';
import { type EventData, type EventType, eventBody, MAX_PROFILES_PER_EVENT } from '#lib/webhooks/events.ts';
import { changeWebhook } from './change-webhook.ts';
import { logNewAccountsExhausted } from './consume-limits.ts';

const stage = /* @__PURE__ */ stageLimits('events');

/** What happened, for one webhook. The same `cause` creates an event only once. */
type Happening = { type: EventType; cause: string; atMs: number; data: EventData };

/** Consumes some of the events that an account may have, or none. Returns the limit that has too few left, and when it starts again. */
async function consumeEvents(user: users.User, amount: number, nowMs: number) {
  const limits = eventsLimits(stage, user, nowMs);
  for (const [at, limit] of limits.entries()) {
    const { isConsumed, endMs } = await counters.consumeAmount(limit, amount, nowMs);
    if (isConsumed) continue;
    await counters.refundAll(limits.slice(0, at), nowMs, amount);
    if (limit.subject !== user.id) logNewAccountsExhausted();
    return { limit, endMs };
  }
  return undefined;
}

/** Consumes events for an account's owner. Throws `rate_limited`. */
export async function consumeOwnEvents(user: users.User, amount: number, nowMs: number): Promise<void> {
  const exhausted = await consumeEvents(user, amount, nowMs);
  if (!exhausted) return;
  const { limit, endMs } = exhausted;
  const detail =
    limit.subject === user.id
      ? `Your account can have ${limit.limit} events a day, and too few are left.`
      : `Accounts in their first day can have ${limit.limit} events an hour together, and too few are left.`;
  throw rateLimited(detail, (endMs - nowMs) / 1000, limit.scope);
}

const eventsOf = (
  { id: webhookId, userId }: webhooks.Webhook,
  happenings: readonly Happening[],
): webhookEvents.NewEvent[] =>
  happenings.map(({ type, cause, atMs, data }) => ({
    ...{ id: eventIdOf(webhookId, cause, atMs), userId, webhookId, type, createdAtMs: atMs },
    body: eventBody(type, atMs, data),
  }));

async function createAndQueue(events: readonly webhookEvents.NewEvent[]): Promise<void> {
  await webhookEvents.create(events);
  await queueEvents(
    events.map(({ userId, webhookId, id, createdAtMs }) => ({
      ...{ kind: 'send', userId, webhookId, eventId: id, dueMs: createdAtMs },
    })),
  );
}

/** Creates events and queues them to be sent. Can run twice: an event has the same id each time. Returns the ids. */
export async function announce(
  webhook: webhooks.Webhook,
  happenings: readonly Happening[],
): Promise<string[]> {
  const events = eventsOf(webhook, happenings);
  await createAndQueue(events);
  return events.map(({ id }) => id);
}

const HOUR_MS = 3_600_000;
const hourOf = (atMs: number): number => Math.floor(atMs / HOUR_MS);

/**
 * Whether the limits, whose windows begin at full hours, need no look at what happened at `atMs`, because an event of the hour was
 * left out before. An earlier one may have been announced by a run that failed.
 */
function isLeftOut({ droppedAt = '' }: webhooks.Webhook, atMs: number, nowMs: number): boolean {
  const droppedMs = Date.parse(droppedAt);
  return droppedMs < atMs && hourOf(droppedMs) === hourOf(nowMs);
}

/** Announces what happened, unless the account has too few events left. What an earlier run announced counts once. */
async function announceWithinLimit(
  webhook: webhooks.Webhook,
  user: users.User,
  happenings: readonly Happening[],
  nowMs: number,
): Promise<void> {
  // Changes between two looks at a profile are one edit.
  const undecided = happenings.filter(({ atMs }) => !isLeftOut(webhook, atMs, nowMs));
  const events = [...new Map(eventsOf(webhook, undecided).map((event) => [event.id, event])).values()];
  if (events.length === 0) return;
  const known = await webhookEvents.findKnown(events);
  const added = events.filter(({ id }) => !known.has(id));
  const isWithin = added.length === 0 || (await consumeEvents(user, added.length, nowMs)) === undefined;
  if (!isWithin) {
    logInfo('events beyond the limit left out', { userId: user.id, count: added.length });
    await noteDropped(webhook, nowMs);
  }
  await createAndQueue(isWithin ? events : events.filter(({ id }) => known.has(id)));
}

/** Remembers, to within an hour, when events were last left out: for `isLeftOut`, and for their owner to see. */
async function noteDropped(webhook: webhooks.Webhook, nowMs: number): Promise<void> {
  await changeWebhook(webhook, (before) =>
    hourOf(Date.parse(before.droppedAt ?? '')) === hourOf(nowMs)
      ? undefined
      : { ...before, droppedAt: new Date(nowMs).toISOString() },
  );
}

/** A change to an item in an account's partition, as the table's stream reports it. `atMs` is in ms since 1970. */
export type Change = { userId: string; sortKey: string; kind: 'INSERT' | 'MODIFY' | 'REMOVE'; atMs: number };

/** An edit is announced for the change that the stream reports of it, not for later changes to other attributes. */
const MAX_EDIT_AGE_MS = 3_600_000;

/** Announces changes to one account's items to its webhooks. Can run twice. */
export async function announceChanges(
  userId: string,
  changes: readonly Change[],
  nowMs: number,
): Promise<void> {
  const all = (await webhooks.list(userId)).filter(({ disabledAt }) => disabledAt === undefined);
  const user = all.length > 0 ? await users.find(userId, nowMs) : undefined;
  if (!user || user.suspendedAt) return;
  const happenings = (await Promise.all(changes.map((change) => happeningsOf(userId, change)))).flat();
  const account = changes.findLast(({ sortKey }) => sortKey === 'META');
  for (const webhook of all) {
    const wanted = happenings.filter(
      ({ type, latestMs }) => webhook.events.includes(type) && latestMs >= Date.parse(webhook.createdAt),
    );
    if (wanted.length > 0) await announceWithinLimit(webhook, user, wanted, nowMs);
    if (account) await announceTier(webhook, user, account.atMs, nowMs);
  }
}

/** The stream tells times in whole seconds on AWS, and in whole minutes locally. */
const STREAM_PRECISION_MS = 60_000;

/** What happened, and the latest instant at which it may have. */
type Announced = Happening & { latestMs: number };

async function happeningsOf(userId: string, { sortKey, kind, atMs }: Change): Promise<Announced[]> {
  const [item, id = ''] = sortKey.split('#');
  const happening = (
    data: EventData,
    type: EventType,
    cause: string,
    exactMs: number | undefined,
  ): Announced[] => {
    const times = { atMs: exactMs ?? atMs, latestMs: exactMs ?? atMs + STREAM_PRECISION_MS };
    return [{ type, cause: `${cause} ${id}`, data, ...times }];
  };
  if (item === 'KEY')
    return kind === 'INSERT' ? happening({ keyId: id }, 'key.created', 'created', createdAtMs(id)) : [];
  if (item !== 'PROFILE') return [];
  // The marker of a deleted profile still has its external id.
  const { externalId, editedAt }: profiles.EventFacts =
    (await profiles.findEventFacts(userId, id)) ?? (await findMarker(id)) ?? {};
  const data = { profileId: id, ...(externalId !== undefined && { externalId }) };
  if (kind === 'INSERT') return happening(data, 'profile.created', 'created', createdAtMs(id));
  if (kind === 'REMOVE') return happening(data, 'profile.deleted', 'deleted', await findDeletionTime(id));
  const isEdit = editedAt !== undefined && atMs - Date.parse(editedAt) < MAX_EDIT_AGE_MS;
  return isEdit ? happening(data, 'profile.updated', `edited ${editedAt}`, Date.parse(editedAt)) : [];
}

/** Announces the account's tier, changed at `atMs`, if it isn't the one that the webhook was last told. */
async function announceTier(
  webhook: webhooks.Webhook,
  user: users.User,
  atMs: number,
  nowMs: number,
): Promise<void> {
  const { tier } = user;
  const previousTier = webhook.tier;
  if (previousTier === tier) return;
  const data = { tier, previousTier };
  const change: Happening = { type: 'account.tier_changed', cause: `tier ${tier} ${atMs}`, atMs, data };
  if (webhook.events.includes(change.type)) await announceWithinLimit(webhook, user, [change], nowMs);
  await changeWebhook(webhook, (before) => (before.tier === previousTier ? { ...before, tier } : undefined));
}

type Day = Extract<EventMessage, { kind: 'day' }>;
type DayOfProfiles = Extract<EventMessage, { kind: 'profiles' }>;

/** Splits a day of an account into messages of up to 100 profiles. */
export async function splitDay({ userId, ...day }: Day): Promise<void> {
  let profileIds: string[] = [];
  const messages: DayOfProfiles[] = [];
  const flush = () => messages.push({ ...day, kind: 'profiles', userId, profileIds });
  for await (const profileId of profiles.ids(userId)) {
    profileIds.push(profileId);
    if (profileIds.length < MAX_PROFILES_PER_EVENT) continue;
    flush();
    profileIds = [];
  }
  if (profileIds.length > 0) flush();
  await queueEvents(messages);
}

/** Announces a day for up to 100 profiles: that it begins, and for which of them it is a highlight. Can run twice. */
export async function announceDay(day: DayOfProfiles, nowMs: number): Promise<void> {
  const { userId, webhookId, date, dueMs, profileIds } = day;
  const [webhook, user] = await Promise.all([webhooks.find(userId, webhookId), users.find(userId, nowMs)]);
  if (!webhook?.morning || webhook.disabledAt || !user || user.suspendedAt) return;
  const { timeZone } = webhook.morning;
  const happening = (type: EventType, ids: readonly string[]): Happening[] =>
    webhook.events.includes(type) && ids.length > 0
      ? [
          {
            type,
            cause: `${type} ${date} ${profileIds[0]}`,
            atMs: dueMs,
            data: { date, timeZone, profileIds: ids },
          },
        ]
      : [];
  const highlights = webhook.events.includes('forecast.highlight')
    ? [...(await profiles.findAll(userId, profileIds)).values()].filter((profile) =>
        highlightOn(profile, date, timeZone),
      )
    : [];
  const happenings = [
    ...happening('forecast.ready', profileIds),
    ...happening(
      'forecast.highlight',
      highlights.map(({ id }) => id),
    ),
  ];
  if (happenings.length > 0) await announceWithinLimit(webhook, user, happenings, nowMs);
}
