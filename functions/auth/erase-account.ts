import { eraseAccount } from '#lib/contract/account.ts';
import { okAndForget } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as deletions from '#lib/operations/deletions.ts';

/** DELETE /api/auth/me: erases the caller's account with everything that hangs on it. */
export const handler = endpoint(eraseAccount, async ({ caller: { userId: id } }) => {
  await deletions.eraseAccount(id);
  return okAndForget({ id, deleted: true });
});
