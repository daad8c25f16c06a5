import * as contract from '#lib/contract/webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { editWebhook } from '#lib/operations/webhooks.ts';

/** Handles PATCH /api/webhooks/{id}. */
export const handler = endpoint(contract.updateWebhook, async ({ caller, params, body }) =>
  ok(await editWebhook(caller, params.id, body)),
);
