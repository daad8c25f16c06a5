import type { SignedIn } from '#lib/contract/auth.ts';
import { ApiProblem, call } from './api.ts';
import { goTo } from './router.ts';
import { leave, session } from './session.ts';

/** localStorage key, shared by all tabs, that is set from a sign-out until the service confirms the sign-out. */
const PENDING_KEY = 'sign-out-owed';
const RETRY_MS = 10_000;

const DONE = 'You’re signed out.';
const STILL_OPEN =
  'You’re signed out here, but we couldn’t reach the service, so your session is still open there. This page keeps trying to end it.';

/** Whether the sign-out happened in another tab. */
let wasSignedOutElsewhere = false;

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Whether a sign-out is pending. If so, the session cookie is still valid, but must not be used. */
export const isSignOutPending = (): boolean => localStorage.getItem(PENDING_KEY) !== null;

/** Signs out on this device immediately, even offline, and ends the session on the server with retries. */
export function signOutHere(): void {
  localStorage.setItem(PENDING_KEY, '');
  sessionStorage.clear();
  leave();
  goTo('today');
  void completeSignOut();
}

/** Completes a pending sign-out on the server and shows the outcome. Retries after a failure. */
export async function completeSignOut(): Promise<void> {
  try {
    await withCookieLock(async () => {
      await endNotifications();
      if (isSignOutPending()) await call('POST /api/auth/sign-out');
      localStorage.removeItem(PENDING_KEY);
    });
    showReason(DONE);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    showReason(STILL_OPEN);
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => isSignOutPending() && void completeSignOut(), RETRY_MS);
  }
}

/** localStorage key of this device's push subscription. */
export const DEVICE_KEY = 'push-device';

export type StoredDevice = { id: string; key: string; userId: string };

/** Reads this device's push subscription; undefined if it has none. */
export const storedDevice = (): StoredDevice | undefined =>
  JSON.parse(localStorage.getItem(DEVICE_KEY) ?? 'null') ?? undefined;

/**
 * Ends the notifications on this device. If the service can't be reached, it learns from the push service that the device is gone.
 */
export async function endNotifications(): Promise<void> {
  const device = storedDevice();
  if (!device) return;
  localStorage.removeItem(DEVICE_KEY);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe().catch(() => undefined);
  await call('DELETE /api/push/subscriptions/{id}', { params: { id: device.id } }).catch(() => undefined);
}

/** Signs in with an emailed code. Replaces a session whose sign-out is pending. Throws an `ApiProblem` on failure. */
export const signIn = (email: string, code: string): Promise<SignedIn> =>
  withCookieLock(async () => {
    const verified = await call('POST /api/auth/verify', { body: { email, code } });
    localStorage.removeItem(PENDING_KEY);
    wasSignedOutElsewhere = false;
    return verified;
  });

/** Serializes work across tabs: a late sign-out response would delete the cookie of a new session. */
const withCookieLock = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request('session-cookie', work);

function showReason(reason: string): void {
  if (session.value.state === 'signed-out') session.value = { state: 'signed-out', reason };
}

addEventListener('online', () => isSignOutPending() && void completeSignOut());

// Another tab has signed out or has completed a pending sign-out.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== PENDING_KEY) return;
  if (newValue === null) return showReason(DONE);
  wasSignedOutElsewhere = true;
  leave(DONE);
});

// The tab that signed out may have signed in again since.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' || !wasSignedOutElsewhere || isSignOutPending()) return;
  if (session.value.state === 'signed-out') session.value = { state: 'unknown' };
});
