import { Worker } from 'node:worker_threads';
import type { FoundCity } from './city-search.ts';

/** Finds cities by what people call them, offline. */
export type Gazetteer = {
  /** The cities that a text may mean, the likeliest first; none for nonsense or for a country. */
  search(text: string): Promise<FoundCity[]>;
};

/** A text to search for, as it goes to the thread; the answer has the same id. */
export type Question = { id: number; text: string };
type Answer = { id: number; cities: FoundCity[] };

let shared: Gazetteer | undefined;

/**
 * The gazetteer of this process: it begins to read its lists in a thread of its own at the first call, so that
 * nothing else waits, and keeps the process alive only while a search is under way. A search rejects if the lists cannot be read.
 */
export function createGazetteer(): Gazetteer {
  shared ??= startThread();
  return shared;
}

function startThread(): Gazetteer {
  // The process may have been started with options that mean its own main module.
  const worker = new Worker(new URL('gazetteer-thread.ts', import.meta.url), { execArgv: [] });
  const waiting = new Map<number, PromiseWithResolvers<FoundCity[]>>();
  let lastId = 0;
  let failure: Error | undefined;
  worker.on('message', ({ id, cities }: Answer) => {
    waiting.get(id)?.resolve(cities);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (cause) => {
    failure = new Error('The list of cities cannot be read.', { cause });
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  });
  worker.unref();
  return {
    search(text) {
      if (failure) return Promise.reject(failure);
      const answer = Promise.withResolvers<FoundCity[]>();
      lastId += 1;
      waiting.set(lastId, answer);
      worker.ref();
      worker.postMessage({ id: lastId, text } satisfies Question);
      return answer.promise;
    },
  };
}
