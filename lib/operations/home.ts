import type { Caller } from '#lib/accounts/caller.ts';
import type { Deferred } from '#lib/deferred.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import * as profiles from '#lib/table/profiles.ts';
import { accountOf, countComputedEntries, usageOf } from './account.ts';
import { findCountedUser } from './find-user.ts';
import { forecastEtagInputs, forecastHeaders, weekAround } from './forecast-range.ts';
import { explainedForecast, loadEntries, personOf } from './forecasts.ts';
import { findProfile, profileSummary } from './profiles.ts';
import { skyAt } from './sky.ts';

const HOUR_MS = 3_600_000;
/** Today and tomorrow, which a client can then show without a network. */
const EXPLAINED_DAYS = 2;

type HomeRequest = { profileId?: string | undefined; tz?: string | undefined };

/**
 * Prepares what a first screen shows: the account, its first profiles, and the week of one profile, by default the first. Without
 * profiles, all about days is null. Throws `not_found` for an unknown profile. Computing missing days of the week throws
 * `rate_limited` if the daily quota is exceeded; explained days aren't counted, because the request quota bounds them.
 */
export async function prepareHome(caller: Caller, request: HomeRequest, nowMs = Date.now()) {
  const { userId } = caller;
  const [user, own, used] = await Promise.all([
    findCountedUser(userId, nowMs),
    profiles.list(userId),
    countComputedEntries(caller, nowMs),
  ]);
  const { profileId = own[0]?.id } = request;
  const profile =
    own.find(({ id }) => id === profileId) ?? (profileId && (await findProfile(userId, profileId)));
  const hourMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const account = {
    user: accountOf(user),
    profiles: own.map((one) => ({ ...profileSummary(one), timeZone: one.timeZone })),
    usage: usageOf(user, used, nowMs),
  };
  const days = profile ? daysOf(profile, request.tz, caller, nowMs) : undefined;
  return {
    etagInputs: ['home', account, hourMs, MODEL_VERSION, ...(days?.etagInputs ?? [])],
    ...(days && { headers: days.headers }),
    compute: async () => ({ ...account, ...(days ? await days.compute() : NO_DAYS), sky: skyAt(hourMs) }),
  } satisfies Deferred<object>;
}

const NO_DAYS = { profileId: null, timeZone: null, days: null, reasons: null, themes: null, events: null };

/** The parts about a profile's days. */
function daysOf(profile: profiles.Profile, tz: string | undefined, caller: Caller, nowMs: number) {
  const { today, week } = weekAround(profile, tz, caller, nowMs);
  return {
    etagInputs: [profile.name, ...forecastEtagInputs(profile, week), today.endDate],
    headers: forecastHeaders(week),
    compute: async () => {
      const days = await loadEntries(profile, week, caller);
      const nextDays = week.dates.filter((date) => date >= today.endDate).slice(0, EXPLAINED_DAYS);
      const explained = await explainedForecast(profile, { ...week, dates: nextDays });
      const reasons = { ...personOf(profile), ...explained };
      const { themes, sky: events } = periodOverview(profile, today);
      return { profileId: profile.id, timeZone: week.timeZone, days, reasons, themes, events };
    },
  } satisfies Deferred<object>;
}
