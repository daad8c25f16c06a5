import { effect, signal } from '@preact/signals';
import type { Account } from '#lib/contract/account.ts';
import type { CreatedProfile, ProfileDetails, ProfileItem } from '#lib/contract/profiles.ts';
import { ApiProblem, abortRequests, callbacks } from './api.ts';
import { loadHome, partsOf } from './home.ts';
import {
  cachedAccountId,
  deleteCache,
  openCache,
  readCache,
  withBirths,
  writeCache,
} from './offline-cache.ts';
import { route, type View } from './router.ts';

/**
 * The state is `unknown` until the service responds or a cached account is shown. `email` is set if an operation needs a
 * recent sign-in.
 */
export type Session =
  | { state: 'unknown' }
  | { state: 'signed-out'; reason?: string; email?: string }
  | { state: 'signed-in'; user: Account };

/** A profile as returned by the operation that lists, creates or edits profiles. Not all of these return its time zone. */
export type Profile = (ProfileItem | CreatedProfile | ProfileDetails) & { timeZone?: string | undefined };

export const session = signal<Session>({ state: 'unknown' });

export const profiles = signal<readonly Profile[]>([]);

/** The id of the profile last named in the URL. Views whose URL names no profile use it too. */
export const lastProfileId = signal('');
effect(() => {
  const id = route.value.query['profile'];
  if (id) lastProfileId.value = id;
});

/** The profile just stored, and the view that confirms its birthplace until the user leaves that view. */
export const justStored = signal<{ profile: CreatedProfile | ProfileDetails; view: View } | undefined>(
  undefined,
);

/** The last full API key received since the page was loaded. The key is stored nowhere else. */
export const receivedKey = signal('');

/** The profile to show: the one last named in the URL, otherwise the first. */
export const chosenProfile = (): Profile | undefined =>
  profiles.value.find(({ id }) => id === lastProfileId.value) ?? profiles.value[0];

export const SESSION_ENDED = 'You’ve been signed out. Sign in to continue.';

callbacks.onSignedOut = () => {
  const { state } = session.value;
  // If several requests return 401, only the first counts.
  if (state !== 'signed-out') leave(state === 'signed-in' ? SESSION_ENDED : undefined);
};

callbacks.onSignInAgain = () => {
  if (session.value.state !== 'signed-in') return;
  const { email } = session.value.user;
  clearAccount();
  const reason = 'For this, please confirm that it’s you. Then you’ll be back where you were.';
  session.value = { state: 'signed-out', reason, email };
};

/** Cache key of the account and its profiles, for offline visits. */
const ACCOUNT_KEY = 'account';
type CachedAccount = { user: Account; profiles: readonly Profile[] };

/** Shows the cached account immediately and loads its current state. Throws an `ApiProblem` if neither is available. */
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

let refreshing: Promise<unknown> = Promise.resolve();

/** Resolves when no refresh is in flight, which may fill the cache with what a view is about to load. */
export const whenRefreshed = (): Promise<unknown> => refreshing;

/** Loads the account, its profiles and today's view. Throws an `ApiProblem`. */
export function refresh(): Promise<void> {
  const refreshed = loadAll();
  refreshing = refreshed.catch(() => undefined);
  return refreshed;
}

async function loadAll(): Promise<void> {
  const countBefore = editCount;
  const home = await loadHome(lastProfileId.value);
  const { user, profiles: listed } = home;
  // A profile list requested before an edit would undo the edit on the page.
  if (editCount !== countBefore) return loadAll();
  if (session.value.state === 'signed-in' && session.value.user.id !== user.id) leave();
  openCache(user.id);
  localStorage.setItem(ACCOUNT_ID_KEY, user.id);
  for (const [key, value] of partsOf(home)) writeCache(withBirths(key, listed), value);
  showAccount(user, listed);
}

/** Number of profile edits since the page was loaded. */
let editCount = 0;

/** localStorage key that shares the signed-in account's id with other tabs. */
const ACCOUNT_ID_KEY = 'signed-in';

// Another tab has signed in to another account, or has found that the session has ended.
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

/** Clears all data of the account and shows the sign-in page with the reason, if any. */
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
  const { user } = session.value;
  const profileCount = user.profileCount + shown.length - profiles.value.length;
  showAccount({ ...user, profileCount }, shown);
}
