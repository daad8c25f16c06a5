import { ulid } from 'ulid';
import { keyedHash, toSource } from '#lib/accounts/limit-subjects.ts';
import { codeLimits, stageLimits, type WindowLimit } from '#lib/accounts/limits.ts';
import { codeMac, hashSignInHandle, MAX_TRIES } from '#lib/accounts/sign-in-code.ts';
import { identifyRequester } from '#lib/operations/requester.ts';
import { sendCode } from '#lib/operations/send-code.ts';
import { type SignedIn, signIn } from '#lib/operations/sign-in.ts';
import { serviceSubkey } from '#lib/secret/service-secret.ts';
import { ServiceError } from '#lib/service-error.ts';
import * as counters from '#lib/table/counters.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import * as users from '#lib/table/users.ts';
import { BrokenPromise, type Protocol } from '../explore.ts';
import type { Simulation } from '../simulation.ts';
import { begin, EMAIL, mails } from './setup.ts';

const CODE = '123456';
const device = (number: number) => ({ ipAddress: `192.0.2.${number}`, handle: `browser ${number}` });
const OWNER = device(1);

const attempt = (who: typeof OWNER, code: string) => () =>
  signIn({ ...who, email: EMAIL, code, formerSessionToken: undefined });

/** The owner's attempt with the right code. */
export const tryCode = attempt(OWNER, CODE);

/** Signs the owner in with a code of its own, outside the schedule. */
export async function signedInOwner(simulation: Simulation): Promise<SignedIn> {
  await storeCode(simulation);
  return tryCode();
}

/** Stores a code that the owner requested. */
export async function storeCode(simulation: Simulation): Promise<string> {
  const id = ulid(simulation.nowMs);
  await signInCodes.create(EMAIL, {
    ...{ id, secretVersion: '1', isKnown: false },
    mac: codeMac(await serviceSubkey('1', 'code'), EMAIL, CODE),
    source: keyedHash(await serviceSubkey('1', 'limit'), toSource(OWNER.ipAddress)),
    handleHash: hashSignInHandle(OWNER.handle),
  });
  return id;
}

/** Begins with an account and a code, of which strangers have already used some attempts. */
async function withCode(simulation: Simulation, usedByStrangers: number): Promise<void> {
  await begin(simulation);
  await users.ensure(EMAIL);
  const id = await storeCode(simulation);
  for (let i = 0; i < usedByStrangers; i++)
    await signInCodes.countTry(EMAIL, { id, trier: 'other' }, `try ${i}`);
}

const signedIn = (simulation: Simulation, name: string) =>
  simulation.ended.get(name)?.value as SignedIn | undefined;

/** Five attempts at a code, counted before they are compared; the owner's are counted apart from all others'. */
export const fiveTries: Protocol = {
  name: 'five-tries',
  exhaustive: { faults: 0, crashes: 1 },
  async prepare(simulation) {
    await withCode(simulation, MAX_TRIES - 1);
    simulation.start('one guesses wrong', attempt(device(2), '000000'));
    simulation.start('another knows the code', attempt(device(3), CODE));
    return async () => {
      const isIn = signedIn(simulation, 'another knows the code') !== undefined;
      const counted = simulation.calls.filter(
        ({ process, call, error }) =>
          process !== undefined && error === undefined && call.input.UpdateExpression === 'ADD #tries :try',
      );
      const names = new Set(counted.map(({ process }) => process));
      if (isIn && !names.has('another knows the code'))
        throw new BrokenPromise('an attempt is counted before it is compared');
      if (
        names.size > 1 &&
        !simulation.calls.some(({ call }) => call.input.UpdateExpression === 'DELETE #tries :try')
      )
        throw new BrokenPromise('strangers have five attempts at a code');
      const [code] = await signInCodes.list(EMAIL);
      if (code?.usedAtMs !== undefined) return;
      const owner = await attempt(OWNER, CODE)().catch(() => undefined);
      if (!owner) throw new BrokenPromise('what strangers try does not stop the owner');
    };
  },
};

/** What the code can't undo: a crash, and a fault of the calls that would undo it. */
const LASTING = / crashed \w+$|: Update .* (failed before|failed after|repeated)$/;

/** A code is used once, and a fault burns no right code. */
export const singleUse: Protocol = {
  name: 'single-use',
  exhaustive: { faults: 0, crashes: 1 },
  async prepare(simulation) {
    await withCode(simulation, 0);
    simulation.start('owner', attempt(OWNER, CODE));
    simulation.start('other browser', attempt({ ...OWNER, handle: 'browser 9' }, CODE));
    return async () => {
      const sessions = new Set(
        ['owner', 'other browser'].flatMap((name) => signedIn(simulation, name)?.sessionToken ?? []),
      );
      if (sessions.size > 1) throw new BrokenPromise('a code signs in one browser');
      const [code] = await signInCodes.list(EMAIL);
      const isLasting = simulation.trace.some((line) => LASTING.test(line));
      const counted = ['owner', 'other browser'].filter((name) => {
        const { value, error } = simulation.ended.get(name) ?? {};
        return value !== undefined || (error instanceof ServiceError && error.reason === 'invalid_code');
      });
      const { size = 0 } = (code as { askerTries?: Set<string> } | undefined)?.askerTries ?? {};
      if (!isLasting && code?.usedAtMs === undefined && size > counted.length)
        throw new BrokenPromise('an attempt that a fault ended is not counted');
      const isOthers = code?.usedBy !== undefined && code.usedBy !== hashSignInHandle(OWNER.handle);
      const again = await attempt(OWNER, CODE)().catch(() => undefined);
      if (isOthers && again) throw new BrokenPromise('a used code signs in no other browser');
      if (!isOthers && !again) throw new BrokenPromise('a fault burns no right code');
    };
  },
};

/** A mailbox gets twenty codes a day. */
export const twentyADay: Protocol = {
  name: 'twenty-a-day',
  exhaustive: { faults: 0, crashes: 1 },
  async prepare(simulation) {
    await begin(simulation);
    const requester = { ...(await identifyRequester(EMAIL, OWNER.ipAddress)), isReturning: false };
    const [, ofDay] = codeLimits(stageLimits('codes'), requester).perMailbox;
    const limit = ofDay as WindowLimit;
    await counters.consumeAmount(limit, limit.limit - 1, simulation.nowMs);
    for (const number of [2, 3])
      simulation.start(`stranger ${number}`, () => sendCode({ ...device(number), email: EMAIL }));
    return async () => {
      if (mails.length > 1) throw new BrokenPromise('a mailbox gets at most twenty codes a day');
    };
  },
};
