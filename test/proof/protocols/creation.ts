import { createProfile } from '#lib/operations/save-profile.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { BrokenPromise, type Protocol } from '../explore.ts';
import { ADA, signedUp } from './setup.ts';

/** Idempotent creation: one profile for one Idempotency-Key, no matter what fails and how often a client retries. */
export const creation: Protocol = {
  name: 'creation',
  exhaustive: { faults: 0, crashes: 2 },
  async prepare(simulation) {
    const { user, caller } = await signedUp(simulation);
    const create = () => createProfile(caller, ADA, 'one');
    for (const name of ['first', 'second', 'third']) simulation.start(name, create);
    return async () => {
      const answers = [...simulation.ended.values()].flatMap(({ value }) => (value ?? []) as { id: string });
      // The client repeats the request until it gets an answer; by then, the lease of a crashed process has ended.
      simulation.pass(20_000);
      const last = await create();
      const made = await profiles.list(user.id);
      if (made.length !== 1) throw new BrokenPromise('one Idempotency-Key makes one profile');
      if (answers.some(({ id }) => id !== last.id))
        throw new BrokenPromise('all requests with one Idempotency-Key return the same profile');
      if ((await users.find(user.id))?.profileCount !== 1)
        throw new BrokenPromise('an account counts the profiles that it has');
    };
  },
};
