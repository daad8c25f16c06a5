import { currentUser } from '#lib/contract/account.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { getAccount } from '#lib/operations/account.ts';

/** Handles GET /api/auth/me. */
export const handler = endpoint(currentUser, async ({ caller }) => ok(await getAccount(caller.userId)));
