import { subscribePush } from '#lib/contract/push.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { created } from '#lib/http/responses.ts';
import { subscribe } from '#lib/operations/push.ts';

/** Handles POST /api/push/subscriptions. */
export const handler = endpoint(subscribePush, async ({ event, caller, body }) => {
  const subscription = await subscribe(caller, body);
  return created(event, subscription, `/api/push/subscriptions/${subscription.id}`);
});
