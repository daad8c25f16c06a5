import { usage } from '#lib/contract/account.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { usageOf } from '#lib/operations/usage.ts';

/** GET /api/usage: what the caller's tier allows, and how much of it is used. */
export const handler = endpoint(usage, async ({ caller }) => ok(await usageOf(caller.userId)));
