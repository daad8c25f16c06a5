import { todaysHoroscope } from '#lib/contract/forecasts.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalDeferredJson } from '#lib/http/responses.ts';
import { prepareForecast } from '#lib/operations/forecasts.ts';

/** Handles GET /api/horoscope/today. */
export const handler = endpoint(todaysHoroscope, async ({ event, caller, query }) =>
  conditionalDeferredJson(event, await prepareForecast(caller, query)),
);
