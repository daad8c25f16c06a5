import type { Caller } from '#lib/accounts/caller.ts';
import type { Deferred } from '#lib/deferred.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import { type DateRange, forecastEtagInputs, forecastHeaders, requestedDays } from './forecast-range.ts';
import { consumeComputeQuota } from './forecasts.ts';
import { findProfile } from './profiles.ts';

/**
 * Prepares the overview of a period for a profile. Throws `not_found` and the errors of `requestedDays`. Computing the
 * overview throws `rate_limited` if the daily quota is exceeded.
 */
export async function prepareOverview(caller: Caller, request: DateRange & { profileId: string }) {
  const { profileId } = request;
  const profile = await findProfile(caller.userId, profileId);
  const days = requestedDays(request, profile, caller);
  return {
    etagInputs: ['overview', ...forecastEtagInputs(profile, days)],
    headers: forecastHeaders(days),
    compute: async () => {
      await consumeComputeQuota(caller, days.dates.length);
      return { profileId, ...periodOverview(profile, days) };
    },
  } satisfies Deferred<object>;
}
