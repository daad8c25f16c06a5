import { appendFileSync } from 'node:fs';
import { getEnvironmentData } from 'node:worker_threads';

// The mutated code imports this module as `#lib/active-mutant.ts`.

/** More than the mutants of any room. */
export const MOST_CELLS = 20_000;

/** The active mutant's number, then how each mutant's code has run: 1, or 2 while a function loaded. All threads share them. */
const shared = getEnvironmentData('mutants') as Int32Array | undefined;
const { MUTANT = '-1', REACHED_FILE } = process.env;
const cells = shared ?? Int32Array.from({ length: MOST_CELLS }, (_, i) => (i === 0 ? Number(MUTANT) : 0));
let ran = 2;
setImmediate(() => {
  ran = 1;
});

/** Whether a mutant replaces the original code. */
export const stryMutAct_9fa48 = (id: string): boolean => cells[0] === Number(id);

/** Records that the original code of these mutants runs. */
export function stryCov_9fa48(...ids: string[]): void {
  for (const id of ids) cells[Number(id) + 1] ||= ran;
}

/** The numbers of the mutants whose code has run. */
export const reachedIn = (all: Int32Array): number[] =>
  [...all].flatMap((cell, i) => (i && cell ? i - 1 : []));

/** Returns which mutants' code has run since the last call, in all threads, and whether also while a function loaded. */
export const takeReached = (): { id: number; isLoading: boolean }[] => {
  const taken = reachedIn(cells).map((id) => ({ id, isLoading: cells[id + 1] === 2 }));
  cells.fill(0, 1);
  return taken;
};

// A command that a test runs is a process of its own.
if (!shared && REACHED_FILE)
  process.on('exit', () => appendFileSync(REACHED_FILE, `${reachedIn(cells).join('\n')}\n`));
