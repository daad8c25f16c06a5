import type { Account } from '#lib/accounts/caller.ts';
import { computedEntriesLimit, exportsLimit, stageLimits } from '#lib/accounts/limits.ts';
import { logSecurityEvent } from '#lib/log/log.ts';
import { accountErased, ServiceError } from '#lib/service-error.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as calendars from '#lib/table/calendars.ts';
import * as counters from '#lib/table/counters.ts';
import * as deletions from '#lib/table/deletions.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import * as judgments from '#lib/table/judgments.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as pushSubscriptions from '#lib/table/push-subscriptions.ts';
import * as sessions from '#lib/table/sessions.ts';
import type { User } from '#lib/table/users.ts';
import * as webhooks from '#lib/table/webhooks.ts';
import { consumeAccountLimit } from './consume-limits.ts';
import { findCountedUser, findUser } from './find-user.ts';
import { publicTest, publicVerdict } from './judged-fields.ts';

/** Lambda limits a response to 6 MB; the rest of the export is small. */
const MAX_FORECAST_BYTES = 5_000_000;

/** Maximum size of verdicts and blind tests in an export: 600 days without notes, or a year with notes of 100 characters. */
const MAX_VERDICT_BYTES = 100_000;

/**
 * Maximum number of cached forecasts read for an export, so that the export finishes within the timeout. Ten profiles usually
 * have fewer.
 */
const MAX_FORECASTS_READ = 15_000;

/** Maximum number of profiles in an export, which take about half a megabyte. */
const MAX_EXPORTED_PROFILES = 1_000;

/**
 * How many profiles an export reads at a time, with four calls each. The AWS SDK opens 50 connections; further calls would wait
 * for one until they time out.
 */
const PROFILES_AT_A_TIME = 10;

const exportTooLarge = () =>
  new ServiceError(
    'export_too_large',
    `An export can have at most ${MAX_EXPORTED_PROFILES.toLocaleString('en-US')} profiles. Read them with GET /api/profiles?limit=500 and its cursor, and each with GET /api/profiles/{id}.`,
  );

// Bundles that need neither drop them.
const ofUsage = /* @__PURE__ */ stageLimits('computedEntries');
const ofExport = /* @__PURE__ */ stageLimits('exports');

/** Returns a user's account with the limits of its tier. Throws `unauthenticated` if the account was erased. */
export async function getAccount(userId: string) {
  return accountOf(await findCountedUser(userId));
}

/** The account with the limits of its tier. */
export function accountOf({ id, email, tier, profileCount, maxProfiles, maxDaysFromToday }: User) {
  return { id, email, tier, profileCount, maxProfiles, maxDaysFromToday };
}

/**
 * Returns the numbers of profiles and computed entries with their limits; the number of computed entries resets at `resetsAt`
 * (ISO 8601). Doesn't consume the compute quota. Throws `unauthenticated` if the account was erased.
 */
export async function getUsage(account: Account, nowMs = Date.now()) {
  const [user, used] = await Promise.all([
    findCountedUser(account.userId, nowMs),
    countComputedEntries(account, nowMs),
  ]);
  return usageOf(user, used, nowMs);
}

/** The number of entries that an account has computed today. */
export const countComputedEntries = (account: Account, nowMs: number): Promise<number> =>
  counters.getCount(computedEntriesLimit(ofUsage, account), nowMs);

/** The usage of an account that has computed `used` entries today. */
export function usageOf(user: User, used: number, nowMs: number) {
  const { id: userId, tier, profileCount: profiles, maxProfiles } = user;
  const limit = computedEntriesLimit(ofUsage, { ...user, userId });
  const resetsAt = new Date(counters.windowAt(limit, nowMs).endMs).toISOString();
  return { tier, profiles, maxProfiles, computedEntries: { limit: limit.limit, used, resetsAt } };
}

/**
 * Exports a user's stored data, without secrets. `horoscopesLeftOut` counts those of the first 15,000 cached forecasts that
 * don't fit into the response; forecast requests still return the omitted forecasts, and lists of verdicts those that
 * `verdictsLeftOut` says are missing. Throws `unauthenticated`,
 * `export_too_large` or `rate_limited`.
 */
