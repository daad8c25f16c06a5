import * as contract from '#lib/contract/webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { replayWebhook } from '#lib/operations/webhooks.ts';

/** Handles POST /api/webhooks/{id}/replay. */
export const handler = endpoint(contract.replayWebhook, async ({ caller, params, body }) =>
  ok(await replayWebhook(caller, params.id, body)),
);
