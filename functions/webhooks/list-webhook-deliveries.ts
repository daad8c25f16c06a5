import * as contract from '#lib/contract/webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { listDeliveries } from '#lib/operations/webhooks.ts';

/** Handles GET /api/webhooks/{id}/deliveries. */
export const handler = endpoint(contract.listWebhookDeliveries, async ({ caller, params, query }) =>
  ok(await listDeliveries(caller.userId, params.id, query)),
);
