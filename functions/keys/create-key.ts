import { createKey } from '#lib/contract/keys.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { created } from '#lib/http/responses.ts';
import * as keys from '#lib/operations/keys.ts';

/** Handles POST /api/keys. */
export const handler = endpoint(createKey, async ({ event, caller, body, idempotencyKey }) => {
  const key = await keys.createKey(caller, body, idempotencyKey);
  return created(event, key, `/api/keys/${key.id}`);
});
