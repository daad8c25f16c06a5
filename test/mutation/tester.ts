import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import threads, { setEnvironmentData } from 'node:worker_threads';
import { startForTests } from '../support/global-setup.ts';
import { MOST_CELLS, reachedIn } from './active-mutant.ts';
import type { Report } from './test-thread.ts';

// A process that runs test files for many mutants on one local environment. A fresh run loads all code anew, in a new thread and
// in new execution environments, because a mutant may change what runs while a module loads.

/** Runs a file with a mutant, or without one if it is -1: all of it, or until a step has passed. */
export type Job = { mutant: number; file: string; limitMs: number; isFresh: boolean; untilStep?: number };

type Ending = { kind: 'passed' } | { kind: 'timeout' } | Extract<Report, { kind: 'failed' }>;

/** How a run ended, how long it took, and the mutants whose code has run since the last fresh start. */
export type Outcome = Ending & { seconds: number; reached: number[] };

const build = process.argv[2];
const cells = new Int32Array(new SharedArrayBuffer(4 * MOST_CELLS));
setEnvironmentData('mutants', cells);
const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
const REACHED_FILE = join(folder, 'reached');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('disconnect', () => process.exit());

/** The threads of functions and of tests. */
const running = new Set<threads.Worker>();
threads.Worker = class extends threads.Worker {
  constructor(...args: ConstructorParameters<typeof threads.Worker>) {
    super(...args);
    running.add(this);
    this.once('exit', () => running.delete(this));
  }
};
syncBuiltinESMExports();

if (build) await startForTests(folder, build);
let thread: threads.Worker;

async function refresh(mutant: number): Promise<void> {
  rmSync(REACHED_FILE, { force: true });
  cells.fill(0);
  cells[0] = mutant;
  await Promise.all([...running].map((one) => one.terminate()));
  thread = new threads.Worker(new URL('test-thread.ts', import.meta.url), {
    workerData: { MUTANT: String(mutant), REACHED_FILE },
    stdout: true,
    stderr: true,
  });
  for (const stream of [thread.stdout, thread.stderr]) stream.resume();
}

const endingOf = ({ file, limitMs, untilStep }: Job): Promise<Ending> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs, { kind: 'timeout' });
    const end = (ending: Ending) => {
      clearTimeout(timer);
      resolve(ending);
    };
    thread.removeAllListeners('message').on('message', (report: Report) => {
      if (report.kind === 'failed') end(report);
      else if (report.kind === 'ended' || report.step === untilStep) end({ kind: 'passed' });
    });
    thread.once('error', ({ message }) => end({ kind: 'failed', name: 'an unhandled error', message }));
    thread.postMessage(file);
  });

process.on('message', async (job: Job) => {
  if (job.isFresh) await refresh(job.mutant);
  const start = performance.now();
  const ending = await endingOf(job);
  const ofCommands = existsSync(REACHED_FILE) ? readFileSync(REACHED_FILE, 'utf8').trim().split('\n') : [];
  const reached = [...new Set([...reachedIn(cells), ...ofCommands.map(Number)])];
  process.send?.({ ...ending, seconds: (performance.now() - start) / 1000, reached } satisfies Outcome);
});
process.send?.('ready');
