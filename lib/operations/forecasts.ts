import type { Caller } from '#lib/accounts/caller.ts';
import { computedEntriesLimit, stageLimits } from '#lib/accounts/limits.ts';
import { explainDays, forecastDays } from '#lib/forecast/forecast-days.ts';
import { DEFAULT_LANGUAGE, type ForecastEntry, MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { logError } from '#lib/log.ts';
import { count } from '#lib/metrics.ts';
import type { Prepared } from '#lib/prepared.ts';
import { Refusal } from '#lib/refusal.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as counters from '#lib/table/counters.ts';
import * as forecastCache from '#lib/table/forecasts.ts';
import type { Profile } from '#lib/table/profiles.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { forecastBasis } from './forecast-basis.ts';
import { type AskedDays, type AskedFromToday, type AskedRange, askedDays } from './forecast-range.ts';
import { findProfile } from './profiles.ts';
import { takeOfAccount } from './take-limits.ts';

/** Days are cached from a week ago on: what lies further back is hardly asked for twice. */
const CACHED_DAYS_BACK = 7;

/** What is asked of a profile: its forecast for some days, if wished with everything that it rests on. */
type AskedForecast = (AskedRange | AskedFromToday) & { profileId: string; explain: boolean };

/**
 * The forecast of the caller's profile, one entry a day, ascending. Refused as `not_found` and as `askedDays` refuses
 * days; making it, as `rate_limited` beyond the day's allowance.
 */
export async function forecast({ userId, tier }: Caller, asked: AskedForecast) {
  const { profileId, explain: explained } = asked;
  const profile = await findProfile(userId, profileId);
  const days = askedDays(asked, profile, tier);
  const person = { profileId, profileName: profile.name, sunSign: profile.sunSign };
  return {
    dependsOn: ['forecast', ...forecastBasis(profile, days), person, explained],
    make: async () => ({ ...person, ...(await forecastOf(profile, days, { explained, userId })) }),
  } satisfies Prepared<object>;
}

async function forecastOf(
  profile: Profile,
  days: AskedDays,
  { explained, userId }: { explained: boolean; userId: string },
) {
  if (!explained) return { horoscopes: await entriesOf(profile, days, userId) };
  await countComputed(userId, days.dates.length);
  const { entries, ...explanation } = explainDays(profile, days);
  return { ...explanation, horoscopes: entries };
}

/** From the cache as far as it has them; the rest is computed, and counted and cached at the same time. */
async function entriesOf(profile: Profile, days: AskedDays, userId: string): Promise<ForecastEntry[]> {
  const { dates, timeZone } = days;
  const model = { modelVersion: MODEL_VERSION, language: DEFAULT_LANGUAGE };
  const isOfBirthplace = timeZone === profile.timeZone;
  const of = { userId, profileId: profile.id, birth: birthKey(profile) };
  const cache = { ...of, ...model, timeZone, isOfBirthplace };
  const entries = await cached(cache, days);
  const missing = dates.filter((date) => !entries.has(date));
  count('ForecastsFromCache', dates.length - missing.length);
  if (missing.length > 0) {
    // Nothing is computed for whoever has used up theirs; of several requests at once the table's count decides.
    const isTooMuch = missing.length > (await leftToCompute(userId));
    if (isTooMuch) await countComputed(userId, missing.length);
    const computed = forecastDays(profile, { dates: missing, timeZone });
    const [counted] = await Promise.allSettled([
      isTooMuch ? undefined : countComputed(userId, missing.length),
      keep(cache, computed),
    ]);
    if (counted.status === 'rejected') {
      await discard(cache, computed);
      throw counted.reason;
    }
    for (const entry of computed) entries.set(entry.date, entry);
  }
  return dates.flatMap((date) => entries.get(date) ?? []);
}

type Cache = forecastCache.ForecastCache;

/** A failing cache slows an answer down and never breaks it. */
async function cached(cache: Cache, range: AskedDays): Promise<Map<string, ForecastEntry>> {
  try {
    return await forecastCache.list(cache, range);
  } catch (error) {
    logError('the forecast cache was not read', {}, error);
    return new Map();
  }
}

async function keep(cache: Cache, entries: ForecastEntry[]): Promise<void> {
  const firstCached = addDays(dateInZone(Date.now(), 'UTC'), -CACHED_DAYS_BACK);
  try {
    await forecastCache.store(
      cache,
      entries.filter((entry) => entry.date >= firstCached),
    );
  } catch (error) {
    logError('the forecast cache was not written', {}, error);
  }
}

/** Whoever has used up theirs, with requests at once, is not to find the days kept. */
async function discard(cache: Cache, entries: ForecastEntry[]): Promise<void> {
  try {
    await forecastCache.remove(cache, entries);
  } catch (error) {
    logError('entries that were refused stay cached', {}, error);
  }
}

const stage = stageLimits();

/** How many entries an account may have computed today, as far as the table can be asked. */
async function leftToCompute(userId: string): Promise<number> {
  const limit = computedEntriesLimit(stage, userId);
  try {
    return limit.limit - (await counters.countIn(limit, Date.now()));
  } catch (error) {
    logError('what is left to compute was not read', { userId }, error);
    return limit.limit;
  }
}

/**
 * Counts entries that are about to be computed anew. Refused as `rate_limited` beyond the user's daily allowance; when
 * they cannot be counted, they are computed all the same.
 */
export async function countComputed(userId: string, entries: number): Promise<void> {
  if (entries === 0) return;
  const limit = computedEntriesLimit(stage, userId);
  const sentence = `At most ${limit.limit} entries a day are computed anew for one account; cached ones do not count.`;
  try {
    await takeOfAccount(limit, { amount: entries, sentence, nowMs: Date.now() });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    logError('computed entries were not counted', { userId }, error);
  }
  count('ForecastsComputed', entries);
}
