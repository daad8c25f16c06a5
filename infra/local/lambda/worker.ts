import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { LocalFunction } from '../template/read-functions.ts';
import './localhost-names.ts';

/** Outcome of an invocation. Errors have the types and messages that Lambda reports. */
export type Outcome =
  | { kind: 'answered'; payload: string }
  | { kind: 'failed'; errorType: string; errorMessage: string; stackTrace?: string[] };

type Handler = (event: unknown, context: unknown) => unknown;

const fn = workerData as LocalFunction;
const [file = 'index', exportName = 'handler'] = fn.handler.split(/\.(?=[^.]*$)/);
/** Reports an outcome after all output of the invocation. The first outcome shows whether the module loaded. */
const reply = (outcome: Outcome) => process.stdout.write('', () => parentPort?.postMessage(outcome));

let currentRequestId: string | undefined;

structureConsole();
try {
  const handler: unknown = (await import(pathToFileURL(join(fn.codeFolder, `${file}.mjs`)).href))[exportName];
  if (typeof handler !== 'function') throw new Error(`${exportName} is not a function of the module`);
  parentPort?.on('message', (event) => run(handler as Handler, event));
  reply({ kind: 'answered', payload: '' });
} catch (error) {
  reply(failureOf(error));
}

async function run(handler: Handler, event: unknown): Promise<void> {
  currentRequestId = randomUUID();
  const deadline = Date.now() + fn.timeoutSeconds * 1000;
  const context = {
    functionName: fn.name,
    memoryLimitInMB: String(fn.memoryMb),
    awsRequestId: currentRequestId,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  try {
    reply({ kind: 'answered', payload: JSON.stringify((await handler(event, context)) ?? null) });
  } catch (error) {
    reply(failureOf(error));
  }
}

function failureOf(error: unknown): Outcome {
  if (!(error instanceof Error))
    return { kind: 'failed', errorType: 'string', errorMessage: String(error), stackTrace: [] };
  const stackTrace = (error.stack ?? '').split('\n').slice(1);
  return { kind: 'failed', errorType: error.name, errorMessage: error.message, stackTrace };
}

/** Makes `console` write JSON lines in Lambda's log format. */
function structureConsole(): void {
  for (const method of ['trace', 'debug', 'info', 'log', 'warn', 'error'] as const)
    console[method] = (...values: unknown[]) => {
      const level = method === 'log' ? 'INFO' : method.toUpperCase();
      const [message] = values.length === 1 ? values : [format(...values)];
      const entry = { timestamp: new Date().toISOString(), level, requestId: currentRequestId, message };
      process.stdout.write(`${JSON.stringify(entry)}\n`);
    };
}
