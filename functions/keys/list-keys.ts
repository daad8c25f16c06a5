import { listKeys } from '#lib/contract/keys.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as keys from '#lib/operations/keys.ts';

/** GET /api/keys: the caller's keys, oldest first, each by its first characters only. */
export const handler = endpoint(listKeys, async ({ caller }) =>
  ok({ keys: await keys.listKeys(caller.userId) }),
);
