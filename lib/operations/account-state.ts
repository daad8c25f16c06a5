import { keyedHash } from '#lib/accounts/keyed-hash.ts';
import {
  calendarAnswersLimits,
  codeLimits,
  computedEntriesLimit,
  exportsLimit,
  type Limits,
  type RateLimit,
  refusalLimits,
  requestsLimit,
  verificationLimits,
} from '#lib/accounts/limits.ts';
import { boughtSearchLimits, cityLookUpLimits, searchesLimit } from '#lib/accounts/look-up-limits.ts';
import { mailboxOf } from '#lib/accounts/mailbox.ts';
import { withoutVoided } from '#lib/accounts/pending-codes.ts';
import { currentVersion, subkey } from '#lib/accounts/subkeys.ts';
import { serviceSecret } from '#lib/secret/service-secret.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as calendars from '#lib/table/calendars.ts';
import * as counters from '#lib/table/counters.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import * as undeliverable from '#lib/table/undeliverable.ts';
import * as users from '#lib/table/users.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * What counts how often an address is asked a code for, by anybody from a place that is not known, and what the whole
 * stage counts of strangers. Places are counted by themselves, so that nobody who has the address alone can look them up.
 */
async function limitsOfAddress(
  email: string,
  limits: Limits,
): Promise<{ codes: RateLimit[]; tries: RateLimit[]; refusals: RateLimit }> {
  const secret = await serviceSecret();
  const mailbox = keyedHash(subkey(secret, currentVersion(secret), 'limit'), mailboxOf(email));
  const anybody = { source: '', mailbox, pair: '', isKnown: false };
  const { ofMailbox, ofStage } = codeLimits(limits, anybody);
  const { failures, failuresOfStage } = verificationLimits(limits, anybody);
  return {
    codes: [...ofMailbox, ...ofStage],
    tries: [...failures.filter(({ subject }) => subject === mailbox), ...failuresOfStage],
    refusals: refusalLimits(limits, anybody).ofStage,
  };
}

function limitsOfAccount(user: users.User, limits: Limits, nowMs: number): RateLimit[] {
  const userId = user.id;
  return [
    requestsLimit(limits, { userId, credential: 'key' }),
    requestsLimit(limits, { userId, credential: 'session' }),
    computedEntriesLimit(limits, userId),
    exportsLimit(limits, userId),
    searchesLimit(limits, userId),
    boughtSearchLimits(limits, user, nowMs).ofUser,
    cityLookUpLimits(limits, user, nowMs).ofUser,
    ...calendarAnswersLimits(limits, { userId, calendarId: '' }).filter(({ subject }) => subject === userId),
  ];
}

/** How a limit stands, by its name in the table: what is taken of how many, and until when the next is refused. */
export type LimitState = { name: string; taken: number; limit: number; refusedUntil: string | null };

async function stateOf(limit: RateLimit, nowMs: number): Promise<LimitState> {
  const { taken, nextMs } = await counters.standingOf(limit, nowMs);
  const name = limit.scope === 'requests' ? `requests by ${limit.subject.split('#')[1]}` : limit.scope;
  return {
    name,
    taken,
    limit: 'burst' in limit ? limit.burst : limit.limit,
    refusedUntil: nextMs > nowMs ? iso(nextMs) : null,
  };
}

const statesOf = (limits: readonly RateLimit[], nowMs: number) =>
  Promise.all(limits.map((limit) => stateOf(limit, nowMs)));

async function credentialsOf({ id, signInKey }: users.User, nowMs: number) {
  const [ownProfiles, ownKeys, ownSessions] = await Promise.all([
    profiles.list(id),
    apiKeys.list(id),
    sessions.list(id, nowMs),
  ]);
  return {
    profiles: await Promise.all(
      ownProfiles.map(async (profile) => ({
        id: profile.id,
        createdAt: profile.createdAt,
        calendars: (await calendars.list(profile.id)).length,
      })),
    ),
    keys: ownKeys.map((key) => {
      const { name, start, ...shown } = apiKeys.publicPart(key);
      return { ...shown, isOfSignIn: key.id === signInKey?.id };
    }),
    sessions: {
      count: ownSessions.length,
      lastUsedAt:
        ownSessions
          .map(({ lastUsedAt }) => lastUsedAt)
          .sort()
          .at(-1) ?? null,
    },
  };
}

async function accountOf(user: users.User, limits: Limits, nowMs: number) {
  const { id, tier, createdAt, ttl } = user;
  return {
    id,
    tier,
    createdAt,
    /** Null once somebody has signed in. */
    expiresAt: ttl === undefined ? null : iso(ttl * 1000),
    ...(await credentialsOf(user, nowMs)),
    limits: await statesOf(limitsOfAccount(user, limits, nowMs), nowMs),
  };
}

/**
 * What is stored of an address and the account that it leads to, for an operator who is asked why something does not work:
 * identifiers, numbers, times and limits; no birth data, no name that somebody has written, and nothing that is or tells
 * a secret. Instants are ISO 8601.
 */
export async function accountState(email: string, limits: Limits, nowMs = Date.now()) {
  const [user, undeliverableUntil, codes, ofAddress] = await Promise.all([
    users.findByEmail(email, nowMs),
    undeliverable.notedUntil(email, nowMs),
    signInCodes.list(email, nowMs),
    limitsOfAddress(email, limits),
  ]);
  const pending = withoutVoided(codes).filter(({ usedAtMs }) => usedAtMs === undefined);
  return {
    undeliverableUntil: undeliverableUntil === undefined ? null : iso(undeliverableUntil),
    pendingCodes: pending.map(({ expiresAtMs }) => ({ expiresAt: iso(expiresAtMs) })),
    codeLimits: await statesOf(ofAddress.codes, nowMs),
    signInLimits: await statesOf(ofAddress.tries, nowMs),
    // Beyond it an alarm rings, and nobody is refused.
    refusedRecipients: { ...(await stateOf(ofAddress.refusals, nowMs)), refusedUntil: null },
    account: user ? await accountOf(user, limits, nowMs) : null,
  };
}
