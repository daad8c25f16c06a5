import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isReachable, reconnect } from './api.ts';
import { viewHref } from './links.ts';
import { productName } from './product-name.ts';
import { route, updateQuery, type View } from './router.ts';
import { justStored, profiles } from './session.ts';
import { Button } from './ui/button.tsx';
import { FaultNotice } from './ui/fault-boundary.tsx';
import { Icon } from './ui/icon.tsx';
import { isPageKey } from './ui/is-control.ts';
import { lazy } from './ui/lazy.tsx';
import { Notice } from './ui/notice.tsx';
import { focusContent, MoonMark, Progress } from './ui/page.tsx';

const Palette = lazy(async () => (await import('./lazy-views.ts')).Palette);

const TABS = [
  { view: 'today', name: 'Today' },
  { view: 'calendar', name: 'Calendar' },
  { view: 'people', name: 'People' },
  { view: 'learn', name: 'Learn' },
  { view: 'you', name: 'You' },
] as const;

/** The tabs of views that have none of their own. */
const TAB_OF: Partial<Record<View, View>> = {
  'blind-test': 'today',
  pair: 'people',
  tiers: 'you',
  keys: 'you',
};

/** The frame of all signed-in views. The tabs are at the top of wide screens and at the bottom of narrow ones. */
export function Shell({ children }: { children: ComponentChildren }) {
  const { view, subject } = route.value;
  const previous = useRef({ view, subject });
  // A new view starts at the top and takes the focus.
  useEffect(() => {
    const before = previous.current;
    previous.current = { view, subject };
    const isNew = before.view !== view;
    if (isNew) {
      scrollTo(0, 0);
      focusContent();
    }
    if (view !== justStored.value?.view || before.subject !== subject) justStored.value = undefined;
  }, [view, subject]);
  const isPaletteOpen = useSignal(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return;
      const person = profiles.value.length > 1 && profiles.value[Number(event.key) - 1];
      if (person) updateQuery({ profile: person.id });
      if (event.key !== '/') return;
      // The slash must not be typed into the palette.
      event.preventDefault();
      isPaletteOpen.value = true;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <div class="shell" data-view={view}>
      <button type="button" class="skip" onClick={focusContent}>
        Skip to content
      </button>
      <header class="top">
        <Progress />
        <a class="brand" href={viewHref('today')}>
          <MoonMark />
          {productName}
        </a>
        <nav aria-label="Views">
          <ul class="tabs">
            {TABS.map(({ view: tab, name }) => (
              <li key={tab}>
                <a href={viewHref(tab)} {...(tab === (TAB_OF[view] ?? view) && { 'aria-current': 'page' })}>
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
      {isPaletteOpen.value && (
        <Palette
          onClose={() => {
            isPaletteOpen.value = false;
          }}
        />
      )}
    </div>
  );
}

function Unreachable() {
  return (
    <Notice>
      <p class="unreachable" role="status">
        You’re offline. Showing what you last saw.
      </p>
      <Button onClick={reconnect}>Try again</Button>
    </Notice>
  );
}
