import type { Caller } from '#lib/accounts/caller.ts';
import type { Deferred } from '#lib/deferred.ts';
import { bestDays } from '#lib/forecast/best-days.ts';
import type { NamedPurpose } from '#lib/forecast/purposes.ts';
import { type DateRange, forecastEtagInputs, forecastHeaders, requestedDays } from './forecast-range.ts';
import { consumeComputeQuota } from './forecasts.ts';
import { findProfile } from './profiles.ts';

type BestDaysRequest = DateRange & { profileId: string; for: NamedPurpose; limit: number };

/**
 * Prepares the best days of a profile for a purpose, best first, with reasons. Throws `not_found` and the errors of
 * `requestedDays`. Computing the days throws `rate_limited` if the daily quota is exceeded.
 */
export async function prepareBestDays(caller: Caller, request: BestDaysRequest) {
  const { profileId, for: purpose, limit } = request;
  const profile = await findProfile(caller.userId, profileId);
  const days = requestedDays(request, profile, caller);
  const { id, name } = purpose;
  return {
    etagInputs: ['best-days', ...forecastEtagInputs(profile, days), id, name, limit],
    headers: forecastHeaders(days),
    compute: async () => {
      await consumeComputeQuota(caller, days.dates.length);
      return { profileId, for: name, days: bestDays(profile, days, { purpose: id, limit }) };
    },
  } satisfies Deferred<object>;
}
