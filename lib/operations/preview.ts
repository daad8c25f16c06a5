import type { Caller } from '#lib/accounts/caller.ts';
import { sunSign } from '#lib/chart/natal-chart.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { checkBirthTime } from './check-birth-time.ts';
import { findUser } from './find-user.ts';
import { type DateRange, requestedDays } from './forecast-range.ts';
import { consumeComputeQuota } from './forecasts.ts';
import { type Birthplace, resolveBirthplace } from './places.ts';

type PreviewRequest = Birthplace & DateRange & { birthDate: string; birthTime?: string | undefined };

/**
 * Computes forecasts for a birth that isn't stored. Throws the errors of `resolveBirthplace`, `checkBirthTime` and
 * `requestedDays`, and `rate_limited` if the daily quota is exceeded.
 */
export async function previewForecast({ userId, tier }: Caller, request: PreviewRequest) {
  const { birthDate, birthTime, startDate, endDate, tz, ...birthplace } = request;
  const place = await resolveBirthplace(birthplace, () => findUser(userId));
  const birth = { birthDate, ...(birthTime !== undefined && { birthTime }), ...place };
  checkBirthTime(birth);
  const days = requestedDays({ startDate, endDate, tz }, birth, tier);
  await consumeComputeQuota(userId, days.dates.length);
  return { days, preview: { sunSign: sunSign(birth), horoscopes: forecastDays(birth, days) } };
}
