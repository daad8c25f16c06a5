import { unsubscribePush } from '#lib/contract/push.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { unsubscribe } from '#lib/operations/push.ts';

/** Handles DELETE /api/push/subscriptions/{id}. */
export const handler = endpoint(unsubscribePush, async ({ caller, params: { id } }) => {
  await unsubscribe(caller.userId, id);
  return ok({ id, deleted: true });
});
