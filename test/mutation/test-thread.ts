import childProcess from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import '../support/native-jest.ts';
import { addEventHandler } from 'jest-circus';
import { takeReached } from './active-mutant.ts';

// Runs the test files that it receives and reports each test and hook. After the first failure, it only waits for its end.

/** The tests and hooks of a file are its steps. `reached` are the mutants whose code ran in this one, or before. */
export type Report =
  | { kind: 'ended' }
  | { kind: 'passed'; step: number; isTest: boolean; reached: ReturnType<typeof takeReached> }
  | { kind: 'failed'; step?: number; name: string; message: string };

/** A file, and those of its tests that run, or all if there are none. */
export type TestFile = { file: string; tests: number[] };

const report = (one: Report) => parentPort?.postMessage(one);
const rootDir = join(import.meta.dirname, '../..');
let steps = 0;
let wanted: number[] = [];

addEventHandler((event, { currentDescribeBlock: { tests, hooks } }) => {
  const added =
    event.name === 'add_test' ? tests.at(-1) : event.name === 'add_hook' ? hooks.at(-1) : undefined;
  const work = added?.fn as (() => unknown) | undefined;
  if (!added || !work) return;
  const isTest = added.type === 'test';
  const name = added.type === 'test' ? added.name : added.type;
  added.fn = async () => {
    const step = steps++;
    if (isTest && wanted.length > 0 && !wanted.includes(step)) return;
    const before = takeReached().map((one) => ({ ...one, isLoading: one.isLoading || step === 0 }));
    try {
      await work();
      const reached = [...before, ...takeReached(), ...takeReachedByCommands()];
      report({ kind: 'passed', step, isTest, reached });
    } catch (error) {
      report({ kind: 'failed', step, name, message: String(error).slice(0, 300) });
      await new Promise(() => undefined);
    }
  };
});

function takeReachedByCommands() {
  const { REACHED_FILE: file } = workerData;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(file, { force: true });
  return lines.flatMap((line) => (line ? { id: Number(line), isLoading: false } : []));
}

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
parentPort?.on('message', async ({ file, tests }: TestFile) => {
  steps = 0;
  wanted = tests;
  try {
    await runner.default(join(rootDir, file));
    report({ kind: 'ended' });
  } catch (error) {
    report({ kind: 'failed', name: 'loading the file', message: String(error).slice(0, 300) });
  }
});
