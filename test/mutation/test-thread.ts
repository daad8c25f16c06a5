import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import '../support/native-jest.ts';
import { addEventHandler } from 'jest-circus';

// Runs the test files that it receives and reports each test and hook. After the first failure, it only waits for its end.

/** `step` numbers the tests and hooks of a file. */
export type Report =
  | { kind: 'ended' }
  | { kind: 'passed'; step: number }
  | { kind: 'failed'; step?: number; name: string; message: string };

const report = (one: Report) => parentPort?.postMessage(one);
const rootDir = join(import.meta.dirname, '../..');
let steps = 0;

addEventHandler((event, { currentDescribeBlock: { tests, hooks } }) => {
  const added =
    event.name === 'add_test' ? tests.at(-1) : event.name === 'add_hook' ? hooks.at(-1) : undefined;
  const work = added?.fn as (() => unknown) | undefined;
  if (!added || !work) return;
  const name = added.type === 'test' ? added.name : added.type;
  added.fn = async () => {
    const step = steps++;
    try {
      await work();
      report({ kind: 'passed', step });
    } catch (error) {
      report({ kind: 'failed', step, name, message: String(error).slice(0, 300) });
      await new Promise(() => undefined);
    }
  };
});

// Commands get only the variables that their test names.
const { spawn } = childProcess;
childProcess.spawn = ((command: string, args: string[], options: childProcess.SpawnOptions = {}) => {
  const env = { ...(options.env ?? process.env), ...workerData };
  return spawn(command, args, { ...options, env });
}) as typeof spawn;
syncBuiltinESMExports();

const runner = await import(new URL('worker-runner.js', import.meta.resolve('jest-light-runner')).href);
const lists = { setupFiles: [], setupFilesAfterEnv: [], snapshotSerializers: [], transform: [] };
runner.setWorkerData({
  globalConfig: { testNamePattern: null, updateSnapshot: 'none', expand: false },
  projectConfig: { ...lists, rootDir, snapshotFormat: {}, slowTestThreshold: 5 },
  runtime: 'worker_threads',
});
parentPort?.on('message', async (file: string) => {
  steps = 0;
  try {
    await runner.default(join(rootDir, file));
    report({ kind: 'ended' });
  } catch (error) {
    report({ kind: 'failed', name: 'loading the file', message: String(error).slice(0, 300) });
  }
});
