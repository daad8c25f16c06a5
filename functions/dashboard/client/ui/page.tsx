import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { pending } from '../api.ts';

/** Sets the document's title: `Calendar of Ada · Horoscope`. */
export function useTitle(title: string): void {
  // A layout effect, so that the old title never shows over the new view.
  useLayoutEffect(() => {
    document.title = `${title} · Horoscope`;
  }, [title]);
}

/** A progress bar at the top of the page while requests are under way. CSS delays it. */
export const Progress = () =>
  pending.value === 0 ? null : <div class="progress" role="progressbar" aria-label="Loading" />;

export const Skeleton = () => (
  <div class="skeleton" aria-hidden="true">
    <div class="skeleton-title" />
    <div class="card" />
    <div class="card" />
    <div class="card" />
  </div>
);

/** The service's logo: a crescent and a star. */
export const MoonMark = () => (
  <svg class="moon-mark" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M22 21.4A10 10 0 0 1 11 7.1a10 10 0 1 0 11 14.3Z" />
    <circle cx="22.5" cy="9.5" r="2" />
  </svg>
);

const announcement = signal('');

/** Announces a change of the page to screen readers, politely. */
export function announce(sentence: string): void {
  announcement.value = sentence;
}

/** Announces the sentence when its key changes, but not the first one. Undefined while loading. */
export function useAnnouncement(sentence: string | undefined, key = sentence): void {
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (sentence === undefined) return;
    if (announced.current !== undefined && announced.current !== key) announce(sentence);
    announced.current = key;
  }, [key, sentence]);
}

/** The live region of `announce`. It must be in the page from the start for screen readers to notice changes. */
export const Announcer = () => (
  <p class="unseen" role="status">
    {announcement}
  </p>
);
