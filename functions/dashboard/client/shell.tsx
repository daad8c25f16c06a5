import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hrefTo, route, VIEWS, type View } from './router.ts';
import { justStored } from './session.ts';
import { Icon } from './ui/icon.tsx';
import { MoonMark } from './ui/moon-mark.tsx';
import { Progress } from './ui/progress.tsx';

const names: Record<View, string> = {
  today: 'Today',
  calendar: 'Calendar',
  profiles: 'Profiles',
  keys: 'Keys',
  account: 'Account',
};

/** The frame of every view for somebody who is signed in: the ways to the others, above on wide screens, else below. */
export function Shell({ children }: { children: ComponentChildren }) {
  const { view } = route.value;
  const shown = useRef(view);
  // A new view begins as a new page would: with its title, at its top, and with the focus in it.
  useEffect(() => {
    document.title = `${names[view]} · Horoscope`;
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    toContent();
    if (view !== 'profiles') justStored.value = undefined;
  }, [view]);
  return (
    <div class="shell">
      <button type="button" class="skip" onClick={toContent}>
        To the content
      </button>
      <header class="top">
        <Progress />
        <a class="brand" href={hrefTo('today')}>
          <MoonMark />
          Horoscope
        </a>
        <nav aria-label="Views">
          <ul class="tabs">
            {VIEWS.map((name) => (
              <li key={name}>
                <a href={hrefTo(name)} {...(name === view && { 'aria-current': 'page' })}>
                  <Icon name={name} />
                  {names[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The address's fragment names the view, so a link cannot also name a place on the page. */
function toContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
