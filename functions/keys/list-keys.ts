import { endpoint, ok, sessionCallerOf } from '#lib/http/endpoint.ts';
import { listKeys } from '#lib/operations/keys.ts';

/** GET /api/keys: the caller's keys, oldest first, each by its first characters only. */
export const handler = endpoint(async (event) => ok({ keys: await listKeys(sessionCallerOf(event).userId) }));
