import { listKeys } from '#lib/contract/keys.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import * as keys from '#lib/operations/keys.ts';

/** Handles GET /api/keys. */
export const handler = endpoint(listKeys, async ({ caller }) =>
  ok({ keys: await keys.listKeys(caller.userId) }),
);
