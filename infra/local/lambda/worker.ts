import { Buffer } from 'node:buffer';
import dns from 'node:dns';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { structureConsole } from './structured-console.ts';

/** What a worker thread needs to know of the function that it runs. */
export type WorkerSettings = {
  module: string;
  exportName: string;
  functionName: string;
  functionArn: string;
  memoryMb: number;
  structuredLog: boolean;
};

/** A request to run the handler once. */
export type WorkerRequest = { requestId: string; event: unknown; deadline: number };

/** What a worker says: that it is ready, or how one request or its own start ended. */
export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'answer'; payload: string }
  | { kind: 'failure'; errorType: string; errorMessage: string; stackTrace: string[] };

type Handler = (event: unknown, context: unknown) => unknown;

const LARGEST_ANSWER_BYTES = 6 * 1024 * 1024;

const settings = workerData as WorkerSettings;
const reply = (message: WorkerReply) => parentPort?.postMessage(message);

let currentRequestId: string | undefined;

resolveLocalhostNames();
if (settings.structuredLog) structureConsole(() => currentRequestId);
try {
  const module = await import(pathToFileURL(settings.module).href);
  const handler: unknown = module[settings.exportName];
  if (typeof handler !== 'function')
    throw new Error(`${settings.exportName} is not a function of the module`);
  parentPort?.on('message', (request: WorkerRequest) => run(handler as Handler, request));
  reply({ kind: 'ready' });
} catch (error) {
  reply(failureOf(error));
}

// The SDK puts the name of some services before the host of a configured endpoint, as in places.localhost; not
// every system resolves such names.
function resolveLocalhostNames(): void {
  const original = dns.lookup;
  const lookup = (hostname: string, ...rest: unknown[]) => {
    const callback = rest.at(-1) as (...results: unknown[]) => void;
    if (!/(^|\.)localhost\.?$/i.test(hostname))
      return (original as (...args: unknown[]) => void)(hostname, ...rest);
    const all = typeof rest[0] === 'object' && (rest[0] as dns.LookupOptions | null)?.all;
    process.nextTick(() =>
      all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
    );
  };
  dns.lookup = lookup as typeof dns.lookup;
}

async function run(handler: Handler, { requestId, event, deadline }: WorkerRequest): Promise<void> {
  currentRequestId = requestId;
  const context = {
    callbackWaitsForEmptyEventLoop: false,
    functionName: settings.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: settings.functionArn,
    memoryLimitInMB: String(settings.memoryMb),
    awsRequestId: requestId,
    logGroupName: process.env['AWS_LAMBDA_LOG_GROUP_NAME'],
    logStreamName: process.env['AWS_LAMBDA_LOG_STREAM_NAME'],
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  try {
    const payload = JSON.stringify((await handler(event, context)) ?? null);
    if (Buffer.byteLength(payload) > LARGEST_ANSWER_BYTES)
      throw new RangeError(`The answer is larger than ${LARGEST_ANSWER_BYTES} bytes`);
    reply({ kind: 'answer', payload });
  } catch (error) {
    reply(failureOf(error));
  }
}

function failureOf(error: unknown): WorkerReply {
  if (!(error instanceof Error))
    return { kind: 'failure', errorType: 'string', errorMessage: String(error), stackTrace: [] };
  const stackTrace = (error.stack ?? '').split('\n').slice(1);
  return { kind: 'failure', errorType: error.name, errorMessage: error.message, stackTrace };
}
