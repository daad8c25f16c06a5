import { callerOf, endpoint, ok } from '#lib/http/endpoint.ts';
import { currentUser } from '#lib/operations/account.ts';

/** GET /api/auth/me: the caller's account, with what its tier allows and what is used of it. */
export const handler = endpoint(async (event) => ok(await currentUser(callerOf(event).userId)));
