import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { LocalFunction } from '../template/read-functions.ts';
import type { Outcome } from './worker.ts';

/** A Lambda execution environment: a worker that runs one function, one invocation at a time. */
export type ExecutionEnvironment = ReturnType<typeof startExecutionEnvironment>;

export type OnOutput = (fn: LocalFunction, line: string) => void;

/** Lambda's minimum init timeout. A function with a longer timeout may take that long to load. */
const SHORTEST_INIT_TIMEOUT_SECONDS = 10;
const HEAP_SHARE = 0.9;
/** With Node's default, a dozen environments would use several hundred megabytes more. */
const YOUNG_GENERATION_MB = 4;

/** Starts an environment with the function's own `process.env`. The first invocation waits until the module is loaded. */
export function startExecutionEnvironment(fn: LocalFunction, onOutput: OnOutput) {
  const worker = launch(fn);
  for (const stream of [worker.stdout, worker.stderr])
    createInterface({ input: stream }).on('line', (line) => line && onOutput(fn, line));

  let broken: Outcome | undefined;
  let ended = false;
  let isNew = true;
  let settle: (outcome: Outcome) => void = () => undefined;
  function fail(errorType: string, errorMessage: string): void {
    broken ??= { kind: 'failed', errorType, errorMessage };
    settle(broken);
  }
  worker.on('message', (outcome: Outcome) => settle(outcome));
  worker.on('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? fail('Runtime.OutOfMemory', `${fn.title} used more than its ${fn.memoryMb} MB`)
      : fail('Runtime.UnhandledPromiseRejection', error.message),
  );
  worker.on('exit', (code) => fail('Runtime.ExitError', `${fn.title} exited with code ${code}`));

  function nextOutcome(timeoutSeconds: number, what: string): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const timer = setTimeout(() => {
      fail('Sandbox.Timedout', `${fn.title} ${what} within ${timeoutSeconds} seconds`);
      void worker.terminate();
    }, timeoutSeconds * 1000);
    settle = resolve;
    return promise.finally(() => clearTimeout(timer));
  }

  async function outcomeOf(event: unknown): Promise<Outcome> {
    const start = await loaded;
    if (start.kind === 'failed') broken ??= start;
    if (broken) return broken;
    const outcome = nextOutcome(fn.timeoutSeconds, 'did not respond');
    worker.postMessage(event);
    return outcome;
  }

  const loaded = nextOutcome(Math.max(SHORTEST_INIT_TIMEOUT_SECONDS, fn.timeoutSeconds), 'did not load');
  return {
    fn,
    /** Whether the environment is unusable because it failed to load, timed out, ran out of memory or exited. */
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
    // Enables source maps for bundles that include them.
    execArgv: ['--disable-warning=ExperimentalWarning', '--enable-source-maps'],
    stdout: true,
    stderr: true,
    resourceLimits: {
      maxOldGenerationSizeMb: Math.floor(fn.memoryMb * HEAP_SHARE),
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
  });
}
