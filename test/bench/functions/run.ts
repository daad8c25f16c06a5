import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeTables } from '../../../infra/costs/write-tables.ts';
import { environmentVariables } from '../../../infra/local/lambda/environment-variables.ts';
import { synthesise } from '../../../infra/local/synthesise.ts';
import { readStack, type Stack } from '../../../infra/local/template/read-stack.ts';
import { localLimits } from '../../../infra/stages.ts';
import { spawnEnvironment } from '../../faults/environment-process.ts';
import { npmProgram } from '../../support/npm-program.ts';
import type { Runnable } from './function-process.ts';
import { measure, type Samples } from './measure.ts';
import { type Measured, recordEvents } from './record-events.ts';
import { measuredRequests } from './requests.ts';
import { atShareOf } from './spent.ts';
import { functionsTable, percentile, type Row } from './table.ts';

const { values } = parseArgs({
  options: {
    /** Puts the table into docs/scale.md. */
    write: { type: 'boolean', default: false },
    /** Fresh processes of each function. */
    processes: { type: 'string', default: '15' },
  },
});

const RUNTIME_CLIENT = { name: 'aws-lambda-ric', version: '4.0.2' };
const EMPTY_MB = 512;

/** Lambda's own runtime client, or undefined, after saying so, where it cannot be had. */
function runtimeClient(): string | undefined {
  const { name, version } = RUNTIME_CLIENT;
  try {
    return npmProgram(name, version);
  } catch {
    console.log(
      `Functions are not measured: ${name} ${version} cannot be built here, which takes Linux, cmake, make and a C++ compiler.`,
    );
    return undefined;
  }
}

/** A function that does nothing, which every other is compared with. */
function emptyFunction(folder: string): Measured {
  const codeFolder = join(folder, 'empty');
  mkdirSync(codeFolder);
  writeFileSync(join(codeFolder, 'index.mjs'), 'export const handler = async () => ({});\n');
  const arn = 'arn:aws:lambda:eu-central-1:000000000000:function:empty';
  const environment = {
    AWS_LAMBDA_FUNCTION_NAME: 'empty',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(EMPTY_MB),
  };
  const fn = { title: 'empty', arn, codeFolder, handler: 'index.handler', environment };
  return { what: 'an empty function', fn, memoryMb: EMPTY_MB, event: '{}' };
}

/** Measures the functions of the service as its source is now, on an environment of their own, and prints the table. */
async function measureFunctions(client: string, folder: string): Promise<void> {
  const assembly = join(folder, 'app');
  await synthesise(assembly);
  const environment = await spawnEnvironment(assembly, join(folder, 'data'));
  try {
    const stack = readStack(assembly);
    const environmentOf = environmentVariables(
      stack.deployment.region,
      environment.access.endpoints.dynamodb,
      {
        LIMITS: JSON.stringify({ ...localLimits, calendarAnswersPerFeedPerHour: 1_000_000 }),
        SECRET_ID: stack.secrets[0]?.name ?? '',
      },
    );
    const runnable = (fn: Stack['functions'][number]): Runnable => ({
      ...fn,
      environment: environmentOf(fn),
    });
    const recorded = await recordEvents(client, stack, runnable, await measuredRequests(environment.url));
    const others = stack.functions
      .filter(({ title }) => !recorded.some(({ fn }) => fn.title === title))
      .map((fn): Measured => ({ what: fn.title, fn: runnable(fn), memoryMb: fn.memoryMb }));
    const all = [emptyFunction(folder), ...recorded, ...others];
    const samples = await measure(client, all, Number(values.processes));
    const [empty, ...rows] = all.map(({ what, fn, memoryMb }, i): Row => {
      const bundleKb = statSync(join(fn.codeFolder, 'index.mjs')).size / 1000;
      return { what, memoryMb, bundleKb, samples: samples[i] as Samples };
    });
    if (!empty) return;
    const table = functionsTable([empty, ...rows.slice(0, recorded.length)]);
    console.log(`\nFunctions, by ${RUNTIME_CLIENT.name} ${RUNTIME_CLIENT.version}, ms\n\n${table}\n`);
    console.log('The start of each other, at its share');
    for (const { what, memoryMb, bundleKb, samples } of rows.slice(recorded.length)) {
      const inits = samples.init.map((one) => atShareOf(memoryMb, one));
      console.log(
        `  ${what.padEnd(30)}${percentile(inits, 50).toFixed(0).padStart(6)} ms${bundleKb.toFixed(0).padStart(7)} kB`,
      );
    }
    if (values.write) writeTables({ functions: `${table}\n\n${measuredWhere()}` });
  } finally {
    await environment.stop();
  }
}

function measuredWhere(): string {
  const [{ model, speed } = { model: 'unknown', speed: 0 }, ...others] = cpus();
  // Not every virtual machine says how fast it is.
  const processor = speed > 0 ? `${model}, ${(speed / 1000).toFixed(1)} GHz` : model;
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const load = loadavg()[0]?.toFixed(1);
  return `Measured on ${day}: ${others.length + 1} processors (${processor}, ${process.arch}), Node ${process.versions.node}, at a load of ${load}.`;
}

const client = runtimeClient();
if (client) {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  try {
    await measureFunctions(client, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
