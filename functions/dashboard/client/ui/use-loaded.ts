import { useEffect, useState } from 'preact/hooks';
import { ApiProblem } from '../api/api-problem.ts';

type Loaded<Value> = {
  /** What was loaded last; undefined at first, and once something could not be loaded. */
  value: Value | undefined;
  /** Whether it answers an earlier question than the present one. */
  isStale: boolean;
  /** Why it could not be loaded, as a sentence. */
  problem: string;
  reload: () => void;
};

/**
 * Loads what a view shows, again whenever `key` changes; what was shown before stays until the new value is there. An
 * answer that comes after a later question is dropped.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<{ key: string; value: Value }>();
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);
  // `key` names everything that `load` depends on.
  useEffect(() => {
    let isCurrent = true;
    setProblem('');
    load().then(
      (value) => isCurrent && setLoaded({ key, value }),
      (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        if (!isCurrent) return;
        setLoaded(undefined);
        setProblem(error.message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return {
    value: loaded?.value,
    isStale: loaded?.key !== key,
    problem,
    reload: () => setAttempt(attempt + 1),
  };
}
