import { previewHoroscope } from '#lib/contract/forecasts.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { preparePreview } from '#lib/operations/preview.ts';

/** Handles POST /api/horoscope/preview. */
export const handler = endpoint(previewHoroscope, async ({ caller, body }) => {
  const { headers, compute } = await preparePreview(caller, body);
  return ok(await compute(), headers);
});
