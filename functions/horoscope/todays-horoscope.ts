import { todaysHoroscope } from '#lib/contract/forecasts.ts';
import { madeUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { forecast } from '#lib/operations/forecasts.ts';

/** GET /api/horoscope/today: what daily answers for the zone's current day and those after it. */
export const handler = endpoint(todaysHoroscope, async ({ event, caller, query }) =>
  madeUnlessKnown(event, await forecast(caller, query)),
);
