import { useEffect, useState } from 'preact/hooks';
import { ApiProblem } from '../api/api-problem.ts';
import { searchPlaces } from '../api/operations.ts';

/** How long somebody does not type until a search is made: each new one costs. */
const PAUSE_MS = 400;

/** Fewer letters are no whole name, unless each stands for a syllable or a word. */
const isWorthASearch = (text: string): boolean => text.length >= 3 || /[^ -~\u00a0-\u024f]/.test(text);

/**
 * The names of places that a text may mean, once nobody has typed for a moment; none while it is not known, or where it
 * cannot be found out. As long as names that were found go on as is typed, they are not searched for again.
 */
export function usePlaceNames(typed: string): string[] {
  const text = typed.trim();
  const [found, setFound] = useState({ text: '', names: [] as string[] });
  const begun = found.names.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()));
  const isAnswered = found.text === text || (text.startsWith(found.text) && begun.length > 0);
  useEffect(() => {
    if (isAnswered || !isWorthASearch(text)) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      searchPlaces(text, asking.signal).then(
        ({ places }) => setFound({ text, names: places.map(({ name }) => name) }),
        (error: unknown) => {
          // What is typed is looked up all the same when it is sent.
          if (!(error instanceof ApiProblem)) throw error;
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, isAnswered]);
  if (found.text === text) return found.names;
  return isAnswered ? begun : [];
}
