import { isDeepStrictEqual } from 'node:util';
import * as profiles from '#lib/table/profiles.ts';
import { isErased, isGone, putAccountBack, putProfileBack, recount } from '#lib/table/put-back.ts';
import { type Item, type RestoredAccount, restoredAccounts } from '#lib/table/restored-table.ts';
import * as users from '#lib/table/users.ts';

/** How many accounts are looked at, and put back, at once. */
const AT_ONCE = 4;

/** What became of the accounts or profiles of a restored table, by number. */
export type Fates = {
  /** There as they were. */
  same: number;
  /** There, and changed since; of accounts, that another has their address. */
  changed: number;
  /** Deleted by their owner since; of accounts, also where that was a later one of the same address. */
  deleted: number;
  /** Missing, and put back if that was asked for. */
  missing: number;
};

const none = (): Fates => ({ same: 0, changed: 0, deleted: 0, missing: 0 });

/** Who has an account's profiles now: the account itself, or the one that its address leads to. */
const ownerNow = async ({ id, email }: users.User) =>
  (await users.find(id)) ?? (await users.findByEmail(email));

async function fateOfAccount(account: RestoredAccount, isWriting: boolean) {
  const { user } = account;
  if (await isErased(user)) return { fate: 'deleted' } as const;
  const owner = await ownerNow(user);
  if (owner) return { fate: owner.id === user.id ? 'same' : 'changed', owner } as const;
  if (!isWriting) return { fate: 'missing' } as const;
  const isBack = await putAccountBack(account);
  // Otherwise somebody has signed up with its address in this very moment, or it was deleted.
  return { fate: isBack ? 'missing' : 'changed', owner: await ownerNow(user) } as const;
}

async function fateOfProfile(
  item: Item,
  former: users.User,
  owner: users.User | undefined,
  isWriting: boolean,
) {
  const profile = profiles.toProfile(item);
  const found = owner && (await profiles.find(owner.id, profile.id));
  if (found) return isDeepStrictEqual(found, profile) ? 'same' : 'changed';
  if (await isGone(profile.id)) return 'deleted';
  if (!isWriting) return 'missing';
  return owner && (await putProfileBack(item, former, owner)) ? 'missing' : 'deleted';
}

/**
 * Compares the accounts and profiles of a restored table with those that are there and, if asked to, puts back what is
 * missing. What was deleted since by its owner stays deleted, and what is there stays as it is; profiles of a lost
 * account go to the one that its address leads to now. Safe to be cut off and run again.
 */
export async function restore(restoredTable: string, isWriting: boolean) {
  const fates = { accounts: none(), profiles: none() };
  const accounts = restoredAccounts(restoredTable);
  const restoreInTurn = async () => {
    for await (const account of accounts) {
      const { fate, owner } = await fateOfAccount(account, isWriting);
      fates.accounts[fate] += 1;
      for (const item of account.profiles)
        fates.profiles[
          fate === 'deleted' ? fate : await fateOfProfile(item, account.user, owner, isWriting)
        ] += 1;
      if (isWriting && owner) await recount(owner.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, restoreInTurn));
  return fates;
}
