import { useLayoutEffect } from 'preact/hooks';

/** Names the page after what it shows: `Calendar of Ada · Horoscope`. */
export function useTitle(title: string): void {
  // Before it is drawn, so that no title stands over another view.
  useLayoutEffect(() => {
    document.title = `${title} · Horoscope`;
  }, [title]);
}
