import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalFunction } from '../../../infra/local/template/read-functions.ts';
import { startRuntimeApi } from './runtime-api.ts';
import { beforeStart, difference, type Spent, spentBy } from './spent.ts';

/** A function with everything that a process needs to run it. */
export type Runnable = Pick<LocalFunction, 'title' | 'arn' | 'codeFolder' | 'handler'> & {
  environment: Record<string, string>;
};

/** A function that runs in its own process. */
type FunctionProcess = {
  init: Spent;
  invoke: (event: string) => Promise<{ payload: string; spent: Spent }>;
  end: () => Promise<void>;
};

const TIMEOUT_MS = 60_000;

/**
 * Starts a function as Lambda does, with the runtime interface client in the folder `client`. Resolves when the function requests
 * its first event; rejects with the client's report if the function's module cannot be loaded or throws.
 */
export async function startFunction(client: string, fn: Runnable): Promise<FunctionProcess> {
  const api = await startRuntimeApi(fn.arn);
  const baseline = beforeStart();
  const child = spawn(process.execPath, [join(client, 'index.mjs')], {
    cwd: fn.codeFolder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      AWS_LAMBDA_RUNTIME_API: api.address,
      _HANDLER: fn.handler,
      LAMBDA_TASK_ROOT: fn.codeFolder,
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_LOG_GROUP_NAME: 'none',
      AWS_LAMBDA_LOG_STREAM_NAME: 'none',
      AWS_LAMBDA_LOG_FORMAT: 'JSON',
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      ...fn.environment,
    },
  });
  const pid = child.pid ?? 0;
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(-2_000);
  });
  const ended = once(child, 'exit');

  async function expect(kind: 'next' | 'response'): Promise<string> {
    const call = await Promise.race([api.nextCall(), ended, sleep(TIMEOUT_MS, undefined, { ref: false })]);
    if (!call || Array.isArray(call)) throw new Error(`${fn.title} exited or timed out: ${errorOutput}`);
    if (call.kind !== kind) throw new Error(`${fn.title} failed: ${call.text}`);
    return call.text;
  }

  async function end(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
    await api.stop();
  }

  try {
    await expect('next');
  } catch (error) {
    await end();
    throw error;
  }
  return {
    init: difference(spentBy(pid), baseline),
    async invoke(event) {
      const before = spentBy(pid);
      api.sendEvent(event);
      const payload = await expect('response');
      const spent = difference(spentBy(pid), before);
      await expect('next');
      return { payload, spent };
    },
    end,
  };
}
