import { isDeepStrictEqual } from 'node:util';
import * as profiles from '#lib/table/profiles.ts';
import * as restores from '#lib/table/restore.ts';
import * as users from '#lib/table/users.ts';

const CONCURRENCY = 4;

/** Counts of the restored table's accounts or profiles by their state in the current table. */
export type Fates = {
  /** An account exists; a profile exists unchanged. */
  same: number;
  /** A profile exists with changes; an account is missing, and another account now has its address. */
  changed: number;
  /** Was deleted by its owner; for an account, also if a later account with the same address was erased. */
  deleted: number;
  /** Was missing; restored if `isWriting`. */
  missing: number;
};

const none = (): Fates => ({ same: 0, changed: 0, deleted: 0, missing: 0 });

/** Finds the owner of an account's profiles: the account itself, or else the account that now has its address. */
const findCurrentOwner = async ({ id, email }: users.User) =>
  (await users.find(id)) ?? (await users.findByEmail(email));

async function restoreAccount(account: restores.RestoredAccount, isWriting: boolean) {
  const { user } = account;
  if (await restores.isErased(user)) return { fate: 'deleted' } as const;
  const owner = await findCurrentOwner(user);
  if (owner) return { fate: owner.id === user.id ? 'same' : 'changed', owner } as const;
  if (!isWriting) return { fate: 'missing' } as const;
  const isRestored = await restores.restoreAccount(account);
  // If the account wasn't restored, someone has just signed up with the account's address or erased the account.
  return { fate: isRestored ? 'missing' : 'changed', owner: await findCurrentOwner(user) } as const;
}

async function restoreProfile(
  item: restores.Item,
  previousOwner: users.User,
  owner: users.User | undefined,
  isWriting: boolean,
) {
  const profile = profiles.toProfile(item);
  const found = owner && (await profiles.find(owner.id, profile.id));
  if (found) return isDeepStrictEqual(found, profile) ? 'same' : 'changed';
  if (await restores.isDeleted(profile.id)) return 'deleted';
  if (!isWriting) return 'missing';
  return owner && (await restores.restoreProfile(item, previousOwner, owner)) ? 'missing' : 'deleted';
}

/**
 * Compares a restored table's accounts and profiles with the current ones and, if `isWriting`, restores missing ones. Nothing
 * that exists is overwritten, and accounts and profiles with a tombstone stay deleted. Profiles of a lost account are
 * restored to the account that now has its address. Can be interrupted and run again.
 */
export async function restore(restoredTable: string, isWriting: boolean) {
  const fates = { accounts: none(), profiles: none() };
  const accounts = restores.restoredAccounts(restoredTable);
  const work = async () => {
    for await (const account of accounts) {
      const { fate, owner } = await restoreAccount(account, isWriting);
      fates.accounts[fate] += 1;
      for (const item of account.profiles)
        fates.profiles[
          fate === 'deleted' ? fate : await restoreProfile(item, account.user, owner, isWriting)
        ] += 1;
      if (isWriting && owner) await restores.fixProfileCount(owner.id);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return fates;
}
