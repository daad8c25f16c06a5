import { ok } from '#lib/http/answers.ts';
import { sessionCallerOf } from '#lib/http/caller.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as apiKeys from '#lib/table/api-keys.ts';

/** GET /api/keys: the caller's keys, oldest first, each by its first characters only. */
export const handler = endpoint(async (event) => {
  const keys = await apiKeys.list(sessionCallerOf(event).userId);
  return ok({ keys: keys.map(apiKeys.publicPart) });
});
