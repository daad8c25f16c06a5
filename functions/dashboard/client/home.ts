import type { Home } from '#lib/contract/home.ts';
import { ApiProblem, call } from './api.ts';
import { zone } from './dates.ts';
import { dayKeys } from './day/day-keys.ts';

type AccountAndDays = Pick<Home, 'user' | 'profiles'> & Partial<Home>;

/**
 * Loads what the first screen shows in one request. If that fails, for instance because the daily quota is used up or the
 * profile doesn't exist, loads only the account and its profiles. Throws an `ApiProblem`.
 */
export async function loadHome(profileId: string): Promise<AccountAndDays> {
  try {
    return await call('GET /api/home', { query: { ...(profileId && { profileId }), tz: zone } });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status > 0 && error.status !== 401)) throw error;
    const [user, { profiles }] = await Promise.all([call('GET /api/auth/me'), call('GET /api/profiles')]);
    return { user, profiles };
  }
}

/** The parts of a home response that the day view shows, by cache key. */
export function partsOf(home: AccountAndDays): [key: string, value: unknown][] {
  const { profileId, profiles, days, reasons, themes, events, sky } = home;
  const profile = profiles.find(({ id }) => id === profileId);
  const explained = (reasons?.horoscopes ?? []).map((entry) => ({ ...reasons, horoscopes: [entry] }));
  const date = reasons?.horoscopes[0]?.date;
  const [first, last] = [days?.[0]?.date, days?.at(-1)?.date];
  if (!profile || !date || !days || !first || !last || !sky) return [];
  return [
    ...explained.map((day): [string, unknown] => [
      dayKeys.day(profile.id, day.horoscopes[0]?.date ?? ''),
      day,
    ]),
    [dayKeys.week(profile.id, first, last), { horoscopes: days }],
    ...days.map((day): [string, unknown] => [dayKeys.rating(profile.id, day.date), day.overallRating]),
    [dayKeys.period(profile, date), { themes, sky: events }],
    [dayKeys.sky(sky.at), sky],
  ];
}
