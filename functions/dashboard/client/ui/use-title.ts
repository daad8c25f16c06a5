import { useEffect } from 'preact/hooks';

/** Names the page after what it shows: `Calendar of Ada · Horoscope`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Horoscope`;
  }, [title]);
}
