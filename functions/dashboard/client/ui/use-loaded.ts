import { useEffect, useState } from 'preact/hooks';
import { ApiProblem, isReachable, reconnectCount } from '../api.ts';
import { isOfDayView } from '../day/day-keys.ts';
import { birthsIn, evict, readCache, readMemory, writeCache } from '../offline-cache.ts';
import { profiles, whenRefreshed } from '../session.ts';

type Loaded<Value> = {
  /** The last loaded value; undefined before the first value, and after an error without a usable cached value. */
  value: Value | undefined;
  /** Whether the value is missing or belongs to an earlier key. */
  isStale: boolean;
  /** Why loading failed; undefined while offline with a cached value. */
  problem: ApiProblem | undefined;
  reload: () => void;
};

/** Loads a view's data, and reloads it whenever `key` changes. Keeps the last value until the next one arrives. */
export const useLoaded = <Value>(key: string, load: () => Promise<Value>): Loaded<Value> =>
  useData(key, load);

/**
 * Like `useLoaded`, but backed by the offline cache. Shows a cached value first, and keeps it if the service is unreachable.
 * Values loaded in the last ten minutes aren't requested again. `key` must be unique in the dashboard and include
 * everything that the value depends on.
 */
export function useCached<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const births = birthsIn(key, profiles.value);
  return useData(`${key} ${births}`, load, births);
}

/** Uses the offline cache only if `births` is given. */
function useData<Value>(key: string, load: () => Promise<Value>, births?: string): Loaded<Value> {
  const isCached = births !== undefined;
  const [loaded, setLoaded] = useState<{ key: string; births: string | undefined; value: Value }>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [isFallback, setFallback] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const connection = reconnectCount.value;
  const inMemory = isCached ? readMemory<Value>(key) : undefined;
  // The effect doesn't depend on `load`, because `key` includes everything that `load` depends on.
  useEffect(() => {
    let isCurrent = true;
    let isLoaded = false;
    setProblem(undefined);
    if (inMemory?.isFresh && attempt === 0) {
      setLoaded({ key, births, value: inMemory.value });
      return;
    }
    const cached = isCached ? readCache<Value>(key) : Promise.resolve(undefined);
    void cached.then((value) => {
      if (isCurrent && !isLoaded && value !== undefined) setLoaded({ key, births, value });
    });
    const loadAndCache = async () => {
      const value = await load();
      if (isCached) writeCache(key, value);
      return value;
    };
    const seeded = isCached && isOfDayView(key) ? whenRefreshed() : Promise.resolve();
    seeded
      .then(() => {
        const filled = isCached && attempt === 0 ? readMemory<Value>(key) : undefined;
        return filled?.isFresh ? filled.value : loadAndCache();
      })
      .then(
        (value) => {
          isLoaded = true;
          if (isCurrent) setLoaded({ key, births, value });
        },
        async (error: unknown) => {
          if (!(error instanceof ApiProblem)) throw error;
          const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429;
          if (isCached && isRefused) evict(key);
          const fallback = isRefused ? undefined : await cached;
          if (!isCurrent) return;
          setLoaded(fallback === undefined ? undefined : { key, births, value: fallback });
          setProblem(error);
          setFallback(fallback !== undefined);
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt, connection]);
  // One profile's data must never appear under another profile, not even briefly.
  const last = loaded?.births === births ? loaded : undefined;
  const current = last?.key === key || !inMemory ? last : { key, value: inMemory.value };
  // The shell already reports that the service is unreachable.
  const isReportedByShell = isFallback && problem?.status === 0 && !isReachable.value;
  return {
    value: current?.value,
    isStale: current?.key !== key,
    problem: isReportedByShell ? undefined : problem,
    reload: () => setAttempt(attempt + 1),
  };
}
