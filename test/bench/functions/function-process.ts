import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalFunction } from '../../../infra/local/template/read-functions.ts';
import { startRuntimeApi } from './runtime-api.ts';
import { beforeItBegins, between, now, type Spent } from './spent.ts';

/** What of a function a process needs to run it. */
export type Runnable = Pick<LocalFunction, 'title' | 'arn' | 'codeFolder' | 'handler'> & {
  environment: Record<string, string>;
};

/** A function in a process of its own: what its start took, and what an event is answered with and took. */
export type FunctionProcess = {
  init: Spent;
  answer: (event: string) => Promise<{ payload: string; spent: Spent }>;
  end: () => Promise<void>;
};

/** Longer than anything takes that ends at all. */
const PATIENCE_MS = 60_000;

/**
 * Starts a function as Lambda does, by the runtime interface client in a folder, and resolves when it asks for its first
 * event. Rejects with what the client reports if the function cannot be loaded or throws.
 */
export async function startFunction(client: string, fn: Runnable): Promise<FunctionProcess> {
  const api = await startRuntimeApi(fn.arn);
  const began = beforeItBegins();
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
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  const ended = once(child, 'exit');

  async function expect(what: 'next' | 'response'): Promise<string> {
    const given = await Promise.race([api.asked(), ended, sleep(PATIENCE_MS, undefined, { ref: false })]);
    if (!given || Array.isArray(given)) throw new Error(`${fn.title} ended, or did not answer: ${said}`);
    if (given.what !== what) throw new Error(`${fn.title} failed: ${given.text}`);
    return given.text;
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
    init: between(began, now(pid)),
    async answer(event) {
      const before = now(pid);
      api.give(event);
      const payload = await expect('response');
      const spent = between(before, now(pid));
      await expect('next');
      return { payload, spent };
    },
    end,
  };
}
