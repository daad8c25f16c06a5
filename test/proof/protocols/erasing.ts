import { eraseAccount } from '#lib/operations/account.ts';
import { findCaller } from '#lib/operations/find-caller.ts';
import { editProfile } from '#lib/operations/save-profile.ts';
import type { SignedIn } from '#lib/operations/sign-in.ts';
import * as users from '#lib/table/users.ts';
import { BrokenPromise, type Protocol } from '../explore.ts';
import type { Simulation } from '../simulation.ts';
import { withProfile } from './correcting.ts';
import { signedInOwner, storeCode, tryCode } from './signing-in.ts';
import { finishAll, streamProcess } from './stream.ts';

/** Tombstones and counters, which expire and hold no personal data. */
const KEPT = ['GONE#', 'RATE#'];

/** Promises about an erased account: no credential works, nothing is left after the sweep, and no code outlives it. */
async function checkErased(simulation: Simulation, ids: readonly string[], key: string): Promise<void> {
  if (await findCaller({ key })) throw new BrokenPromise('no key of an erased account works');
  await finishAll(simulation);
  const isKept = (PK: unknown) => KEPT.some((prefix) => String(PK).startsWith(prefix));
  const left = simulation.table
    .items()
    .filter(({ PK }) => !isKept(PK))
    .filter(({ PK, userId }) => ids.some((id) => `${PK} ${userId}`.includes(id)));
  if (left.length > 0) throw new BrokenPromise('nothing of an erased account is left after the sweep');
}

/** Erasing an account beside a forecast that is computed, an edit of the birth and the stream. */
export const erasing: Protocol = {
  name: 'erasing',
  exhaustive: { faults: 0, crashes: 1 },
  async prepare(simulation) {
    const { user, profile, forecast } = await withProfile(simulation);
    const { apiKey: key } = await signedInOwner(simulation);
    // Fills the cache of keys, which all schedules share.
    await findCaller({ key });
    simulation.start('eraser', async () => {
      await eraseAccount(user.id);
      return (await findCaller({ key })) ? 'key works' : 'erased';
    });
    simulation.start('reader', forecast);
    if (simulation.isRandom)
      simulation.start('editor', () =>
        editProfile({ ...user, userId: user.id }, profile.id, { birthDate: '1985-12-01' }),
      );
    streamProcess(simulation);
    return async () => {
      if (simulation.ended.get('eraser')?.value === 'key works')
        throw new BrokenPromise('no key of an erased account works');
      // An owner whose request failed asks again.
      if (await users.find(user.id)) await eraseAccount(user.id);
      await checkErased(simulation, [user.id, profile.id], key);
    };
  },
};

/** Erasing an account beside a new sign-in to its address. */
export const erasingBesideSignIn: Protocol = {
  name: 'erasing-beside-sign-in',
  exhaustive: { faults: 0, crashes: 0 },
  async prepare(simulation) {
    const { user, profile } = await withProfile(simulation);
    const { apiKey: key } = await signedInOwner(simulation);
    await storeCode(simulation);
    simulation.start('eraser', () => eraseAccount(user.id));
    simulation.start('owner', tryCode);
    return async () => {
      const { user: signedIn, apiKey } = (simulation.ended.get('owner')?.value ?? {}) as Partial<SignedIn>;
      const isErased = (await users.find(user.id)) === undefined;
      if (isErased) await checkErased(simulation, [user.id, profile.id], key);
      const codes = simulation.table
        .items()
        .filter(({ PK, usedAtMs }) => /^CODE#/.test(`${PK}`) && !usedAtMs);
      if (isErased && codes.length > 0) throw new BrokenPromise('no code outlives its account');
      if (!signedIn || !apiKey) return;
      const isThere = (await users.find(signedIn.id)) !== undefined;
      if (isThere !== ((await findCaller({ key: apiKey })) !== undefined))
        throw new BrokenPromise('the key of a sign-in works as long as its account exists');
      if (isThere && (await users.findByEmail(user.email))?.id !== signedIn.id)
        throw new BrokenPromise('an address leads to the account that signed in with it');
    };
  },
};
