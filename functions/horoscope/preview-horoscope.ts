import { previewHoroscope } from '#lib/contract/forecasts.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { forecastHeaders } from '#lib/operations/forecast-range.ts';
import { previewForecast } from '#lib/operations/preview.ts';

/** Handles POST /api/horoscope/preview. */
export const handler = endpoint(previewHoroscope, async ({ caller, body }) => {
  const { days, preview } = await previewForecast(caller, body);
  return ok(preview, forecastHeaders(days));
});
