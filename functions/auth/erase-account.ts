import { clearedCookie } from '#lib/accounts/session.ts';
import { ok } from '#lib/http/answers.ts';
import { sessionCallerOf } from '#lib/http/caller.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { notFound } from '#lib/http/problem.ts';
import { eraseAccount } from '#lib/table/deletions.ts';
import * as users from '#lib/table/users.ts';

/** DELETE /api/auth/me: erases the caller's account with everything that hangs on it. */
export const handler = endpoint(async (event) => {
  const user = await users.find(sessionCallerOf(event).userId);
  if (!user || !(await eraseAccount(user))) throw notFound('The account');
  return {
    ...ok({ id: user.id, deleted: true }),
    multiValueHeaders: { 'Set-Cookie': [clearedCookie()] },
  };
});
