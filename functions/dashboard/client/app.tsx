import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Account } from '#lib/contract/account.ts';
import { route } from './router.ts';
import { chosenProfile, justStored, session, start } from './session.ts';
import './install-prompt.ts';
import { productName } from './product-name.ts';
import { Shell } from './shell.tsx';
import { FaultBoundary, FaultNotice } from './ui/fault-boundary.tsx';
import { lazy } from './ui/lazy.tsx';
import { Problem } from './ui/notice.tsx';
import { Announcer, announce, MoonMark, Progress, Skeleton } from './ui/page.tsx';
import { useTask } from './ui/use-task.ts';

// The server preloads the chunk of the first view (sign-in or today). All other chunks load on demand.
const DayView = lazy(async () => (await import('./day/day-view.tsx')).DayView);
const SignIn = lazy(async () => (await import('./sign-in/sign-in.tsx')).SignIn);
const views = () => import('./lazy-views.ts');
const BlindTestView = lazy(async () => (await views()).BlindTestView);
const CalendarView = lazy(async () => (await views()).CalendarView);
const ProfilesView = lazy(async () => (await views()).ProfilesView);
const FirstProfile = lazy(async () => (await views()).FirstProfile);
const Reveal = lazy(async () => (await views()).Reveal);
const SynastryView = lazy(async () => (await views()).SynastryView);
const TiersView = lazy(async () => (await views()).TiersView);
const LearnView = lazy(async () => (await views()).LearnView);
const KeysView = lazy(async () => (await views()).KeysView);
const AccountView = lazy(async () => (await views()).AccountView);

export function App() {
  const current = session.value;
  const wasSignedIn = useRef(false);
  useSignalEffect(() => {
    const { value } = session;
    if (value.state === 'signed-in') wasSignedIn.current = true;
    // CSS shows or hides the landing page based on this attribute.
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

/** A placeholder while the account is loading. */
function Start() {
  const task = useTask(start);
  // Start only once; after a failure, the user can retry with a button.
  useEffect(() => void task.run(), []);
  return (
    <div class="shell" data-view={route.value.view}>
      <header class="top">
        <Progress />
        <span class="brand">
          <MoonMark />
          {productName}
        </span>
      </header>
      <main>
        <h1 class="unseen">{productName}</h1>
        <Problem problem={task.problem} onRetry={() => void task.run()} />
        <Skeleton />
      </main>
    </div>
  );
}

function CurrentView({ user }: { user: Account }) {
  const { view, subject } = route.value;
  const profile = chosenProfile();
  if (view === 'people') return <ProfilesView user={user} subject={subject} />;
  if (view === 'tiers') return <TiersView user={user} />;
  if (view === 'learn') return <LearnView subject={subject} />;
  if (view === 'keys') return <KeysView />;
  if (view === 'you') return <AccountView user={user} />;
  if (!profile) return <FirstProfile />;
  if (view === 'blind-test') return <BlindTestView key={profile.id} profile={profile} />;
  if (view === 'pair') return <SynastryView user={user} profile={profile} />;
  if (view === 'calendar') return <CalendarView user={user} profile={profile} />;
  if (justStored.value?.view === 'today') return <Reveal profile={justStored.value.profile} />;
  return <DayView user={user} profile={profile} requestedDate={subject} />;
}
