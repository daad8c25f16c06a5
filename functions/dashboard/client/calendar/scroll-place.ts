import { useEffect } from 'preact/hooks';

/** Keeps how far the page is scrolled with its entry of the history, for whoever comes back from where a click leads. */
export function keepScroll(): void {
  history.replaceState({ scrollY }, '');
}

/** Once what fills the page is drawn, scrolls it to where its entry of the history was left. */
export function useScrollRestored(isDrawn: boolean): void {
  useEffect(() => {
    const place = placeOf(history.state);
    if (!isDrawn || place === undefined) return;
    // A view that comes in place of another begins at its top first.
    const frame = requestAnimationFrame(() => scrollTo(0, place));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
}

function placeOf(state: unknown): number | undefined {
  return typeof state === 'object' && state && 'scrollY' in state && typeof state.scrollY === 'number'
    ? state.scrollY
    : undefined;
}
