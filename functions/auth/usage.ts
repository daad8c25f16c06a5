import { usage } from '#lib/contract/account.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { getUsage } from '#lib/operations/account.ts';

/** Handles GET /api/usage. */
export const handler = endpoint(usage, async ({ caller }) => ok(await getUsage(caller)));
