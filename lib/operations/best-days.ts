import type { Caller } from '#lib/accounts/caller.ts';
import { bestDays, type PURPOSES } from '#lib/forecast/best-days.ts';
import type { Prepared } from '#lib/prepared.ts';
import { forecastBasis } from './forecast-basis.ts';
import { type AskedRange, askedDays } from './forecast-range.ts';
import { countComputed } from './forecasts.ts';
import { findProfile } from './profiles.ts';

/** What is asked of a profile: its best days of a range, at most `limit`, for one of the purposes. */
type AskedBestDays = AskedRange & { profileId: string; for: (typeof PURPOSES)[number]; limit: number };

/**
 * The best days of the caller's profile for a purpose, best first, with the reasons. Refused as `not_found` and as
 * `askedDays` refuses a range; making them, as `rate_limited` beyond the day's allowance.
 */
export async function findBestDays(caller: Caller, asked: AskedBestDays) {
  const { profileId, for: purpose, limit } = asked;
  const profile = await findProfile(caller.userId, profileId);
  const days = askedDays(asked, profile, caller.tier);
  const { id, name } = purpose;
  return {
    dependsOn: ['best-days', ...forecastBasis(profile, days), id, name, limit],
    make: async () => {
      await countComputed(caller.userId, days.dates.length);
      return { profileId, for: name, days: bestDays(profile, days, { purpose: id, limit }) };
    },
  } satisfies Prepared<object>;
}
