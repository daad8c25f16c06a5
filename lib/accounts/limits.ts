import * as v from 'valibot';
import { environmentVariable } from '#lib/environment.ts';
import type { Caller } from './caller.ts';

const Count = v.pipe(v.number(), v.minValue(1));

const LimitsSchema = v.strictObject({
  /** Codes that one address may have at once, and how long it takes until one more is allowed. */
  codesPerEmail: v.strictObject({ burst: Count, refillSeconds: v.pipe(v.number(), v.minValue(1)) }),
  codesPerEmailPerDay: Count,
  codesPerSourcePerHour: Count,
  codesPerStagePerHour: Count,
  /** Of those, how many nobody gets but known pairs: who has signed in to the address from the same source before. */
  codesReservedForKnownPerStagePerHour: Count,
  verificationsPerSourcePerFiveMinutes: Count,
  failedVerificationsPerEmailAndSourcePerDay: Count,
  failedVerificationsPerEmailPerDay: Count,
  failedVerificationsPerSourcePerDay: Count,
  failedVerificationsPerStagePerHour: Count,
  /** Addresses that take no mail, whether DNS or the mail service says so. */
  refusedRecipientsPerSourcePerDay: Count,
  refusedRecipientsPerStagePerHour: Count,
  computedEntriesPerUserPerDay: Count,
  /** Requests with an account's keys and sessions, whatever they ask. */
  requestsPerUserPerDay: Count,
  exportsPerUserPerHour: Count,
  /** Answers that are computed at one calendar's address, and at all of an account; what a program has already does not count. */
  calendarAnswersPerFeedPerHour: Count,
  calendarAnswersPerUserPerHour: Count,
  /** Cities that are bought of Amazon Location, because no cache knows them. */
  cityLookUpsPerUserPerDay: Count,
  cityLookUpsPerStagePerHour: Count,
  /** Searches for places, known or not; and those that are bought, half of the stage's look-ups at most. */
  citySearchesPerUserPerHour: Count,
  boughtCitySearchesPerUserPerDay: Count,
});

/** How often things may be done; a setting of the stage. */
export type Limits = v.InferOutput<typeof LimitsSchema>;

/** Reads the stage's limits from the environment; throws at start-up if they are missing or malformed. */
export function stageLimits(): Limits {
  return v.parse(LimitsSchema, JSON.parse(environmentVariable('LIMITS')));
}

/** At most `limit` in each window of a fixed length; windows begin at multiples of it since 1970 in UTC. */
export type WindowLimit = { scope: string; subject: string; limit: number; windowSeconds: number };

/** At most `burst` at once, and one more every `refillSeconds`. */
export type BucketLimit = { scope: string; subject: string; burst: number; refillSeconds: number };

/** A limit on how often something may be done, and whom it counts. */
export type RateLimit = WindowLimit | BucketLimit;

const FIVE_MINUTES = 300;
const HOUR = 3_600;
const DAY = 86_400;

/** Who asks, for which mailbox: keyed hashes, and whether the pair of address and source is a known one. */
export type Requester = { source: string; mailbox: string; pair: string; isKnown: boolean };

/**
 * How often codes may be asked for: by one source and for one mailbox, each counted apart for known pairs, so that
 * strangers at either do not hinder them; and in the whole stage, of which strangers get a part.
 */
export function codeLimits(limits: Limits, { source, mailbox, pair, isKnown }: Requester) {
  const { codesPerStagePerHour: all, codesReservedForKnownPerStagePerHour: reserved } = limits;
  const { scope, subject } = isKnown
    ? { scope: 'codes-known', subject: pair }
    : { scope: 'codes-mailbox', subject: mailbox };
  return {
    ofSource: [
      {
        scope: isKnown ? 'codes-known-source' : 'codes-source',
        subject: source,
        limit: limits.codesPerSourcePerHour,
        windowSeconds: HOUR,
      },
    ],
    ofMailbox: [
      { scope, subject, ...limits.codesPerEmail },
      { scope: `${scope}-day`, subject, limit: limits.codesPerEmailPerDay, windowSeconds: DAY },
    ],
    ofStage: [
      { scope: 'codes-stage', subject: 'all', limit: isKnown ? all : all - reserved, windowSeconds: HOUR },
    ],
  } satisfies Record<string, RateLimit[]>;
}

