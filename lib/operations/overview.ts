import type { Caller } from '#lib/accounts/caller.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import type { Prepared } from '#lib/prepared.ts';
import { forecastBasis } from './forecast-basis.ts';
import { type AskedRange, askedDays } from './forecast-range.ts';
import { countComputed } from './forecasts.ts';
import { findProfile } from './profiles.ts';

/** What is asked of a profile: the overview of a range of days. */
type AskedOverview = AskedRange & { profileId: string };

/**
 * The overview of a range of days for the caller's profile: what lasts, what the sky does, and how it is as a whole.
 * Refused as `not_found` and as `askedDays` refuses a range; making it, as `rate_limited` beyond the day's allowance.
 */
export async function findOverview(caller: Caller, asked: AskedOverview) {
  const { profileId } = asked;
  const profile = await findProfile(caller.userId, profileId);
  const days = askedDays(asked, profile, caller.tier);
  return {
    dependsOn: ['overview', ...forecastBasis(profile, days)],
    make: async () => {
      await countComputed(caller.userId, days.dates.length);
      return { profileId, ...periodOverview(profile, days) };
    },
  } satisfies Prepared<object>;
}
