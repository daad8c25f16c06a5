import * as v from 'valibot';
import { KeyAccess, KeyExpiry } from '#lib/accounts/key-terms.ts';
import { created, endpoint, sessionCallerOf } from '#lib/http/endpoint.ts';
import { idempotencyKeyIn } from '#lib/http/idempotency-key.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { textField } from '#lib/http/text-field.ts';
import { createKey } from '#lib/operations/new-keys.ts';

const NewKey = inputObject({
  name: textField('name', 80),
  access: v.optional(KeyAccess, 'read-write'),
  expiresAt: v.nullish(KeyExpiry),
});

/** POST /api/keys: makes a further key for the caller, on the terms that they choose; this answer is the only one that shows it. */
export const handler = endpoint(async (event) => {
  const { userId } = sessionCallerOf(event);
  return created(await createKey(userId, readBody(event, NewKey), idempotencyKeyIn(event)));
});