export async function exportAccount(userId: string) {
  const { id, email, tier, profileCount, createdAt } = await findCountedUser(userId);
  if (profileCount > MAX_EXPORTED_PROFILES) throw exportTooLarge();
  const nowMs = Date.now();
  const detail = `Your account can be exported ${ofExport.exportsPerUserPerHour} times an hour. Try again later.`;
  await consumeAccountLimit(exportsLimit(ofExport, userId), { detail, nowMs });
  logSecurityEvent({ event: 'account_exported', outcome: 'allowed', userId });
  const [ownProfiles, keys, ownSessions, ownWebhooks, subscriptions] = await Promise.all([
    profiles.list(userId, MAX_EXPORTED_PROFILES),
    apiKeys.list(userId),
    sessions.list(userId),
    webhooks.list(userId),
    pushSubscriptions.list(userId),
  ]);
  const [exportedProfiles, judged, cached] = await Promise.all([
    collectProfiles(ownProfiles),
    collectJudged(ownProfiles),
    collectForecasts(ownProfiles),
  ]);
  return {
    exportedAt: new Date(nowMs).toISOString(),
    user: { id, email, tier, profileCount, createdAt },
    profiles: exportedProfiles,
    keys: keys.map(apiKeys.publicFields),
    sessions: ownSessions.map(sessions.publicFields),
    webhooks: ownWebhooks.map(webhooks.publicFields),
    pushSubscriptions: subscriptions.map(pushSubscriptions.exportedFields),
    ...judged,
    ...cached,
  };
}

/** Reads something of each profile, several profiles at a time, and yields it in the order of the profiles. */
async function* readOfEach<Found>(
  ownProfiles: profiles.Profile[],
  read: (profile: profiles.Profile) => Promise<Found>,
): AsyncGenerator<[profiles.Profile, Found]> {
  for (let start = 0; start < ownProfiles.length; start += PROFILES_AT_A_TIME) {
    const some = ownProfiles.slice(start, start + PROFILES_AT_A_TIME);
    yield* await Promise.all(
      some.map(async (profile) => [profile, await read(profile)] as [typeof profile, Found]),
    );
  }
}

async function collectProfiles(ownProfiles: profiles.Profile[]) {
  const exported = [];
  for await (const [profile, fields] of readOfEach(ownProfiles, feedsAndDeliveries)) {
    const { matters = [], mail, push, ...others } = profile;
    const channels = {
      ...(mail && { mail: deliveries.asSet(mail) }),
      ...(push && { push: deliveries.asSet(push) }),
    };
    exported.push({ ...others, ...channels, matters, ...fields });
  }
  return exported;
}

async function feedsAndDeliveries({ id }: profiles.Profile) {
  const [feeds, recent] = await Promise.all([calendars.list(id), deliveries.listDeliveries(id, Date.now())]);
  return { calendars: feeds.map(calendars.exportedFields), deliveries: recent };
}

async function collectJudged(ownProfiles: profiles.Profile[]) {
  const verdicts: ({ profileId: string } & ReturnType<typeof publicVerdict>)[] = [];
  const blindTests: ({ profileId: string } & ReturnType<typeof publicTest>)[] = [];
  let left = MAX_VERDICT_BYTES;
  for await (const [{ id: profileId }, all] of readOfEach(ownProfiles, ({ id }) =>
    judgments.readAll(id, left),
  )) {
    // Profiles that were read at the same time may have used up what was left.
    const found = all.bytes > left ? await judgments.readAll(profileId, left) : all;
    verdicts.push(...found.verdicts.map((verdict) => ({ profileId, ...publicVerdict(verdict) })));
    blindTests.push(...found.tests.map((test) => ({ profileId, ...publicTest(test) })));
    left -= found.bytes;
    if (left < 0) return { verdicts, blindTests, verdictsLeftOut: true as const };
  }
  return { verdicts, blindTests };
}

async function collectForecasts(ownProfiles: profiles.Profile[]) {
  const horoscopes: forecasts.StoredForecast[] = [];
  let bytes = 0;
  let leftOut = 0;
  const read = async (profile: profiles.Profile) => {
    const cached: forecasts.StoredForecast[] = [];
    for await (const forecast of forecasts.listByBirth(profile.id, birthKey(profile))) {
      cached.push(forecast);
      if (horoscopes.length + leftOut + cached.length === MAX_FORECASTS_READ) break;
    }
    return cached;
  };
  for await (const [, cached] of readOfEach(ownProfiles, read))
    for (const forecast of cached) {
      bytes += Buffer.byteLength(JSON.stringify(forecast)) + 1;
      if (bytes <= MAX_FORECAST_BYTES) horoscopes.push(forecast);
      else leftOut += 1;
      if (horoscopes.length + leftOut === MAX_FORECASTS_READ)
        return { horoscopes, horoscopesLeftOut: leftOut };
    }
  return { horoscopes, ...(leftOut > 0 && { horoscopesLeftOut: leftOut }) };
}

/** Erases a user's account and everything that depends on it. Throws `unauthenticated` if the account was already erased. */
export async function eraseAccount(userId: string): Promise<void> {
  if (!(await deletions.eraseAccount(await findUser(userId)))) throw accountErased();
  logSecurityEvent({ event: 'account_erased', outcome: 'allowed', userId });
}
