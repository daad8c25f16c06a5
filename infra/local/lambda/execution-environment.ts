import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { LocalFunction } from '../template/read-functions.ts';
import type { Outcome } from './worker.ts';

/** A place in which one function runs, one request at a time, as in a Lambda execution environment. */
export type ExecutionEnvironment = ReturnType<typeof startExecutionEnvironment>;

/** Receives each line that a function writes to its standard output or error. */
export type OnOutput = (fn: LocalFunction, line: string) => void;

/** As at AWS; a function that may take longer to answer may take as long to load. */
const SHORTEST_INIT_TIMEOUT_SECONDS = 10;
/** The part of its memory that Lambda leaves to the heap. */
const HEAP_SHARE = 0.9;
/** Node's own default costs a dozen environments some hundred megabytes. */
const YOUNG_GENERATION_MB = 4;

/** Starts an environment with only the function's own in `process.env`; the first run waits for its module. */
export function startExecutionEnvironment(fn: LocalFunction, onOutput: OnOutput) {
  const worker = launch(fn);
  for (const stream of [worker.stdout, worker.stderr])
    createInterface({ input: stream }).on('line', (line) => line && onOutput(fn, line));

  let broken: Outcome | undefined;
  let ended = false;
  let isNew = true;
  let settle: (outcome: Outcome) => void = () => undefined;
  function breakDown(errorType: string, errorMessage: string): void {
    broken ??= { kind: 'failed', errorType, errorMessage };
    settle(broken);
  }
  worker.on('message', (outcome: Outcome) => settle(outcome));
  worker.on('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? breakDown('Runtime.OutOfMemory', `${fn.title} used more than its ${fn.memoryMb} MB`)
      : breakDown('Runtime.UnhandledPromiseRejection', error.message),
  );
  worker.on('exit', (code) => breakDown('Runtime.ExitError', `${fn.title} ended with exit code ${code}`));

  function nextOutcome(timeoutSeconds: number, complaint: string): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const timer = setTimeout(() => {
      breakDown('Sandbox.Timedout', `${fn.title} ${complaint} within ${timeoutSeconds} seconds`);
      void worker.terminate();
    }, timeoutSeconds * 1000);
    settle = resolve;
    return promise.finally(() => clearTimeout(timer));
  }

  async function outcomeOf(event: unknown): Promise<Outcome> {
    const start = await loaded;
    if (start.kind === 'failed') broken ??= start;
    if (broken) return broken;
    const outcome = nextOutcome(fn.timeoutSeconds, 'did not answer');
    worker.postMessage(event);
    return outcome;
  }

  const loaded = nextOutcome(Math.max(SHORTEST_INIT_TIMEOUT_SECONDS, fn.timeoutSeconds), 'did not load');
  return {
    fn,
    /** True once it can run nothing more: its function timed out, ran out of memory or ended itself. */
    broken: () => broken !== undefined,
    async end(): Promise<void> {
      ended = true;
      await worker.terminate();
    },
    async run(event: unknown): Promise<Outcome & { coldStart: boolean }> {
      const coldStart = isNew;
      isNew = false;
      const outcome = await outcomeOf(event);
      if (outcome.kind === 'failed' && !ended)
        onOutput(fn, JSON.stringify({ level: 'ERROR', ...outcome, kind: undefined }));
      return { ...outcome, coldStart };
    },
  };
}

function launch(fn: LocalFunction): Worker {
  return new Worker(new URL('worker.ts', import.meta.url), {
    workerData: fn,
    env: fn.environment,
    // Where a bundle has a source map, traces name the source.
    execArgv: ['--disable-warning=ExperimentalWarning', '--enable-source-maps'],
    stdout: true,
    stderr: true,
    resourceLimits: {
      maxOldGenerationSizeMb: Math.floor(fn.memoryMb * HEAP_SHARE),
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
  });
}
