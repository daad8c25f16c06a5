import { createKey } from '#lib/contract/keys.ts';
import { created } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { makeKey } from '#lib/operations/new-keys.ts';

/** POST /api/keys: makes a further key for the caller, on the terms that they choose; this answer is the only one that shows it. */
export const handler = endpoint(createKey, async ({ event, caller, body, idempotencyKey }) => {
  const key = await makeKey(caller.userId, body, idempotencyKey);
  return created(event, key, `/api/keys/${key.id}`);
});
