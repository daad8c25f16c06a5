import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import threads, { setEnvironmentData } from 'node:worker_threads';
import { startForTests } from '../support/global-setup.ts';
import { MOST_CELLS } from './active-mutant.ts';
import type { Report, TestFile } from './test-thread.ts';

// A process that runs test files for many mutants on one local environment. A fresh run loads all code anew, in a new thread and
// in new execution environments, because a mutant may change what runs while a module loads.

/** Runs tests of a file with a mutant, or without one if it is -1, until a step has passed if one is given. */
export type Job = TestFile & { mutant: number; limitMs: number; isFresh: boolean; untilStep?: number };

type Ending = { kind: 'passed' } | { kind: 'timeout' } | Extract<Report, { kind: 'failed' }>;

/** How a run ended, how long it took, and its steps. */
export type Outcome = Ending & { seconds: number; steps: Extract<Report, { kind: 'passed' }>[] };

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

const endingOf = ({ file, tests, limitMs, untilStep }: Job, steps: Outcome['steps']): Promise<Ending> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs, { kind: 'timeout' });
    const end = (ending: Ending) => {
      clearTimeout(timer);
      resolve(ending);
    };
    thread.removeAllListeners('message').on('message', (report: Report) => {
      if (report.kind === 'passed') steps.push(report);
      if (report.kind === 'failed') end(report);
      else if (report.kind === 'ended' || report.step === untilStep) end({ kind: 'passed' });
    });
    thread.once('error', ({ message }) => end({ kind: 'failed', name: 'an unhandled error', message }));
    thread.postMessage({ file, tests } satisfies TestFile);
  });

process.on('message', async (job: Job) => {
  if (job.isFresh) await refresh(job.mutant);
  const start = performance.now();
  const steps: Outcome['steps'] = [];
  const ending = await endingOf(job, steps);
  process.send?.({ ...ending, seconds: (performance.now() - start) / 1000, steps } satisfies Outcome);
});
process.send?.('ready');
