import { bestDays } from '#lib/contract/best-days.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalDeferredJson } from '#lib/http/responses.ts';
import { prepareBestDays } from '#lib/operations/best-days.ts';

/** Handles GET /api/horoscope/best-days. */
export const handler = endpoint(bestDays, async ({ event, caller, query }) =>
  conditionalDeferredJson(event, await prepareBestDays(caller, query)),
);
