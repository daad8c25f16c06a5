import { callerOf, endpoint, ok } from '#lib/http/endpoint.ts';
import { usageOf } from '#lib/operations/usage.ts';

/** GET /api/usage: what the caller's tier allows, and how much of it is used. */
export const handler = endpoint(async (event) => ok(await usageOf(callerOf(event).userId)));
