import { useEffect, useState } from 'preact/hooks';
import { ApiProblem } from '../api/api-problem.ts';
import { connections, isReachable } from '../api/request.ts';
import { dropKept, keep, kept, shownBefore } from '../kept/kept-answers.ts';
import { profiles } from '../session.ts';

type Loaded<Value> = {
  /** What was loaded last; undefined at first, and once it was refused. */
  value: Value | undefined;
  /** Whether it answers an earlier question than the present one. */
  isStale: boolean;
  /** Why it could not be loaded; nothing where what was seen before stands in for what cannot be reached. */
  problem: ApiProblem | undefined;
  reload: () => void;
};

/**
 * Loads what a view shows, again whenever `key` changes; what was shown before stays until the new value is there. An
 * answer that comes after a later question is dropped.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  return useAnswer(key, '', load, false);
}

/**
 * As `useLoaded`, and keeps what was loaded: the next time it is shown at once, and where the service cannot be reached,
 * instead. Within ten minutes it is not asked for again. `key` is unique in the dashboard, and names all that the answer
 * depends on.
 */
export function useKept<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const births = birthsIn(key);
  return useAnswer(`${key} ${births}`, births, load, true);
}

/** The profiles that a key names, with their births, on which depends whatever is computed from them. */
const birthsIn = (key: string): string =>
  profiles.value
    .filter(({ id }) => key.includes(id))
    .map(({ id, birthDate, birthTime, birthCity }) => [id, birthDate, birthTime, birthCity].join(' '))
    .join(' ');

function useAnswer<Value>(
  key: string,
  of: string,
  load: () => Promise<Value>,
  isKept: boolean,
): Loaded<Value> {
  const [loaded, setLoaded] = useState<{ key: string; of: string; value: Value }>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [isStandIn, setStandIn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const connection = connections.value;
  const before = isKept ? shownBefore<Value>(key) : undefined;
  // `key` names everything that `load` depends on.
  useEffect(() => {
    let isCurrent = true;
    let isAnswered = false;
    setProblem(undefined);
    if (before?.isFresh && attempt === 0) {
      setLoaded({ key, of, value: before.value });
      return;
    }
    const recalled = isKept ? kept<Value>(key) : Promise.resolve(undefined);
    void recalled.then((value) => {
      if (isCurrent && !isAnswered && value !== undefined) setLoaded({ key, of, value });
    });
    load().then(
      (value) => {
        isAnswered = true;
        if (isKept) keep(key, value);
        if (isCurrent) setLoaded({ key, of, value });
      },
      async (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429;
        if (isKept && isRefused) dropKept(key);
        const stand = isRefused ? undefined : await recalled;
        if (!isCurrent) return;
        setLoaded(stand === undefined ? undefined : { key, of, value: stand });
        setProblem(error);
        setStandIn(stand !== undefined);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt, connection]);
  // Nobody is shown what was computed of somebody else, not even for a moment.
  const last = loaded?.of === of ? loaded : undefined;
  const present = last?.key === key || !before ? last : { key, value: before.value };
  // The frame of the page says it once while nothing is reached.
  const isSaidElsewhere = isStandIn && problem?.status === 0 && !isReachable.value;
  return {
    value: present?.value,
    isStale: present?.key !== key,
    problem: isSaidElsewhere ? undefined : problem,
    reload: () => setAttempt(attempt + 1),
  };
}
