import * as contract from '#lib/contract/webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { rotateWebhook } from '#lib/operations/webhooks.ts';

/** Handles POST /api/webhooks/{id}/rotate. */
export const handler = endpoint(contract.rotateWebhook, async ({ caller, params }) =>
  ok(await rotateWebhook(caller, params.id)),
);
