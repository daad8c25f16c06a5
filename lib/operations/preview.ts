import type { Caller } from '#lib/accounts/caller.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import type { Area } from '#lib/reading/brief/areas.ts';
import { dateInZone } from '#lib/time/civil-day.ts';
import { findUser } from './find-user.ts';
import { forecastHeaders, requestedDays } from './forecast-range.ts';
import { consumeComputeQuota } from './forecasts.ts';
import { type NewBirth, resolveBirth } from './resolve-birth.ts';

type PreviewRequest = NewBirth & {
  startDate?: string | undefined;
  endDate?: string | undefined;
  tz?: string | undefined;
  matters?: readonly Area[] | undefined;
};

/**
 * Prepares forecasts for a birth that isn't stored, by default of today, or of one day. Throws the errors of `resolveBirth` and
 * `requestedDays`. Computing them throws `rate_limited` if the daily quota is exceeded.
 */
export async function preparePreview(caller: Caller, request: PreviewRequest, nowMs = Date.now()) {
  const { startDate: from, endDate: to, tz, matters = [], ...input } = request;
  const birth = await resolveBirth(input, () => findUser(caller.userId));
  const startDate = from ?? dateInZone(nowMs, tz ?? birth.timeZone);
  const endDate = to ?? startDate;
  const days = requestedDays({ startDate, endDate, tz }, birth, caller, nowMs);
  return {
    headers: forecastHeaders(days),
    compute: async () => {
      await consumeComputeQuota(caller, days.dates.length);
      return { sunSign: birth.sunSign, horoscopes: forecastDays({ ...birth, matters }, days) };
    },
  };
}
