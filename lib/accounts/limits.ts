import * as v from 'valibot';
import { environmentVariable } from '#lib/environment.ts';
import type { Caller } from './caller.ts';

const Count = v.pipe(v.number(), v.minValue(1));

const LimitsSchema = v.strictObject({
  /** Token bucket of one mailbox: codes that can be sent in a burst, and the refill time of one. */
  codesPerEmail: v.strictObject({ burst: Count, refillSeconds: Count }),
  codesPerEmailPerDay: Count,
  codesPerSourcePerHour: Count,
  codesPerStagePerHour: Count,
  /** The part of the stage's codes that only returning devices can use. */
  codesReservedForKnownPerStagePerHour: Count,
  verificationsPerSourcePerFiveMinutes: Count,
  failedVerificationsPerEmailAndSourcePerDay: Count,
  failedVerificationsPerEmailPerDay: Count,
  failedVerificationsPerSourcePerDay: Count,
  failedVerificationsPerStagePerHour: Count,
  /** Undeliverable addresses, reported by DNS or by SES. */
  refusedRecipientsPerSourcePerDay: Count,
  refusedRecipientsPerStagePerHour: Count,
  computedEntriesPerUserPerDay: Count,
  /** Authenticated requests: by keys, and as many by sessions. */
  requestsPerUserPerDay: Count,
  exportsPerUserPerHour: Count,
  /** Calendar feeds rendered. A 304 doesn't count. */
  calendarAnswersPerFeedPerHour: Count,
  calendarAnswersPerUserPerHour: Count,
  /** Cities bought from Amazon Location after a cache miss. */
  cityLookUpsPerUserPerDay: Count,
  cityLookUpsPerStagePerHour: Count,
  /** Place searches, cached or not, and those that are bought. */
  citySearchesPerUserPerHour: Count,
  boughtCitySearchesPerUserPerDay: Count,
});

/** The rate limits of a stage. */
export type Limits = v.InferOutput<typeof LimitsSchema>;

/** Reads the stage's limits from the environment; throws at start-up if they are missing or malformed. */
export function stageLimits(): Limits {
  return v.parse(LimitsSchema, JSON.parse(environmentVariable('LIMITS')));
}

/** A fixed window: at most `limit` per window. Windows start at multiples of their length since 1970 in UTC. */
export type WindowLimit = { scope: string; subject: string; limit: number; windowSeconds: number };

/** A token bucket: a burst of `burst`, then one per `refillSeconds`. */
export type BucketLimit = { scope: string; subject: string; burst: number; refillSeconds: number };

/** A rate limit of one subject. */
export type RateLimit = WindowLimit | BucketLimit;

const DAY_SECONDS = 86_400;

const per = (windowSeconds: number) => (scope: string, subject: string, limit: number) =>
  ({ scope, subject, limit, windowSeconds }) satisfies WindowLimit;

const perFiveMinutes = per(300);
const perHour = per(3_600);
const perDay = per(DAY_SECONDS);

/** A client that signs in, as keyed hashes. `device` is the pair of mailbox and source. */
export type Requester = { source: string; mailbox: string; device: string; isReturning: boolean };

/**
 * Limits on sending codes. Returning devices have counters of their own and a reserved part of the stage's limit, so
 * strangers can't lock them out.
 */
export function codeLimits(limits: Limits, { source, mailbox, device, isReturning }: Requester) {
  const { codesPerStagePerHour: all, codesReservedForKnownPerStagePerHour: reserved } = limits;
  const { scope, subject } = isReturning
    ? { scope: 'codes-known', subject: device }
    : { scope: 'codes-mailbox', subject: mailbox };
  return {
    perSource: [
      perHour(isReturning ? 'codes-known-source' : 'codes-source', source, limits.codesPerSourcePerHour),
    ],
    perMailbox: [
      { scope, subject, ...limits.codesPerEmail },
      perDay(`${scope}-day`, subject, limits.codesPerEmailPerDay),
    ],
    perStage: [perHour('codes-stage', 'all', isReturning ? all : all - reserved)],
  } satisfies Record<string, RateLimit[]>;
}

