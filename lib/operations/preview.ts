import type { Caller } from '#lib/accounts/caller.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import type { Area } from '#lib/reading/brief/areas.ts';
import { findUser } from './find-user.ts';
import { type DateRange, forecastHeaders, requestedDays } from './forecast-range.ts';
import { consumeComputeQuota } from './forecasts.ts';
import { type NewBirth, resolveBirth } from './resolve-birth.ts';

/**
 * Prepares forecasts for a birth that isn't stored. Throws the errors of `resolveBirth` and `requestedDays`. Computing them throws
 * `rate_limited` if the daily quota is exceeded.
 */
export async function preparePreview(
  caller: Caller,
  request: NewBirth & DateRange & { matters?: readonly Area[] | undefined },
) {
  const { startDate, endDate, tz, matters = [], ...input } = request;
  const birth = await resolveBirth(input, () => findUser(caller.userId));
  const days = requestedDays({ startDate, endDate, tz }, birth, caller);
  return {
    headers: forecastHeaders(days),
    compute: async () => {
      await consumeComputeQuota(caller, days.dates.length);
      return { sunSign: birth.sunSign, horoscopes: forecastDays({ ...birth, matters }, days) };
    },
  };
}
