import { currentUser } from '#lib/contract/account.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { accountOf } from '#lib/operations/account.ts';

/** GET /api/auth/me: the caller's account, with what its tier allows and what is used of it. */
export const handler = endpoint(currentUser, async ({ caller }) => ok(await accountOf(caller.userId)));
