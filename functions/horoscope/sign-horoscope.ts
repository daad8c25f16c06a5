import { signHoroscope } from '#lib/contract/signs.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalDeferredJson } from '#lib/http/responses.ts';
import { prepareSignForecast } from '#lib/operations/sign-forecast.ts';

/** Handles GET /api/horoscope/sign/{sign}. */
export const handler = endpoint(signHoroscope, async ({ event, params, query }) => {
  const { forecast, cacheControl } = prepareSignForecast(params.sign, query);
  return conditionalDeferredJson(event, forecast, cacheControl);
});
