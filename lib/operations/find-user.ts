import { accountErased } from '#lib/service-error.ts';
import * as users from '#lib/table/users.ts';

/** Finds the account of an authenticated user. Throws `unauthenticated` if the account was erased meanwhile. */
export async function findUser(userId: string, nowMs = Date.now()): Promise<users.User> {
  const user = await users.find(userId, nowMs);
  if (!user) throw accountErased();
  return user;
}

/** Finds the account with the number of its profiles, which a platform account counts in several items. */
export const findCountedUser = async (userId: string, nowMs = Date.now()): Promise<users.User> =>
  users.withProfileCount(await findUser(userId, nowMs));
