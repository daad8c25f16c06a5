import { stageLimits } from '#lib/accounts/limits.ts';
import { computedEntriesLimit } from '#lib/accounts/rate-limits.ts';
import type { ForecastEntry } from '#lib/forecast/day.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { MODEL_VERSION } from '#lib/forecast/model-version.ts';
import { rateLimited } from '#lib/http/problem.ts';
import { logError } from '#lib/log.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import type { Profile } from '#lib/table/profiles.ts';
import * as rateLimits from '#lib/table/rate-limits.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { datesOf, type Range } from './date-range.ts';

/** Days are cached from a week ago on: what lies further back is hardly asked for twice. */
const CACHED_DAYS_BACK = 7;
const limits = stageLimits();

/** A failing cache slows an answer down and never breaks it. */
async function cached(cache: forecasts.ForecastCache, range: Range): Promise<Map<string, ForecastEntry>> {
  try {
    return await forecasts.list(cache, range);
  } catch (error) {
    logError('the forecast cache was not read', {}, error);
    return new Map();
  }
}

async function keep(cache: forecasts.ForecastCache, entries: ForecastEntry[], nowMs: number): Promise<void> {
  const firstCached = addDays(dateInZone(nowMs, 'UTC'), -CACHED_DAYS_BACK);
  try {
    await forecasts.store(
      cache,
      entries.filter((entry) => entry.date >= firstCached),
      nowMs,
    );
  } catch (error) {
    logError('the forecast cache was not written', {}, error);
  }
}

/** Counts entries that are computed anew; throws 429 beyond the user's daily allowance. */
export async function countComputed(userId: string, entries: number, nowMs: number): Promise<void> {
  if (entries === 0) return;
  const limit = computedEntriesLimit(limits, userId);
  const retryAfterSeconds = await rateLimits
    .takeAmount(limit, entries, nowMs)
    .catch((error: unknown) => logError('computed entries were not counted', { userId }, error));
  if (retryAfterSeconds)
    throw rateLimited(
      `At most ${limit.limit} entries a day are computed anew for one account; cached ones do not count.`,
      retryAfterSeconds,
    );
}

/** The entries of a range in ascending order: from the cache as far as it has them, the rest computed and cached. */
export async function forecastEntries(
  userId: string,
  profile: Profile,
  range: Range,
): Promise<ForecastEntry[]> {
  const nowMs = Date.now();
  const cache = { profileId: profile.id, modelVersion: MODEL_VERSION, timeZone: range.timeZone };
  const entries = await cached(cache, range);
  const dates = datesOf(range);
  const missing = dates.filter((date) => !entries.has(date));
  await countComputed(userId, missing.length, nowMs);
  const computed = forecastDays(profile, { dates: missing, timeZone: range.timeZone });
  await keep(cache, computed, nowMs);
  for (const entry of computed) entries.set(entry.date, entry);
  return dates.flatMap((date) => entries.get(date) ?? []);
}
