import { eraseAccount } from '#lib/contract/account.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { okAndClearSession } from '#lib/http/responses.ts';
import * as account from '#lib/operations/account.ts';

/** Handles DELETE /api/auth/me. */
export const handler = endpoint(eraseAccount, async ({ caller: { userId: id } }) => {
  await account.eraseAccount(id);
  return okAndClearSession({ id, deleted: true });
});
