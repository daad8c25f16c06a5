import { useEffect } from 'preact/hooks';

/** Begins at the top of the page, as a new page would, what takes the place of a list in the same view. */
export function useTop(): void {
  useEffect(() => scrollTo(0, 0), []);
}
