import type { ExecutionEnvironment } from './execution-environment.ts';

/** The environments that exist, and the rules by which functions get them. */
export type Fleet = {
  /** A function's idle environment, the one that was used last. */
  warm: (functionId: string) => ExecutionEnvironment | undefined;
  /** A new environment for a function whose call has waited so long; undefined if it has to wait on. */
  cold: (functionId: string, waitedMs: number) => ExecutionEnvironment | undefined;
  /** Takes an environment back that `warm` or `cold` gave. */
  giveBack: (environment: ExecutionEnvironment) => void;
  /** How many environments a function has. */
  countOf: (functionId: string) => number;
  /** Ends what is idle now, and what is running as soon as it comes back. */
  outdate: () => void;
  end: () => Promise<void>;
};

type FleetOptions = {
  /** Environments that exist at once, over all functions. */
  max: number;
  /** Environments of one function, so that a burst of calls of one does not leave the others without. */
  maxPerFunction: number;
  start: (functionId: string) => ExecutionEnvironment;
};

/** How long a function that has environments waits before it takes one from another function. */
export const GROWTH_WAIT_MS = 250;
const BETWEEN_GROWTHS_MS = 1_000;

/**
 * Makes an empty fleet. When it is full, a function without any environment gets the one that has been idle longest, of
 * a function with several if there is such; one that has some gets more only now and then. Starting costs fifty times
 * as much as a run, so a fleet that gave way to every call would do nothing else.
 */
export function createFleet({ max, maxPerFunction, start }: FleetOptions): Fleet {
  const all = new Set<ExecutionEnvironment>();
  // In the order of their last use, the longest unused first.
  const idle = new Set<ExecutionEnvironment>();
  const outdated = new WeakSet<ExecutionEnvironment>();
  let lastGrowth = 0;

  const countOf = (functionId: string) => [...all].filter((one) => one.functionId === functionId).length;

  function discard(environment: ExecutionEnvironment): void {
    all.delete(environment);
    idle.delete(environment);
    void environment.end();
  }

  function discardBroken(): void {
    for (const environment of idle) if (environment.broken()) discard(environment);
  }

  function makeRoomFor(functionId: string, waitedMs: number): boolean {
    if (all.size < max) return true;
    const surplus = [...idle].find((one) => one.functionId !== functionId && countOf(one.functionId) > 1);
    if (countOf(functionId) > 0) {
      const now = performance.now();
      if (!surplus || waitedMs < GROWTH_WAIT_MS || now - lastGrowth < BETWEEN_GROWTHS_MS) return false;
      lastGrowth = now;
    }
    const [longestIdle] = idle;
    const victim = surplus ?? longestIdle;
    if (victim) discard(victim);
    return victim !== undefined;
  }

  return {
    countOf,
    warm(functionId) {
      discardBroken();
      const found = [...idle].findLast((one) => one.functionId === functionId);
      if (found) idle.delete(found);
      return found;
    },
    cold(functionId, waitedMs) {
      discardBroken();
      if (countOf(functionId) >= maxPerFunction || !makeRoomFor(functionId, waitedMs)) return undefined;
      const environment = start(functionId);
      all.add(environment);
      return environment;
    },
    giveBack(environment) {
      if (!all.has(environment)) return;
      if (environment.broken() || outdated.has(environment)) discard(environment);
      else idle.add(environment);
    },
    outdate() {
      for (const environment of all) outdated.add(environment);
      for (const environment of [...idle]) discard(environment);
    },
    async end() {
      const environments = [...all];
      all.clear();
      idle.clear();
      await Promise.all(environments.map((environment) => environment.end()));
    },
  };
}
