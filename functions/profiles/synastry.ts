import { synastry } from '#lib/contract/charts.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalJson } from '#lib/http/responses.ts';
import { getSynastry } from '#lib/operations/synastry.ts';

/** Handles GET /api/profiles/{id}/with/{otherId}. */
export const handler = endpoint(synastry, async ({ event, caller, params: { id, otherId } }) =>
  // The response reveals birth data, so browsers must not cache it.
  conditionalJson(event, await getSynastry(caller.userId, id, otherId), 'no-store'),
);
