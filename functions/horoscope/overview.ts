import { overview } from '#lib/contract/overview.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalDeferredJson } from '#lib/http/responses.ts';
import { prepareOverview } from '#lib/operations/overview.ts';

/** Handles GET /api/horoscope/overview. */
export const handler = endpoint(overview, async ({ event, caller, query }) =>
  conditionalDeferredJson(event, await prepareOverview(caller, query)),
);
