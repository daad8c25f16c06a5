import { effect, signal } from '@preact/signals';
import type { Account } from '#lib/contract/account.ts';
import type { CreatedProfile, ProfileDetails, ProfileItem } from '#lib/contract/profiles.ts';
import { ApiProblem, abortRequests, call, callbacks } from './api.ts';
import { cachedAccountId, deleteCache, openCache, readCache, writeCache } from './offline-cache.ts';
import { route, type View } from './router.ts';

/** `unknown` until the service has responded. `email` is set if an operation needs a recent sign-in. */
export type Session =
  | { state: 'unknown' }
  | { state: 'signed-out'; reason?: string; email?: string }
  | { state: 'signed-in'; user: Account };

/** A profile as listed, created or edited. */
export type Profile = ProfileItem | CreatedProfile | ProfileDetails;

export const session = signal<Session>({ state: 'unknown' });

export const profiles = signal<readonly Profile[]>([]);

/** The profile last named in the URL; it also applies to views whose URL names none. */
export const lastProfileId = signal('');
effect(() => {
  const id = route.value.query['profile'];
  if (id) lastProfileId.value = id;
});

/** The profile just stored, to confirm its birthplace in a view until that is left. */
export const justStored = signal<{ profile: CreatedProfile | ProfileDetails; view: View } | undefined>(
  undefined,
);

/** The last API key received in full since the page was loaded. It is stored nowhere else. */
export const receivedKey = signal('');

/** The profile to show: the one in the URL, else the last one there, else the first. */
export const chosenProfile = (): Profile | undefined =>
  profiles.value.find(({ id }) => id === lastProfileId.value) ?? profiles.value[0];

export const SESSION_ENDED = 'Your session has ended. Sign in again to go on.';

callbacks.onSignedOut = () => {
  const { state } = session.value;
  // Of several 401 responses, only the first one counts.
  if (state !== 'signed-out') leave(state === 'signed-in' ? SESSION_ENDED : undefined);
};

callbacks.onSignInAgain = () => {
  if (session.value.state !== 'signed-in') return;
  const { email } = session.value.user;
  clearAccount();
  const reason =
    'This needs a sign-in of the last ten minutes. Sign in again, and you are back where you were.';
  session.value = { state: 'signed-out', reason, email };
};

/** The cache key of the account and its profiles, for visits offline. */
const ACCOUNT_KEY = 'account';
type CachedAccount = { user: Account; profiles: readonly Profile[] };

/** Shows the cached account immediately and loads the current one. Throws an `ApiProblem` if there is neither. */
export async function start(): Promise<void> {
  const refreshed = refresh().then(
    () => undefined,
    (error: unknown) => error,
  );
  const id = await cachedAccountId();
  if (id && session.value.state === 'unknown') await showCachedAccount(id);
  const error = await refreshed;
  if (error instanceof ApiProblem && session.value.state === 'signed-in') return;
  if (error !== undefined) throw error;
}

async function showCachedAccount(id: string): Promise<void> {
  openCache(id);
  const cached = await readCache<CachedAccount>(ACCOUNT_KEY);
  if (!cached || session.value.state !== 'unknown') return;
  profiles.value = cached.profiles;
  session.value = { state: 'signed-in', user: cached.user };
}

/** Loads the account and its profiles. Throws an `ApiProblem`. */
export async function refresh(): Promise<void> {
  const countBefore = editCount;
  const [user, { profiles: listed }] = await Promise.all([
    call('GET /api/auth/me'),
    call('GET /api/profiles'),
  ]);
  // A list requested before an edit would undo it.
  if (editCount !== countBefore) return refresh();
  if (session.value.state === 'signed-in' && session.value.user.id !== user.id) leave();
  openCache(user.id);
  localStorage.setItem(ACCOUNT_ID_KEY, user.id);
  showAccount(user, listed);
}

/** The number of profile edits in this page. */
let editCount = 0;

/** Shares the signed-in account's id with the browser's other tabs. */
const ACCOUNT_ID_KEY = 'signed-in';

// Another tab has signed in to another account, or has found the session ended.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== ACCOUNT_ID_KEY || session.value.state !== 'signed-in' || newValue === session.value.user.id)
    return;
  leave(SESSION_ENDED);
  if (newValue !== null) session.value = { state: 'unknown' };
});

function showAccount(user: Account, shown: readonly Profile[]): void {
  profiles.value = shown;
  session.value = { state: 'signed-in', user };
  writeCache(ACCOUNT_KEY, { user, profiles: shown } satisfies CachedAccount);
}

// Another tab may have changed the account or its profiles while this one was hidden.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' || session.value.state !== 'signed-in') return;
  refresh().catch((error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
  });
});

/** Clears everything about the account and shows the sign-in page, with the reason. */
export function leave(reason?: string): void {
  clearAccount();
  session.value = reason === undefined ? { state: 'signed-out' } : { state: 'signed-out', reason };
}

function clearAccount(): void {
  abortRequests();
  // Another tab may have signed in to another account by now.
  const { value } = session;
  if (value.state === 'signed-in' && localStorage.getItem(ACCOUNT_ID_KEY) === value.user.id)
    localStorage.removeItem(ACCOUNT_ID_KEY);
  receivedKey.value = '';
  lastProfileId.value = '';
  void deleteCache();
  justStored.value = undefined;
  profiles.value = [];
}

export function replaceProfiles(shown: readonly Profile[]): void {
  editCount += 1;
  if (session.value.state !== 'signed-in') return;
  showAccount({ ...session.value.user, profileCount: shown.length }, shown);
}
