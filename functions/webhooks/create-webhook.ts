import * as contract from '#lib/contract/webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { created } from '#lib/http/responses.ts';
import { createWebhook } from '#lib/operations/webhooks.ts';

/** Handles POST /api/webhooks. */
export const handler = endpoint(contract.createWebhook, async ({ event, caller, body }) => {
  const webhook = await createWebhook(caller, body);
  return created(event, webhook, `/api/webhooks/${webhook.id}`);
});
