import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { pending } from '../api.ts';
import { productName } from '../product-name.ts';

/** Sets the document's title, such as `Natal chart · Noonmark`. It names no person, because browsers keep titles in their history. */
export function useTitle(title: string): void {
  // A layout effect sets the title before the new view is painted.
  useLayoutEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}

/** A progress bar at the top of the page while requests are in flight. CSS delays its appearance. */
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

/** Focuses the content. A fragment link can't do this, because the fragment names the view. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });

const announcement = signal('');

/** Announces a sentence to screen readers through a polite live region. */
export function announce(sentence: string): void {
  // The same sentence again is spoken only if it differs.
  announcement.value = announcement.value === sentence ? `${sentence}\u00A0` : sentence;
}

/** Announces the sentence whenever its key changes, except for the first key. The sentence is undefined while loading. */
export function useAnnouncement(sentence: string | undefined, key = sentence): void {
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (sentence === undefined) return;
    if (announced.current !== undefined && announced.current !== key) announce(sentence);
    announced.current = key;
  }, [key, sentence]);
}

/** The live region of `announce`. Screen readers notice changes only if the region is in the page from the start. */
export const Announcer = () => (
  <p class="unseen" role="status">
    {announcement}
  </p>
);
