import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { createPool } from '../../../../infra/local/lambda/pool.ts';
import type { LocalFunction } from '../../../../infra/local/template/read-functions.ts';

type Pool = ReturnType<typeof createPool>;
let pool: Pool | undefined;
let lines: string[] = [];

afterEach(async () => {
  await pool?.stop();
  lines = [];
});

const misbehaving = (logicalId: string, settings: Partial<LocalFunction> = {}): LocalFunction => ({
  logicalId,
  name: `Stack-${logicalId}`,
  title: logicalId,
  arn: `arn:aws:lambda:local:0:function:${logicalId}`,
  codeFolder: fileURLToPath(new URL('../fixture/functions/misbehaving', import.meta.url)),
  handler: 'index.handler',
  memoryMb: 128,
  timeoutSeconds: 600,
  environment: { ONLY: 'this' },
  roleName: 'role',
  statements: [],
  ...settings,
});

function open(functions: LocalFunction[], maxEnvironments?: number): Pool {
  pool = createPool((_fn, line) => lines.push(line), maxEnvironments);
  pool.replace(functions);
  return pool;
}

const wish = (of: Pool, name: string, functionId = 'A') => of.invoke(functionId, { wish: name });
const answered = (body: string, coldStart: boolean) => ({
  kind: 'answered',
  payload: JSON.stringify({ statusCode: 200, body }),
  coldStart,
});

test('sequential calls share an environment, and concurrent calls don’t', async () => {
  const a = open([misbehaving('A')]);
  expect(await wish(a, 'count')).toEqual(answered('1', true));
  expect(await wish(a, 'count')).toEqual(answered('2', false));
  const both = await Promise.all([wish(a, 'wait'), wish(a, 'wait')]);
  expect(both).toEqual([answered('3', false), answered('1', true)]);
});

test('a function never has more environments than allowed; further calls wait', async () => {
  const a = open([misbehaving('A')], 2);
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => wish(a, 'wait')));
  expect(outcomes.filter(({ coldStart }) => coldStart)).toHaveLength(2);
  expect(outcomes.every(({ kind }) => kind === 'answered')).toBe(true);
});

test('a busy function does not starve another', async () => {
  const both = open([misbehaving('A'), misbehaving('B')], 1);
  const hanging = wish(both, 'hang', 'A');
  expect(await wish(both, 'count', 'B')).toEqual(answered('1', true));
  await both.stop();
  expect(await hanging).toMatchObject({ kind: 'failed' });
});

test('surplus environments end once idle, the longest idle first', async () => {
  const functions = ['A', 'B', 'C'].map((id) => misbehaving(id));
  const three = open(functions, 2);
  for (const id of ['A', 'B', 'A', 'C']) await wish(three, 'count', id);
  expect(await wish(three, 'count', 'A')).toEqual(answered('3', false));
  expect(await wish(three, 'count', 'B')).toEqual(answered('1', true));
});

test('two functions called alternately rarely evict each other’s environments', async () => {
  const both = open([misbehaving('A'), misbehaving('B')], 4);
  let coldStarts = 0;
  const client = async () => {
    for (let turn = 0; turn < 20; turn++)
      for (const id of ['A', 'B']) if ((await wish(both, 'count', id)).coldStart) coldStarts += 1;
  };
  await Promise.all(Array.from({ length: 12 }, client));
  // 48 is a tenth of the 480 calls.
  expect(coldStarts).toBeLessThan(48);
});

test.each([
  ['hang', 'Sandbox.Timedout', 'A did not respond within 0.5 seconds'],
  ['spin', 'Sandbox.Timedout', 'A did not respond within 0.5 seconds'],
  ['exit', 'Runtime.ExitError', 'A exited with code 3'],
  ['reject', 'Runtime.UnhandledPromiseRejection', 'unheard'],
  ['memory', 'Runtime.OutOfMemory', 'A used more than its 128 MB'],
])(
  'an environment that fails by %s is replaced, and the call gets its error',
  async (name, errorType, errorMessage) => {
    const limited = ['hang', 'spin'].includes(name);
    const a = open([misbehaving('A', limited ? { timeoutSeconds: 0.5 } : {})]);
    expect(await wish(a, name)).toEqual({ kind: 'failed', errorType, errorMessage, coldStart: true });
    for (const coldStart of [true, false])
      expect(await wish(a, 'throw')).toMatchObject({ kind: 'failed', errorType: 'TypeError', coldStart });
    expect(JSON.parse(lines[0] ?? '')).toEqual({ level: 'ERROR', errorType, errorMessage });
  },
);

test('a module that cannot be loaded fails every call and is loaded again', async () => {
  const a = open([misbehaving('A', { handler: 'missing.handler' })]);
  for (const _call of [1, 2])
    expect(await wish(a, 'count')).toMatchObject({ kind: 'failed', coldStart: true });
});

test('a replaced function is used from the next call on, and running calls finish', async () => {
  const a = open([misbehaving('A')]);
  await wish(a, 'count');
  const running = wish(a, 'wait');
  a.replace([misbehaving('A', { handler: 'missing.handler' })]);
  expect(await running).toEqual(answered('2', false));
  expect(await wish(a, 'count')).toMatchObject({ kind: 'failed' });
});

test('a function’s log has one JSON object per line, like Lambda’s', async () => {
  const a = open([misbehaving('A')]);
  await wish(a, 'log');
  while (lines.length < 3) await new Promise(setImmediate);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'INFO', message: 'plain', requestId: expect.any(String) },
    { level: 'INFO', message: { message: 'structured', number: 7 } },
    { level: 'ERROR', message: expect.stringMatching(/^failed RangeError: too far\n +at /) },
  ]);
});
