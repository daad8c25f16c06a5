import * as profiles from '#lib/table/profiles.ts';
import * as restores from '#lib/table/restore.ts';
import { changedAttributes } from '#lib/table/transactions.ts';
import type * as users from '#lib/table/users.ts';

const CONCURRENCY = 4;

/** Counts of the restored table's accounts or profiles by their state in the current table. */
export type Fates = {
  /** Exists unchanged. */
  same: number;
  /** Exists with changes; overwritten if `isOverwriting`. */
  changed: number;
  /** Exists with changes, but was not overwritten, because it was edited or deleted since it was compared. */
  skipped: number;
  /** Another account now has the address of an account, which is usually missing. */
  replaced: number;
  /** Was deleted by its owner; for an account, also if a later account with the same address was erased. */
  deleted: number;
  /** Was missing, or of an account the item by which its address finds it; restored if `isWriting`. */
  missing: number;
};

const none = (): Fates => ({ same: 0, changed: 0, skipped: 0, replaced: 0, deleted: 0, missing: 0 });

/** The state of an account or profile, with the sorted names of its attributes that were changed since. */
type Comparison = { state: keyof Fates; attributes?: string[] };

/** An account, or one of its profiles, that differs from the restored table. */
export type Difference = Comparison & { userId: string; profileId?: string };

/** Listed like an attribute, if an existing account can't be found by its address. */
const EMAIL_POINTER = 'email pointer';

type Options = {
  isWriting: boolean;
  /** Whether changed accounts and profiles are overwritten. */
  isOverwriting?: boolean;
  /** Ids of the accounts (with their profiles) and profiles to compare; by default all. */
  only?: readonly string[] | undefined;
};

async function restoreAccount(
  account: restores.RestoredAccount,
  { isWriting, isOverwriting }: Options,
): Promise<Comparison & { owner?: users.User | undefined }> {
  const { user } = account;
  if (await restores.isErased(user)) return { state: 'deleted' };
  const owner = await restores.findCurrentOwner(user);
  if (owner?.id === user.id) {
    const leadsTo = await restores.addressLeadsTo(user);
    const isLost = leadsTo === 'nothing';
    const isTaken = isLost && isWriting && !(await restores.restoreEmailPointer(user));
    if (isTaken || leadsTo === 'another') return { state: 'replaced', owner };
    const changed = restores.changedSince(owner, user);
    const attributes = isLost ? [...changed, EMAIL_POINTER] : changed;
    if (changed.length === 0) return { state: isLost ? 'missing' : 'same', attributes, owner };
    const isSkipped = isOverwriting && !(await restores.overwriteAccount(owner, user));
    return { state: isSkipped ? 'skipped' : 'changed', attributes, owner };
  }
  if (owner) return { state: 'replaced', owner };
  if (!isWriting) return { state: 'missing' };
  const isRestored = await restores.restoreAccount(account);
  // If the account wasn't restored, someone has just signed up with the account's address or erased the account.
  return { state: isRestored ? 'missing' : 'replaced', owner: await restores.findCurrentOwner(user) };
}

async function restoreProfile(
  restoredTable: string,
  item: restores.Item,
  previousOwner: users.User,
  owner: users.User | undefined,
  { isWriting, isOverwriting }: Options,
): Promise<Comparison> {
  const profile = profiles.toProfile(item);
  const found = owner && (await profiles.find(owner.id, profile.id));
  if (found) {
    const attributes = changedAttributes(found, profile);
    if (attributes.length === 0) return { state: 'same' };
    const isSkipped = isOverwriting && !(await profiles.edit(owner.id, found, profile));
    return { state: isSkipped ? 'skipped' : 'changed', attributes };
  }
  if (await restores.isDeleted(profile.id)) return { state: 'deleted' };
  if (!isWriting) return { state: 'missing' };
  const isRestored = owner && (await restores.restoreProfile(restoredTable, item, previousOwner, owner));
  return { state: isRestored ? 'missing' : 'deleted' };
}

/**
 * Compares a restored table's accounts and profiles with the current ones, and returns their counts and the differences, in
 * order of account and profile. If `isWriting`, restores missing ones; if `isOverwriting`, also puts back changed ones, unless
 * they are edited meanwhile. Accounts and profiles with a tombstone stay deleted. Profiles of a lost account are restored to
 * the account that now has its address. A missing account is restored with any of its profiles. Throws an error that names
 * the ids in `only` that the restored table doesn't contain. Can be interrupted and run again.
 */
export async function restore(restoredTable: string, options: Options) {
  const { isWriting, isOverwriting = false, only } = options;
  const counts = { accounts: none(), profiles: none() };
  const differences: Difference[] = [];
  const report = (kind: keyof typeof counts, { userId, ...difference }: Difference) => {
    counts[kind][difference.state] += 1;
    if (difference.state !== 'same') differences.push({ userId, ...difference });
  };
  const accounts = only
    ? restores.namedAccounts(restoredTable, only)
    : restores.restoredAccounts(restoredTable);
  const work = async () => {
    for await (const account of accounts) {
      const userId = account.user.id;
      const isNamed = only?.includes(userId) ?? true;
      const { owner, ...comparison } = await restoreAccount(account, {
        isWriting,
        isOverwriting: isOverwriting && isNamed,
      });
      if (isNamed || comparison.state === 'missing') report('accounts', { userId, ...comparison });
      for (const item of account.profiles) {
        const profileId = String(item['id']);
        if (!isNamed && !only?.includes(profileId)) continue;
        const { state } = comparison;
        const ofProfile =
          state === 'deleted'
            ? { state }
            : await restoreProfile(restoredTable, item, account.user, owner, options);
        report('profiles', { userId, profileId, ...ofProfile });
      }
      if (isWriting && owner) await restores.fixProfileCount(owner.id);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const order = ({ userId, profileId = '' }: Difference) => `${userId} ${profileId}`;
  differences.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return { ...counts, differences };
}
