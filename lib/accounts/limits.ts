import * as v from 'valibot';
import { environmentVariable } from '#lib/environment.ts';

const Count = v.pipe(v.number(), v.minValue(1));

const LimitsSchema = v.strictObject({
  /** Codes that one address may have at once, and how long it takes until one more is allowed. */
  codesPerEmail: v.strictObject({ burst: Count, refillSeconds: v.pipe(v.number(), v.minValue(1)) }),
  codesPerEmailPerDay: Count,
  codesPerSourcePerHour: Count,
  codesPerStagePerHour: Count,
  verificationsPerSourcePerFiveMinutes: Count,
  failedVerificationsPerEmailAndSourcePerDay: Count,
  failedVerificationsPerEmailPerDay: Count,
  computedEntriesPerUserPerDay: Count,
  /** Requests with an account's keys and sessions, whatever they ask. */
  requestsPerUserPerDay: Count,
  exportsPerUserPerHour: Count,
  /** Cities that are bought of Amazon Location, because no cache knows them. */
  cityLookUpsPerUserPerDay: Count,
  cityLookUpsPerStagePerHour: Count,
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

/** How often codes may be asked for: by one source, for one address, and in the whole stage. */
export function codeLimits(limits: Limits, emailHash: string, source: string) {
  return {
    ofSource: [
      { scope: 'codes-source', subject: source, limit: limits.codesPerSourcePerHour, windowSeconds: HOUR },
    ],
    ofEmail: [
      { scope: 'codes-email', subject: emailHash, ...limits.codesPerEmail },
      { scope: 'codes-email-day', subject: emailHash, limit: limits.codesPerEmailPerDay, windowSeconds: DAY },
    ],
    ofStage: [
      { scope: 'codes-stage', subject: 'all', limit: limits.codesPerStagePerHour, windowSeconds: HOUR },
    ],
  } satisfies Record<string, RateLimit[]>;
}

/** How often codes may be tried: all tries of one source, and failed tries for one address. */
export function verificationLimits(limits: Limits, emailHash: string, source: string) {
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
      {
        scope: 'failures-email-source',
        subject: `${emailHash}#${source}`,
        limit: limits.failedVerificationsPerEmailAndSourcePerDay,
        windowSeconds: DAY,
      },
      {
        scope: 'failures-email',
        subject: emailHash,
        limit: limits.failedVerificationsPerEmailPerDay,
        windowSeconds: DAY,
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

/** How many requests a user may make. */
export function requestsLimit(limits: Limits, userId: string): WindowLimit {
  return { scope: 'requests', subject: userId, limit: limits.requestsPerUserPerDay, windowSeconds: DAY };
}

/** How often a user may have everything exported. */
export function exportsLimit(limits: Limits, userId: string): WindowLimit {
  return { scope: 'exports', subject: userId, limit: limits.exportsPerUserPerHour, windowSeconds: HOUR };
}

/** Of an account that is younger, nobody knows whether it came to stay. */
const YOUNG_MS = DAY * 1000;

/**
 * How many cities may be bought: for one user, and for the whole stage, of which accounts younger than a day may use
 * half at most, so that strangers are stopped before those who have been here.
 */
export function cityLookUpLimits(limits: Limits, user: { id: string; createdAt: string }, nowMs: number) {
  const limit = limits.cityLookUpsPerStagePerHour;
  const isYoung = nowMs - Date.parse(user.createdAt) < YOUNG_MS;
  const ofStage = (subject: string, most: number): WindowLimit => ({
    scope: 'look-ups-stage',
    subject,
    limit: most,
    windowSeconds: HOUR,
  });
  return {
    ofUser: [
      { scope: 'look-ups', subject: user.id, limit: limits.cityLookUpsPerUserPerDay, windowSeconds: DAY },
    ],
    ofStage: [...(isYoung ? [ofStage('young', Math.ceil(limit / 2))] : []), ofStage('all', limit)],
  } satisfies Record<string, RateLimit[]>;
}
