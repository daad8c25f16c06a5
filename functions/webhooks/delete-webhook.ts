import * as contract from '#lib/contract/webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { deleteWebhook } from '#lib/operations/webhooks.ts';

/** Handles DELETE /api/webhooks/{id}. */
export const handler = endpoint(contract.deleteWebhook, async ({ caller, params: { id } }) => {
  await deleteWebhook(caller, id);
  return ok({ id, deleted: true });
});
