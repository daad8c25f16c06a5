import { effect, signal } from '@preact/signals';
import type {
  Account,
  NewProfile,
  ProfileEdit,
  ProfileItem,
  StoredProfile,
  WholeProfile,
} from '#lib/client/types.gen.ts';
import { ApiProblem } from './api/api-problem.ts';
import * as api from './api/operations.ts';
import { abandonRequests, onSignedOut, onSignInAgain } from './api/request.ts';
import { dropAllKept, forgetKept, keep, keepFor, kept, keptAccount } from './kept/kept-answers.ts';
import { goTo, route, type View } from './router.ts';

/**
 * Who is signed in: nobody (perhaps with the reason), or an account; `unknown` until the service was asked. With an
 * `email`, its owner is to sign in again before going on.
 */
export type Session =
  | { state: 'unknown' }
  | { state: 'signed-out'; reason?: string; email?: string }
  | { state: 'signed-in'; user: Account };

/** A profile, as a list, its creation or a correction answers with it. */
export type Profile = ProfileItem | StoredProfile | WholeProfile;

/** The session of this page. */
export const session = signal<Session>({ state: 'unknown' });

/** The account's profiles, as last listed. */
export const profiles = signal<readonly Profile[]>([]);

/** The profile that an address has named last; views without one of their own are about it, too. */
const namedProfileId = signal('');
effect(() => {
  const named = route.value.query['profile'];
  if (named) namedProfileId.value = named;
});

/** The profile whose place was found last, until the view that shows it is left. */
export const justStored = signal<{ profile: StoredProfile | WholeProfile; view: View } | undefined>(
  undefined,
);

/** A whole key that this page was shown since it was loaded; nowhere else is it kept. */
export const knownKey = signal('');

/** The profile that forecasts are shown for: the one that the address names, else the one that it named last, else the first. */
export const chosenProfile = (): Profile | undefined =>
  profiles.value.find(({ id }) => id === namedProfileId.value) ?? profiles.value[0];

/** Why somebody who was signed in is not any more. */
export const ENDED = 'Your session has ended. Sign in again to go on.';

onSignedOut.tell = () => {
  const { state } = session.value;
  // A second answer that says so does not take back what the first has led to.
  if (state !== 'signed-out') leave(state === 'signed-in' ? ENDED : undefined);
};

onSignInAgain.tell = () => {
  if (session.value.state !== 'signed-in') return;
  const { email } = session.value.user;
  forget();
  const reason =
    'This needs a sign-in of the last ten minutes. Sign in again, and you are back where you were.';
  session.value = { state: 'signed-out', reason, email };
};

/** Under which it is kept who is signed in, for mornings without a network. */
const ACCOUNT = 'account';
type KeptAccount = { user: Account; profiles: readonly Profile[] };

/**
 * Shows whom this browser knows at once, and asks the service who is signed in. Throws an `ApiProblem` if neither can say.
 */
export async function start(): Promise<void> {
  const asked = refresh().then(
    () => undefined,
    (error: unknown) => error,
  );
  const id = await keptAccount();
  if (id && session.value.state === 'unknown') await recall(id);
  const error = await asked;
  if (error instanceof ApiProblem && session.value.state === 'signed-in') return;
  if (error !== undefined) throw error;
}

async function recall(id: string): Promise<void> {
  keepFor(id);
  const known = await kept<KeptAccount>(ACCOUNT);
  if (!known || session.value.state !== 'unknown') return;
  profiles.value = known.profiles;
  session.value = { state: 'signed-in', user: known.user };
}

/** Asks the service who is signed in, and shows it. Throws an `ApiProblem` if it cannot say. */
export async function refresh(): Promise<void> {
  const countBefore = changeCount;
  const [user, { profiles: listed }] = await Promise.all([api.currentUser(), api.listProfiles()]);
  // What was asked before a change does not undo it.
  if (changeCount !== countBefore) return refresh();
  if (isSomebodyElse(user)) leave();
  keepFor(user.id);
  localStorage.setItem(SIGNED_IN, user.id);
  showAccount(user, listed);
}

/** How often this page has changed a profile. */
let changeCount = 0;

/** Under which all tabs of the browser know which account its session is of. */
const SIGNED_IN = 'signed-in';

// Another tab has signed in as somebody else, or has found that nobody is signed in any more.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== SIGNED_IN || session.value.state !== 'signed-in' || newValue === session.value.user.id) return;
  leave(ENDED);
  if (newValue !== null) session.value = { state: 'unknown' };
});

function showAccount(user: Account, shown: readonly Profile[]): void {
  profiles.value = shown;
  session.value = { state: 'signed-in', user };
  keep(ACCOUNT, { user, profiles: shown } satisfies KeptAccount);
}

const isSomebodyElse = ({ id }: Account): boolean =>
  session.value.state === 'signed-in' && session.value.user.id !== id;

// While this page was out of sight, another may have signed in as somebody else, or deleted what is shown here.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' || session.value.state !== 'signed-in') return;
  refresh().catch((error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
  });
});

/** Forgets everything about the person who was signed in, and shows the way in, with the reason. */
export function leave(reason?: string): void {
  forget();
  session.value = reason === undefined ? { state: 'signed-out' } : { state: 'signed-out', reason };
}

function forget(): void {
  abandonRequests();
  // In another tab somebody else may be signed in by now.
  const { value } = session;
  if (value.state === 'signed-in' && localStorage.getItem(SIGNED_IN) === value.user.id)
    localStorage.removeItem(SIGNED_IN);
  knownKey.value = '';
  namedProfileId.value = '';
  void forgetKept();
  justStored.value = undefined;
  profiles.value = [];
}

/** Creates a profile and shows it: the first one's day, another one among the others. Throws an `ApiProblem`. */
export async function addProfile(typed: NewProfile): Promise<void> {
  const view = profiles.value.length > 0 ? 'profiles' : 'today';
  const profile = await api.createProfile(typed);
  justStored.value = { profile, view };
  if (view === 'today') namedProfileId.value = profile.id;
  showProfiles([...profiles.value, profile]);
  goTo(view);
}

/** Changes of a profile what is given, and shows it as it is now. Throws an `ApiProblem`. */
export async function changeProfile(id: string, changes: ProfileEdit): Promise<void> {
  const profile = await api.editProfile(id, changes);
  justStored.value = changes.birthCity === undefined ? undefined : { profile, view: 'profiles' };
  dropAllKept();
  showProfiles(profiles.value.map((shown) => (shown.id === id ? profile : shown)));
}

/** Deletes a profile everywhere. Throws an `ApiProblem`. */
export async function removeProfile(id: string): Promise<void> {
  await api.deleteProfile(id);
  justStored.value = undefined;
  dropAllKept();
  showProfiles(profiles.value.filter((profile) => profile.id !== id));
}

function showProfiles(shown: readonly Profile[]): void {
  changeCount += 1;
  if (session.value.state !== 'signed-in') return;
  showAccount({ ...session.value.user, profileCount: shown.length }, shown);
}
