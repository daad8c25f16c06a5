import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Account } from '#lib/client/types.gen.ts';
import { route } from './router.ts';
import { chosenProfile, justStored, session } from './session.ts';
import './install-offer.ts';
import { Shell } from './shell.tsx';
import { Start } from './start.tsx';
import { Announcer, announce } from './ui/announcer.tsx';
import { FaultBoundary, FaultNotice } from './ui/fault-boundary.tsx';
import { lazy } from './ui/lazy.tsx';

// What a visit begins with the server has the browser load beside this; all else is loaded when it is asked for.
const DayView = lazy(async () => (await import('./day/day-view.tsx')).DayView);
const SignIn = lazy(async () => (await import('./sign-in/sign-in.tsx')).SignIn);
const views = () => import('./views.ts');
const CalendarView = lazy(async () => (await views()).CalendarView);
const ProfilesView = lazy(async () => (await views()).ProfilesView);
const FirstProfile = lazy(async () => (await views()).FirstProfile);
const FoundPlace = lazy(async () => (await views()).FoundPlace);
const PairView = lazy(async () => (await views()).PairView);
const TiersView = lazy(async () => (await views()).TiersView);
const KeysView = lazy(async () => (await views()).KeysView);
const AccountView = lazy(async () => (await views()).AccountView);

/** The dashboard: the way in, or the view that the address names. */
export function App() {
  const current = session.value;
  const wasSignedIn = useRef(false);
  useSignalEffect(() => {
    const { value } = session;
    // What the server has written for whoever is not signed in yet goes and comes by this.
    if (value.state === 'signed-in') wasSignedIn.current = true;
    document.documentElement.dataset['state'] = value.state === 'signed-out' ? 'out' : 'in';
    if (value.state === 'signed-out' && value.reason) announce(value.reason);
  });
  return (
    <>
      <Announcer />
      {current.state !== 'signed-in' && <FaultNotice />}
      <FaultBoundary key={current.state}>
        {current.state === 'unknown' && <Start />}
        {current.state === 'signed-out' && <SignIn takesFocus={wasSignedIn.current} />}
        {current.state === 'signed-in' && (
          <Shell key={current.user.id}>
            <FaultBoundary key={route.value.view}>
              <CurrentView user={current.user} />
            </FaultBoundary>
          </Shell>
        )}
      </FaultBoundary>
    </>
  );
}

function CurrentView({ user }: { user: Account }) {
  const { view, subject } = route.value;
  const profile = chosenProfile();
  if (view === 'profiles') return <ProfilesView user={user} subject={subject} />;
  if (view === 'tiers') return <TiersView user={user} />;
  if (view === 'keys') return <KeysView />;
  if (view === 'account') return <AccountView user={user} />;
  if (!profile) return <FirstProfile />;
  if (view === 'pair') return <PairView user={user} profile={profile} />;
  return view === 'calendar' ? (
    <CalendarView user={user} profile={profile} />
  ) : (
    <>
      {justStored.value && <FoundPlace />}
      <DayView user={user} profile={profile} wantedDate={subject} />
    </>
  );
}
