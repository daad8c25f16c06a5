import { appendFileSync } from 'node:fs';
import { getEnvironmentData } from 'node:worker_threads';

// The mutated code imports this module as `#lib/active-mutant.ts`.

/** More than the mutants of any room. */
export const MOST_CELLS = 20_000;

/** The active mutant's number, then whether each mutant's code has run. All threads of a process share them. */
const shared = getEnvironmentData('mutants') as Int32Array | undefined;
const { MUTANT = '-1', REACHED_FILE } = process.env;
const cells = shared ?? Int32Array.from({ length: MOST_CELLS }, (_, i) => (i === 0 ? Number(MUTANT) : 0));

/** Whether a mutant replaces the original code. */
export const stryMutAct_9fa48 = (id: string): boolean => cells[0] === Number(id);

/** Records that the original code of these mutants runs. */
export function stryCov_9fa48(...ids: string[]): void {
  for (const id of ids) cells[Number(id) + 1] = 1;
}

/** The numbers of the mutants whose code has run. */
export const reachedIn = (all: Int32Array): number[] =>
  [...all].flatMap((cell, i) => (i && cell ? i - 1 : []));

// A command that a test runs is a process of its own.
if (!shared && REACHED_FILE)
  process.on('exit', () => appendFileSync(REACHED_FILE, `${reachedIn(cells).join('\n')}\n`));
