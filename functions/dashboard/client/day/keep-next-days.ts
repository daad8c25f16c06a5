import { addDays } from '#lib/time/calendar-date.ts';
import { call } from '../api.ts';
import { zone } from '../dates.ts';
import { birthsIn, readCache, writeCache } from '../offline-cache.ts';
import { type Profile, profiles } from '../session.ts';
import { dayBefore, dayKeys } from './day-keys.ts';

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
  const startDate = dayBefore(date, profile.birthDate);
  const key = `${dayKeys.period(profile.id, startDate, date)} ${birthsIn(profile.id, profiles.value)}`;
  if ((await readCache(key)) !== undefined) return;
  const query = { profileId: profile.id, startDate, endDate: date, tz: zone };
  writeCache(key, await call('GET /api/horoscope/overview', { query }));
}
