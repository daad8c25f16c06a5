import { endpoint } from '#lib/http/endpoint.ts';
import { okAndForget } from '#lib/http/forget.ts';
import { recentSignInOf } from '#lib/http/recent-sign-in.ts';
import { eraseAccount } from '#lib/operations/deletions.ts';

/** DELETE /api/auth/me: erases the caller's account with everything that hangs on it. */
export const handler = endpoint(async (event) => {
  const { userId: id } = recentSignInOf(event);
  await eraseAccount(id);
  return okAndForget({ id, deleted: true });
});
