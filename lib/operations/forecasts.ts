import type { Account, Caller } from '#lib/accounts/caller.ts';
import { computedEntriesLimit, stageLimits } from '#lib/accounts/limits.ts';
import type { Deferred } from '#lib/deferred.ts';
import { type ForecastEntry, MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { DEFAULT_LANGUAGE } from '#lib/forecast/languages.ts';
import { logError, logFailure } from '#lib/log/log.ts';
import { count } from '#lib/log/metrics.ts';
import { ServiceError } from '#lib/service-error.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as counters from '#lib/table/counters.ts';
import * as forecastCache from '#lib/table/forecasts.ts';
import type { Profile } from '#lib/table/profiles.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { consumeAccountLimit } from './consume-limits.ts';
import {
  type DateRange,
  type DaysFromToday,
  forecastEtagInputs,
  forecastHeaders,
  type RequestedDays,
  requestedDays,
} from './forecast-range.ts';
import { findProfile } from './profiles.ts';

/** Number of past days to cache; older days are rarely requested twice. */
const CACHE_PAST_DAYS = 7;

type ForecastRequest = (DateRange | DaysFromToday) & { profileId: string; explain: boolean };

/**
 * Prepares the forecast of the caller's profile, one entry per day, in ascending order of date. Throws `not_found` and the
 * errors of `requestedDays`. Computing the forecast throws `rate_limited` if the daily quota is exceeded.
 */
export async function prepareForecast(caller: Caller, request: ForecastRequest) {
  const { profileId, explain } = request;
  const profile = await findProfile(caller.userId, profileId);
  const days = requestedDays(request, profile, caller);
  const person = personOf(profile);
  const compute = explain ? explainEntries : forecastEntries;
  return {
    etagInputs: ['forecast', ...forecastEtagInputs(profile, days), person, explain],
    headers: forecastHeaders(days),
    compute: async () => ({ ...person, ...(await compute(profile, days, caller)) }),
  } satisfies Deferred<object>;
}

/** The fields of a forecast about the person. */
export const personOf = ({ id: profileId, name: profileName, sunSign }: Profile) => ({
  profileId,
  profileName,
  sunSign,
});

/** Loads the code that computes forecasts, most of a bundle. A new process that finds all days in the cache doesn't need it. */
const loadComputation = () => import('#lib/forecast/forecast-days.ts');

/** Computes the other fields of an explained forecast, without consuming the quota. */
export async function explainedForecast(profile: Profile, days: RequestedDays) {
  const { explainDays } = await loadComputation();
  const { entries, ...explanation } = explainDays(profile, days);
  return { ...explanation, horoscopes: entries };
}

async function explainEntries(profile: Profile, days: RequestedDays, account: Account) {
  await consumeComputeQuota(account, days.dates.length);
  return explainedForecast(profile, days);
}

const forecastEntries = async (profile: Profile, days: RequestedDays, account: Account) => ({
  horoscopes: await loadEntries(profile, days, account),
});

/** Returns cached entries and computes the missing ones, consuming the quota and writing the cache in parallel. */
export async function loadEntries(
  profile: Profile,
  days: RequestedDays,
  account: Account,
): Promise<ForecastEntry[]> {
  const { dates, timeZone } = days;
  const cache = cacheOf(profile, timeZone, account);
  const entries = await readCache(cache, days);
  const misses = dates.filter((date) => !entries.has(date));
  count('ForecastsFromCache', dates.length - misses.length);
  const computed = await computeMissing([{ profile, cache, dates: misses }], account);
  for (const entry of computed.flat()) entries.set(entry.date, entry);
  return dates.flatMap((date) => entries.get(date) ?? []);
}

/** A day of a profile in a time zone. */
export type OneDay = { profile: Profile; timeZone: string; date: string };

/** Like `loadEntries`, for up to 100 different days of an account's profiles. */
export const loadDays = (wanted: readonly OneDay[], account: Account): Promise<ForecastEntry[]> =>
  loadDaysOf(
    wanted.map((day) => ({ ...day, userId: account.userId })),
    account,
  );

/**
 * Like `loadEntries`, for up to 100 different days of profiles of several accounts. Consumes no quota: what the service sends by
 * itself must not use up what its readers may ask for.
 */
export const loadUnaskedDays = (wanted: readonly (OneDay & { userId: string })[]): Promise<ForecastEntry[]> =>
  loadDaysOf(wanted, undefined);

async function loadDaysOf(
  wanted: readonly (OneDay & { userId: string })[],
  account: Account | undefined,
): Promise<ForecastEntry[]> {
  const needed = wanted.map((day) => ({
    ...{ profile: day.profile, date: day.date, dates: [day.date] },
    cache: cacheOf(day.profile, day.timeZone, day),
  }));
  const hits = (await forecastCache.findDays(needed).catch(logFailure('forecast cache read failed'))) ?? [];
  const misses = needed.filter((_, at) => !hits[at]);
  count('ForecastsFromCache', needed.length - misses.length);
  const computed = (await computeMissing(misses, account)).flat();
  return needed.flatMap((_, at) => hits[at] ?? computed.shift() ?? []);
}

type Missing = { profile: Profile; cache: Cache; dates: string[] };

/** Computes missing entries, consuming the quota of an account, if any, and writing the cache in parallel. */
async function computeMissing(
  missing: readonly Missing[],
  account: Account | undefined,
): Promise<ForecastEntry[][]> {
  const amount = missing.reduce((sum, { dates }) => sum + dates.length, 0);
  if (amount === 0) return [];
  // The quota is checked before computing. If requests are concurrent, the atomic counter decides.
  const isOverQuota = account !== undefined && amount > (await remainingQuota(account));
  if (isOverQuota) await consumeComputeQuota(account, amount);
  const { forecastDays } = await loadComputation();
  const computed = missing.map(({ profile, cache, dates }) => ({
    cache,
    entries: forecastDays(profile, { dates, timeZone: cache.timeZone }),
  }));
  const [charge] = await Promise.allSettled([
    isOverQuota || !account ? undefined : consumeComputeQuota(account, amount),
    writeCache(computed),
  ]);
  if (!account) count('ForecastsComputed', amount);
  if (charge.status === 'rejected') {
    // Undoes the cache write if a concurrent request exhausted the quota.
    await forecastCache.remove(computed).catch(logFailure('forecast cache eviction failed'));
    throw charge.reason;
  }
  return computed.map(({ entries }) => entries);
}

type Cache = forecastCache.ForecastCache;

const cacheOf = (profile: Profile, timeZone: string, { userId }: Pick<Account, 'userId'>): Cache => ({
  userId,
  profileId: profile.id,
  birth: birthKey(profile),
  modelVersion: MODEL_VERSION,
  language: DEFAULT_LANGUAGE,
  timeZone,
  isOfBirthplace: timeZone === profile.timeZone,
});

/** Returns the cache hits by date. A failing cache slows a response down, but never breaks it. */
const readCache = async (cache: Cache, range: RequestedDays): Promise<Map<string, ForecastEntry>> =>
  (await forecastCache.list(cache, range).catch(logFailure('forecast cache read failed'))) ?? new Map();

async function writeCache(computed: readonly forecastCache.CachedDays[]): Promise<void> {
  const firstDate = addDays(dateInZone(Date.now(), 'UTC'), -CACHE_PAST_DAYS);
  const recent = computed.map(({ cache, entries }) => ({
    cache,
    entries: entries.filter((entry) => entry.date >= firstDate),
  }));
  await forecastCache.storeAll(recent).catch(logFailure('forecast cache write failed'));
}

const stage = /* @__PURE__ */ stageLimits('computedEntries');

/** Returns the number of entries that an account can still compute today, or the whole quota if the counter can't be read. */
async function remainingQuota(account: Account): Promise<number> {
  const limit = computedEntriesLimit(stage, account);
  const onFailure = logFailure('compute quota read failed', { userId: account.userId });
  return limit.limit - ((await counters.getCount(limit, Date.now()).catch(onFailure)) ?? 0);
}

/**
 * Consumes the user's daily quota of computed entries. Throws `rate_limited` if the quota is exceeded, but ignores a failing
 * counter.
 */
export async function consumeComputeQuota(account: Account, entries: number): Promise<void> {
  if (entries === 0) return;
  const limit = computedEntriesLimit(stage, account);
  const quota = limit.limit.toLocaleString('en-US');
  const detail = `Your account can compute ${quota} new forecast days per day. Cached days don't count. Try again after 00:00 UTC.`;
  try {
    await consumeAccountLimit(limit, { amount: entries, detail, nowMs: Date.now() });
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    logError('compute quota update failed', { userId: account.userId }, error);
  }
  count('ForecastsComputed', entries);
}
