import { dailyHoroscope } from '#lib/contract/forecasts.ts';
import { madeUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { forecast } from '#lib/operations/forecasts.ts';

/** GET /api/horoscope/daily: one entry per day of the range, from the transits to the profile's natal chart. */
export const handler = endpoint(dailyHoroscope, async ({ event, caller, query }) =>
  madeUnlessKnown(event, await forecast(caller, query)),
);
