/** What is being served: nothing at first, for which callers wait, then one thing after the other. */
export type Serving<T> = {
  current: () => Promise<T>;
  /** Serves this from now on. */
  put: (next: T) => void;
  /** Ends the waiting of those who came early; without effect once something is served. */
  giveUp: (why: Error) => void;
};

/** Begins with nothing. */
export function createServing<T>(): Serving<T> {
  const first = Promise.withResolvers<T>();
  // It may be given up while nobody waits.
  first.promise.catch(() => undefined);
  let current = first.promise;
  return {
    current: () => current,
    put(next) {
      first.resolve(next);
      current = Promise.resolve(next);
    },
    giveUp: first.reject,
  };
}
