import type { Account } from '#lib/client/types.gen.ts';
import { AccountView } from './account/account-view.tsx';
import { CalendarView } from './calendar/calendar-view.tsx';
import { DayView } from './day/day-view.tsx';
import { KeysView } from './keys/keys-view.tsx';
import { FirstProfile } from './profiles/first-profile.tsx';
import { ProfilesView } from './profiles/profiles-view.tsx';
import { route } from './router.ts';
import { chosenProfile, session } from './session.ts';
import { Shell } from './shell.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { Start } from './start.tsx';

/** The dashboard: the way in, or the view that the address names. */
export function App() {
  const current = session.value;
  return (
    <>
      {current.state === 'unknown' && <Start />}
      {current.state === 'signed-out' && <SignIn />}
      {current.state === 'signed-in' && (
        <Shell key={current.user.id}>
          <CurrentView user={current.user} />
        </Shell>
      )}
    </>
  );
}

function CurrentView({ user }: { user: Account }) {
  const { view, subject } = route.value;
  const profile = chosenProfile();
  if (view === 'profiles') return <ProfilesView user={user} subject={subject} />;
  if (view === 'keys') return <KeysView />;
  if (view === 'account') return <AccountView user={user} />;
  if (!profile) return <FirstProfile />;
  return view === 'calendar' ? (
    <CalendarView user={user} profile={profile} />
  ) : (
    <DayView user={user} profile={profile} wantedDate={subject} />
  );
}
