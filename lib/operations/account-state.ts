import { keyedHash, toMailbox } from '#lib/accounts/limit-subjects.ts';
import {
  boughtSearchLimits,
  calendarAnswersLimits,
  cityLookUpLimits,
  codeLimits,
  computedEntriesLimit,
  editsLimit,
  exportsLimit,
  isNewUser,
  type Limits,
  type RateLimit,
  refusalLimits,
  requestLimits,
  searchesLimit,
  verificationLimits,
} from '#lib/accounts/limits.ts';
import { withoutReplaced } from '#lib/accounts/sign-in-code.ts';
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
 * Returns the rate limits of an address for new devices, and those of the stage. Omits limits per source, since the sources
 * can't be derived from the address.
 */
async function addressLimits(email: string, limits: Limits) {
  const secret = await serviceSecret();
  const mailbox = keyedHash(subkey(secret, currentVersion(secret), 'limit'), toMailbox(email));
  const stranger = { source: '', mailbox, device: '', isReturning: false };
  const { perMailbox, perStage } = codeLimits(limits, stranger);
  const { failures, failuresPerStage } = verificationLimits(limits, stranger);
  return {
    codes: [...perMailbox, ...perStage],
    tries: [...failures.filter(({ subject }) => subject === mailbox), ...failuresPerStage],
    refusals: refusalLimits(limits, stranger).perStage,
  };
}

function accountLimits(user: users.User, limits: Limits, nowMs: number): RateLimit[] {
  const userId = user.id;
  const account = { ...user, userId };
  const isNew = isNewUser(user, nowMs);
  const requests = (['key', 'session'] as const).flatMap(
    (credential) => requestLimits(limits, { ...account, credential }, isNew).own,
  );
  return [
    ...requests,
    computedEntriesLimit(limits, account),
    exportsLimit(limits, userId),
    editsLimit(limits, account),
    searchesLimit(limits, userId),
    boughtSearchLimits(limits, user, nowMs).perUser,
    cityLookUpLimits(limits, user, nowMs).perUser,
    ...calendarAnswersLimits(limits, account, '').filter(({ subject }) => subject === userId),
  ];
}

/** The state of a rate limit. `refusedUntil` is ISO 8601, or null if the next request is allowed. */
export type LimitState = { name: string; consumed: number; limit: number; refusedUntil: string | null };

async function readLimit(limit: RateLimit, nowMs: number): Promise<LimitState> {
  const { consumed, nextMs } = await counters.getStatus(limit, nowMs);
  const credential = limit.scope.startsWith('requests') ? limit.subject.split('#')[1] : undefined;
  const name = credential === undefined ? limit.scope : `${limit.scope} by ${credential}`;
  return {
    name,
    consumed,
    limit: 'burst' in limit ? limit.burst : limit.limit,
    refusedUntil: nextMs > nowMs ? iso(nextMs) : null,
  };
}

const readLimits = (limits: readonly RateLimit[], nowMs: number) =>
  Promise.all(limits.map((limit) => readLimit(limit, nowMs)));

async function readCredentials({ id, signInKey }: users.User, nowMs: number) {
  const [ownProfiles, ownKeys, ownSessions] = await Promise.all([
    profiles.list(id),
    apiKeys.list(id),
    sessions.list(id, nowMs),
  ]);
  const lastUses = ownSessions.map(({ lastUsedAt }) => lastUsedAt).sort();
  return {
    profiles: await Promise.all(
      ownProfiles.map(async (profile) => ({
        id: profile.id,
        createdAt: profile.createdAt,
        calendars: (await calendars.list(profile.id)).length,
      })),
    ),
    keys: ownKeys.map((key) => {
      const { name, start, ...shown } = apiKeys.publicFields(key);
      return { ...shown, isOfSignIn: key.id === signInKey?.id };
    }),
    sessions: { count: ownSessions.length, lastUsedAt: lastUses.at(-1) ?? null },
  };
}

async function readAccount(user: users.User, limits: Limits, nowMs: number) {
  const { id, tier, createdAt, ttl, suspendedAt = null } = user;
  return {
    id,
    tier,
    createdAt,
    // Null after the first sign-in.
    expiresAt: ttl === undefined ? null : iso(ttl * 1000),
    suspendedAt,
    profileCount: (await users.withProfileCount(user)).profileCount,
    ...(await readCredentials(user, nowMs)),
    limits: await readLimits(accountLimits(user, limits, nowMs), nowMs),
  };
}

/**
 * Collects the ids, counts, times and limits that an operator needs to diagnose problems with an address and its account.
 * Contains no birth data, names or secrets. Instants are ISO 8601. `subject` is the address, or the account if the operator named
 * that: its address may not lead to it.
 */
export async function getAccountState(subject: string | users.User, limits: Limits, nowMs = Date.now()) {
  const named = typeof subject === 'string' ? undefined : subject;
  const email = typeof subject === 'string' ? subject : subject.email;
  const [found, undeliverableUntil, codes, ofAddress] = await Promise.all([
    users.findByEmail(email, nowMs),
    undeliverable.findExpiryMs(email, nowMs),
    signInCodes.list(email, nowMs),
    addressLimits(email, limits),
  ]);
  const user = named ?? found;
  const pending = withoutReplaced(codes).filter(({ usedAtMs }) => usedAtMs === undefined);
  return {
    undeliverableUntil: undeliverableUntil === undefined ? null : iso(undeliverableUntil),
    pendingCodes: pending.map(({ expiresAtMs }) => ({ expiresAt: iso(expiresAtMs) })),
    codeLimits: await readLimits(ofAddress.codes, nowMs),
    signInLimits: await readLimits(ofAddress.tries, nowMs),
    // This limit only triggers an alarm; it refuses no request.
    refusedRecipients: { ...(await readLimit(ofAddress.refusals, nowMs)), refusedUntil: null },
    account: user ? await readAccount(user, limits, nowMs) : null,
    // Whether a sign-in with the address reaches the account.
    isReachedByAddress: user?.id === found?.id,
  };
}