/** How many addresses that take no mail may be given: by one source, unless it has signed in there before, and in all. */
export function refusalLimits(limits: Limits, { source }: Pick<Requester, 'source'>) {
  const { refusedRecipientsPerSourcePerDay: perDay, refusedRecipientsPerStagePerHour: perHour } = limits;
  return {
    ofSource: { scope: 'refused-source', subject: source, limit: perDay, windowSeconds: DAY },
    ofStage: { scope: 'refused-stage', subject: 'all', limit: perHour, windowSeconds: HOUR },
  } satisfies Record<string, WindowLimit>;
}

/**
 * How often codes may be tried: all tries of one source, and failed tries of the pair, for the mailbox, of the source and
 * in the whole stage. A known pair is bound by its own failures alone.
 */
export function verificationLimits(limits: Limits, { source, mailbox, pair, isKnown }: Requester) {
  const perDay = (scope: string, subject: string, limit: number): WindowLimit => ({
    scope,
    subject,
    limit,
    windowSeconds: DAY,
  });
  const ofPair = perDay('failures-pair', pair, limits.failedVerificationsPerEmailAndSourcePerDay);
  if (isKnown) return { ofSource: [], failures: [ofPair], failuresOfStage: [] };
  return {
    ofSource: [
      {
        scope: 'verify-source',
        subject: source,
        limit: limits.verificationsPerSourcePerFiveMinutes,
        windowSeconds: FIVE_MINUTES,
      },
    ],
    failures: [
      ofPair,
      perDay('failures-source', source, limits.failedVerificationsPerSourcePerDay),
      perDay('failures-mailbox', mailbox, limits.failedVerificationsPerEmailPerDay),
    ],
    failuresOfStage: [
      {
        scope: 'failures-stage',
        subject: 'all',
        limit: limits.failedVerificationsPerStagePerHour,
        windowSeconds: HOUR,
      },
    ],
  } satisfies Record<string, RateLimit[]>;
}

/** How many forecast entries a user may have computed anew in a day. */
export function computedEntriesLimit(limits: Limits, userId: string): WindowLimit {
  return {
    scope: 'computed-entries',
    subject: userId,
    limit: limits.computedEntriesPerUserPerDay,
    windowSeconds: DAY,
  };
}

/**
 * How many requests a user may make by keys, and as many by sessions: whoever has a key must not keep its owner from
 * revoking it.
 */
export function requestsLimit(
  limits: Limits,
  { userId, credential }: Pick<Caller, 'userId' | 'credential'>,
): WindowLimit {
  const subject = `${userId}#${credential}`;
  return { scope: 'requests', subject, limit: limits.requestsPerUserPerDay, windowSeconds: DAY };
}

/** How often a user may have everything exported. */
export function exportsLimit(limits: Limits, userId: string): WindowLimit {
  return { scope: 'exports', subject: userId, limit: limits.exportsPerUserPerHour, windowSeconds: HOUR };
}

/** How often what stands at a calendar's address may be computed, and at all of its owner's. */
export function calendarAnswersLimits(limits: Limits, of: { userId: string; calendarId: string }) {
  const { calendarAnswersPerFeedPerHour: ofOne, calendarAnswersPerUserPerHour: ofAll } = limits;
  return [
    { scope: 'calendar-answers', subject: of.calendarId, limit: ofOne, windowSeconds: HOUR },
    { scope: 'calendar-answers-all', subject: of.userId, limit: ofAll, windowSeconds: HOUR },
  ] as const satisfies WindowLimit[];
}
