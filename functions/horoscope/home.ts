import { home } from '#lib/contract/home.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalDeferredJson } from '#lib/http/responses.ts';
import { prepareHome } from '#lib/operations/home.ts';

/** Handles GET /api/home. */
export const handler = endpoint(home, async ({ event, caller, query }) =>
  conditionalDeferredJson(event, await prepareHome(caller, query)),
);
