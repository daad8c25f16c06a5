import type { SignedIn } from '#lib/client/types.gen.ts';
import { ApiProblem } from './api/api-problem.ts';
import { signOut, verify } from './api/operations.ts';
import { goTo } from './router.ts';
import { leave, session } from './session.ts';

/** Under which the browser keeps, for all tabs, that the service has yet to be told of a sign-out. */
const OWED = 'sign-out-owed';
const AGAIN_MS = 10_000;

const DONE = 'You are signed out.';
const OWING =
  'You are signed out here, but the service could not be told: your session is still open there. This page goes on trying until it is ended.';

/** Whether it was in another tab that the person signed out. */
let hasLeftElsewhere = false;

let again: ReturnType<typeof setTimeout> | undefined;

/** Whether a sign-out is owed; the cookie of the session is then that of somebody who has left. */
export const isSignOutOwed = (): boolean => localStorage.getItem(OWED) !== null;

/** Forgets the person at once, whatever the network does, and has the service end the session, again until it can. */
export function signOutHere(): void {
  localStorage.setItem(OWED, '');
  sessionStorage.clear();
  leave();
  goTo('today');
  void paySignOut();
}

/** Has the service end the session if that is owed, says how it went, and tries again later if it could not. */
export async function paySignOut(): Promise<void> {
  try {
    await inTurn(async () => {
      if (isSignOutOwed()) await signOut();
      localStorage.removeItem(OWED);
    });
    tell(DONE);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    tell(OWING);
    clearTimeout(again);
    again = setTimeout(() => isSignOutOwed() && void paySignOut(), AGAIN_MS);
  }
}

/** Signs in with a mailed code; a session that is still open in this browser ends with it. Throws an `ApiProblem`. */
export const signIn = (email: string, code: string): Promise<SignedIn> =>
  inTurn(async () => {
    const verified = await verify(email, code);
    localStorage.removeItem(OWED);
    hasLeftElsewhere = false;
    return verified;
  });

/** In all tabs one after the other: a late answer to a sign-out would take the cookie of a new session away. */
const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request('session-cookie', work);

function tell(reason: string): void {
  if (session.value.state === 'signed-out') session.value = { state: 'signed-out', reason };
}

addEventListener('online', () => isSignOutOwed() && void paySignOut());

// Another tab has signed out, or has paid what was owed.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== OWED) return;
  if (newValue === null) return tell(DONE);
  hasLeftElsewhere = true;
  leave(DONE);
});

// Somebody may have signed in in that other tab since.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' || !hasLeftElsewhere || isSignOutOwed()) return;
  if (session.value.state === 'signed-out') session.value = { state: 'unknown' };
});
