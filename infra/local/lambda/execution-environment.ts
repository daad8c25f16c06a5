import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { LocalFunction } from '../template/model.ts';
import type { WorkerReply, WorkerRequest, WorkerSettings } from './worker.ts';

/** How one run of a function ended. A failure's type and message are those that Lambda reports. */
export type Outcome =
  | { kind: 'answered'; payload: string }
  | { kind: 'failed'; errorType: string; errorMessage: string };

/** A place in which one function runs, one request at a time, as in a Lambda execution environment. */
export type ExecutionEnvironment = {
  functionId: string;
  run: (event: unknown) => Promise<Outcome>;
  /** True once the environment can run nothing more: its function timed out, ran out of memory or ended itself. */
  broken: () => boolean;
  end: () => Promise<void>;
};

/** Receives each line that a function writes to its standard output or error. */
export type OnOutput = (fn: LocalFunction, line: string) => void;

// Lambda's own figures: ten seconds to load, and nine tenths of the memory for the heap.
const INIT_TIMEOUT_SECONDS = 10;
const HEAP_SHARE = 0.9;
/** Node's own default costs a dozen environments some hundred megabytes. */
const YOUNG_GENERATION_MB = 16;

/** Starts an environment; the function's module loads meanwhile, and the first run waits for it. */
export function startExecutionEnvironment(
  fn: LocalFunction,
  environment: Record<string, string>,
  onOutput: OnOutput,
): ExecutionEnvironment {
  const worker = launch(fn, environment, onOutput);
  let broken = false;
  let ended = false;
  let waiting: ((reply: WorkerReply) => void) | undefined;

  const settle = (reply: WorkerReply) => {
    const settled = waiting;
    waiting = undefined;
    settled?.(reply);
  };
  const breakDown = (errorType: string, errorMessage: string) => {
    broken = true;
    settle({ kind: 'failure', errorType, errorMessage, stackTrace: [] });
  };
  worker.on('message', settle);
  worker.on('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? breakDown('Runtime.OutOfMemory', `${fn.title} used more than its ${fn.memoryMb} MB`)
      : breakDown('Runtime.UnhandledPromiseRejection', error.message),
  );
  worker.on('exit', (code) => breakDown('Runtime.ExitError', `${fn.title} ended with exit code ${code}`));

  const nextReply = (timeoutSeconds: number, complaint: string) =>
    new Promise<WorkerReply>((resolve) => {
      const timer = setTimeout(() => {
        breakDown('Sandbox.Timedout', `${fn.title} ${complaint} within ${timeoutSeconds} seconds`);
        void worker.terminate();
      }, timeoutSeconds * 1000);
      waiting = (reply) => {
        clearTimeout(timer);
        resolve(reply);
      };
    });
  const loaded = nextReply(INIT_TIMEOUT_SECONDS, 'did not load');

  const runOnce = async (event: unknown): Promise<WorkerReply> => {
    const start = await loaded;
    if (start.kind === 'failure') broken = true;
    if (broken) return start;
    const reply = nextReply(fn.timeoutSeconds, 'did not answer');
    const deadline = Date.now() + fn.timeoutSeconds * 1000;
    worker.postMessage({ requestId: randomUUID(), event, deadline } satisfies WorkerRequest);
    return reply;
  };

  return {
    functionId: fn.logicalId,
    broken: () => broken,
    async end() {
      ended = true;
      await worker.terminate();
    },
    async run(event) {
      const reply = await runOnce(event);
      if (reply.kind === 'answer') return { kind: 'answered', payload: reply.payload };
      const { errorType, errorMessage, stackTrace } =
        reply.kind === 'failure'
          ? reply
          : { errorType: 'Runtime.ExitError', errorMessage: 'It ended', stackTrace: [] };
      if (!ended) onOutput(fn, JSON.stringify({ level: 'ERROR', errorType, errorMessage, stackTrace }));
      return { kind: 'failed', errorType, errorMessage };
    },
  };
}

function launch(fn: LocalFunction, environment: Record<string, string>, onOutput: OnOutput): Worker {
  const [file = 'index', exportName = 'handler'] = fn.handler.split(/\.(?=[^.]*$)/);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: {
      module: join(fn.codeFolder, `${file}.mjs`),
      exportName,
      functionName: fn.name,
      functionArn: fn.arn,
      memoryMb: fn.memoryMb,
      structuredLog: fn.structuredLog,
    } satisfies WorkerSettings,
    env: environment,
    // Where a bundle has a source map, traces name the source.
    execArgv: ['--disable-warning=ExperimentalWarning', '--enable-source-maps'],
    stdout: true,
    stderr: true,
    resourceLimits: {
      maxOldGenerationSizeMb: Math.floor(fn.memoryMb * HEAP_SHARE),
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
  });
  for (const stream of [worker.stdout, worker.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (line !== '') onOutput(fn, line);
    });
  return worker;
}
