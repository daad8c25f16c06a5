import * as contract from '#lib/contract/delivery.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { setDelivery } from '#lib/operations/delivery.ts';

/** Handles PUT /api/profiles/{id}/delivery. */
export const handler = endpoint(contract.setDelivery, async ({ caller, params, body }) =>
  ok(await setDelivery(caller, params.id, body)),
);
