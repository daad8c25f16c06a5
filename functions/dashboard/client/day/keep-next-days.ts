import { addDays } from '#lib/time/calendar-date.ts';
import { readCache, withBirths, writeCache } from '../offline-cache.ts';
import { type Profile, profiles } from '../session.ts';
import { dayKeys } from './day-keys.ts';
import { loadPeriod } from './load-day.ts';

/** Delay after which a day on the screen no longer competes with other requests. */
const IDLE_MS = 4_000;

/**
 * Caches tomorrow's whole day, so that the page opens without a network next morning. Sends at most one request, because
 * GET /api/home has already returned tomorrow's forecast. Returns a function that cancels the request.
 */
export function keepNextDays(profile: Profile, today: string, lastDate: string): () => void {
  const timer = setTimeout(() => {
    const tomorrow = addDays(today, 1);
    if (tomorrow <= lastDate) void keepPeriod(profile, tomorrow).catch(() => undefined);
  }, IDLE_MS);
  return () => clearTimeout(timer);
}

async function keepPeriod(profile: Profile, date: string): Promise<void> {
  const key = withBirths(dayKeys.period(profile, date), profiles.value);
  if ((await readCache(key)) === undefined) writeCache(key, await loadPeriod(profile, date));
}
