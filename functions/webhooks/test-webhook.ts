import * as contract from '#lib/contract/webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { testWebhook } from '#lib/operations/webhooks.ts';

/** Handles POST /api/webhooks/{id}/test. */
export const handler = endpoint(contract.testWebhook, async ({ caller, params }) =>
  ok(await testWebhook(caller, params.id)),
);
