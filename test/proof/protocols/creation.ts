import type { Caller } from '#lib/accounts/caller.ts';
import { createProfile } from '#lib/operations/save-profile.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { BrokenPromise, type Protocol } from '../explore.ts';
import { ADA, signedUp } from './setup.ts';

/** Idempotent creation: one profile for one Idempotency-Key, whatever fails and however often a client retries. */
export const creation: Protocol = {
  name: 'creation',
  exhaustive: { faults: 0, crashes: 2 },
  async prepare(simulation) {
    const { id: userId } = await signedUp(simulation);
    const session = { credential: 'session', sessionId: 'one', signedInAt: '' } as const;
    const caller: Caller = { userId, tier: 'premium', ...session };
    const create = () => createProfile(caller, ADA, 'one');
    for (const name of ['first', 'second', 'third']) simulation.start(name, create);
    return async () => {
      const answers = [...simulation.ended.values()].flatMap(({ value }) => (value ?? []) as { id: string });
      // The client repeats the request until it gets an answer; by then, the lease of a crashed process has ended.
      simulation.pass(20_000);
      const last = await create();
      const made = await profiles.list(userId);
      if (made.length !== 1) throw new BrokenPromise('one Idempotency-Key makes one profile');
      if (answers.some(({ id }) => id !== last.id))
        throw new BrokenPromise('all requests with one Idempotency-Key return the same profile');
      if ((await users.find(userId))?.profileCount !== 1)
        throw new BrokenPromise('an account counts the profiles that it has');
    };
  },
};