/** Limits on undeliverable addresses. Returning devices aren't held to the limit per source. */
export function refusalLimits(limits: Limits, { source }: Pick<Requester, 'source'>) {
  return {
    perSource: perDay('refused-source', source, limits.refusedRecipientsPerSourcePerDay),
    perStage: perHour('refused-stage', 'all', limits.refusedRecipientsPerStagePerHour),
  };
}

/** Limits on trying codes: all tries of a source, and failed ones. Only its own failures limit a returning device. */
export function verificationLimits(limits: Limits, { source, mailbox, device, isReturning }: Requester) {
  const perDevice = perDay('failures-pair', device, limits.failedVerificationsPerEmailAndSourcePerDay);
  if (isReturning) return { perSource: [], failures: [perDevice], failuresPerStage: [] };
  return {
    perSource: [perFiveMinutes('verify-source', source, limits.verificationsPerSourcePerFiveMinutes)],
    failures: [
      perDevice,
      perDay('failures-source', source, limits.failedVerificationsPerSourcePerDay),
      perDay('failures-mailbox', mailbox, limits.failedVerificationsPerEmailPerDay),
    ],
    failuresPerStage: [perHour('failures-stage', 'all', limits.failedVerificationsPerStagePerHour)],
  } satisfies Record<string, RateLimit[]>;
}

/** Quota of forecast entries computed for a user. Cache hits don't count. */
export const computedEntriesLimit = (limits: Limits, userId: string): WindowLimit =>
  perDay('computed-entries', userId, limits.computedEntriesPerUserPerDay);

/** Quota of requests, one for keys and one for sessions: a leaked key can't keep its owner from revoking it. */
export const requestsLimit = (
  limits: Limits,
  { userId, credential }: Pick<Caller, 'userId' | 'credential'>,
): WindowLimit => perDay('requests', `${userId}#${credential}`, limits.requestsPerUserPerDay);

/** Limit on a user's exports. */
export const exportsLimit = (limits: Limits, userId: string): WindowLimit =>
  perHour('exports', userId, limits.exportsPerUserPerHour);

/** Limits on rendering calendar feeds: of one calendar, and of all calendars of its owner. */
export function calendarAnswersLimits(limits: Limits, ids: { userId: string; calendarId: string }) {
  return [
    perHour('calendar-answers', ids.calendarId, limits.calendarAnswersPerFeedPerHour),
    perHour('calendar-answers-all', ids.userId, limits.calendarAnswersPerUserPerHour),
  ] as const;
}

/** Limits on buying from Amazon Location. */
export type LookUpLimits = { perUser: WindowLimit; perStage: WindowLimit[] };

type Buyer = { id: string; createdAt: string };

const lookUpsPerStage = (part: string, limit: number) => perHour('look-ups-stage', part, limit);

/**
 * Limits on buying cities. Accounts younger than a day share half of the stage's limit, so strangers run out before
 * established users do.
 */
export function cityLookUpLimits(limits: Limits, user: Buyer, nowMs: number): LookUpLimits {
  const limit = limits.cityLookUpsPerStagePerHour;
  const isYoung = nowMs - Date.parse(user.createdAt) < DAY_SECONDS * 1000;
  return {
    perUser: perDay('look-ups', user.id, limits.cityLookUpsPerUserPerDay),
    perStage: [
      ...(isYoung ? [lookUpsPerStage('young', Math.ceil(limit / 2))] : []),
      lookUpsPerStage('all', limit),
    ],
  };
}

/** Limit on a user's place searches, cached or not. */
export const searchesLimit = (limits: Limits, userId: string): WindowLimit =>
  perHour('searches', userId, limits.citySearchesPerUserPerHour);

/**
 * Limits on buying place searches: a quota per user, and half of the stage's look-ups, so typing can't use up what
 * creating profiles needs.
 */
export function boughtSearchLimits(limits: Limits, user: Buyer, nowMs: number): LookUpLimits {
  const half = Math.ceil(limits.cityLookUpsPerStagePerHour / 2);
  return {
    perUser: perDay('bought-searches', user.id, limits.boughtCitySearchesPerUserPerDay),
    perStage: [lookUpsPerStage('searches', half), ...cityLookUpLimits(limits, user, nowMs).perStage],
  };
}
