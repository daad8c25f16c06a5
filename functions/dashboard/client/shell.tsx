import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { viewHref } from './addresses.ts';
import { isReachable, reconnect } from './api/request.ts';
import { route, type View } from './router.ts';
import { justStored } from './session.ts';
import { FaultNotice } from './ui/fault-boundary.tsx';
import { Icon } from './ui/icon.tsx';
import { MoonMark } from './ui/moon-mark.tsx';
import { Notice } from './ui/notice.tsx';
import { Progress } from './ui/progress.tsx';

const TABS = [
  { view: 'today', name: 'Today' },
  { view: 'calendar', name: 'Calendar' },
  { view: 'profiles', name: 'Profiles' },
  { view: 'keys', name: 'Keys' },
  { view: 'account', name: 'Account' },
] as const;

/** The tab that a view without one of its own belongs to. */
const tabOf = (view: View): View => (view === 'pair' ? 'profiles' : view === 'tiers' ? 'account' : view);

/** The frame of every view for somebody who is signed in: the ways to the others, above on wide screens, else below. */
export function Shell({ children }: { children: ComponentChildren }) {
  const { view, subject } = route.value;
  const shown = useRef({ view, subject });
  // A new view begins as a new page would: at its top, and with the focus in it; so does what takes the place of what had it.
  useEffect(() => {
    const before = shown.current;
    shown.current = { view, subject };
    const isNew = before.view !== view;
    if (isNew) scrollTo(0, 0);
    if (isNew || (before.subject !== subject && document.activeElement === document.body)) toContent();
    if (view !== justStored.value?.view || before.subject !== subject) justStored.value = undefined;
  }, [view, subject]);
  return (
    <div class="shell">
      <button type="button" class="skip" onClick={toContent}>
        To the content
      </button>
      <header class="top">
        <Progress />
        <a class="brand" href={viewHref('today')}>
          <MoonMark />
          Horoscope
        </a>
        <nav aria-label="Views">
          <ul class="tabs">
            {TABS.map(({ view: tab, name }) => (
              <li key={tab}>
                <a href={viewHref(tab)} {...(tab === tabOf(view) && { 'aria-current': 'page' })}>
                  <Icon name={tab} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <FaultNotice />
        {!isReachable.value && <Unreachable />}
        {children}
      </main>
    </div>
  );
}

function Unreachable() {
  return (
    <Notice>
      <p role="status">The service cannot be reached. What you have seen before is here all the same.</p>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          // It goes with the notice that it stands in.
          toContent();
          reconnect();
        }}
      >
        Try again
      </button>
    </Notice>
  );
}

/** The address's fragment names the view, so a link cannot also name a place on the page. */
function toContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
