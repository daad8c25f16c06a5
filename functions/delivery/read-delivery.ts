import { readDelivery } from '#lib/contract/delivery.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { getDelivery } from '#lib/operations/delivery.ts';

/** Handles GET /api/profiles/{id}/delivery. */
export const handler = endpoint(readDelivery, async ({ caller, params }) =>
  ok(await getDelivery(caller.userId, params.id)),
);
