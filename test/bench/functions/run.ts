import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type MarkdownRow, markdownTable, writeDocsTable } from '../../../infra/costs/docs-table.ts';
import { environmentVariables } from '../../../infra/local/lambda/environment-variables.ts';
import { synthesize } from '../../../infra/local/synthesize.ts';
import { readStack, type Stack } from '../../../infra/local/template/read-stack.ts';
import { localLimits } from '../../../infra/stages.ts';
import { spawnEnvironment } from '../../faults/environment-process.ts';
import { npmProgram } from '../../support/installed-programs.ts';
import { type Benchmark, recordBenchmarks } from './benchmarks.ts';
import type { Runnable } from './function-process.ts';
import { measure, type Samples } from './measure.ts';
import { type Spent, scaledMs, unqueuedMs } from './spent.ts';

const { values } = parseArgs({
  options: {
    /** Whether to write the table into docs/scale.md. */
    write: { type: 'boolean', default: false },
    /** Number of new processes per function. */
    processes: { type: 'string', default: '15' },
    /** Functions to measure, separated by commas; by default all. */
    only: { type: 'string' },
  },
});

const RUNTIME_CLIENT = { name: 'aws-lambda-ric', version: '4.0.2' };
const EMPTY_MB = 512;

type Result = { label: string; memoryMb: number; bundleKb: number; samples: Samples };

const COLUMNS = [
  ...['', 'memory, MB', 'bundle, kB', 'init', 'init and first', 'init and first, scaled', 'p99'],
  ...['above the empty function', 'warm, scaled', 'p99'],
];

/** Installs Lambda's runtime interface client. Prints the reason and returns undefined if this machine can't build it. */
function installRuntimeClient(): string | undefined {
  const { name, version } = RUNTIME_CLIENT;
  try {
    return npmProgram(name, version);
  } catch {
    const tools = 'Linux, cmake, make and a C++ compiler';
    console.log(`Functions are not benchmarked: building ${name} ${version} needs ${tools}.`);
    return undefined;
  }
}

/** Creates a function that does nothing, as the baseline. */
function emptyFunction(folder: string): Benchmark {
  const codeFolder = join(folder, 'empty');
  mkdirSync(codeFolder);
  writeFileSync(join(codeFolder, 'index.mjs'), 'export const handler = async () => ({});\n');
  const arn = 'arn:aws:lambda:eu-central-1:000000000000:function:empty';
  const environment = {
    AWS_LAMBDA_FUNCTION_NAME: 'empty',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(EMPTY_MB),
  };
  const fn = { title: 'empty', arn, codeFolder, handler: 'index.handler', environment };
  return { label: 'empty function', fn, memoryMb: EMPTY_MB, event: '{}' };
}

/** The nearest-rank percentile, by default the median; NaN without values. */
function percentile(values: readonly number[], percent = 50): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}

/** A percentile of the durations, in milliseconds, as estimated for a Lambda function with this much memory. */
const scaled = (memoryMb: number, spent: readonly Spent[] = [], percent?: number): number =>
  percentile(
    spent.map((one) => scaledMs(memoryMb, one)),
    percent,
  );

/** A Markdown table of medians and 99th percentiles in milliseconds. `results` must begin with the empty function. */
function resultsTable(results: readonly Result[]): string {
  const rows = results.map(({ label, memoryMb, bundleKb, samples: { init, first, warm } }): MarkdownRow => {
    const firstMs = scaled(memoryMb, first);
    const integers = [
      memoryMb,
      bundleKb,
      percentile(init.map(unqueuedMs)),
      percentile(first.map(unqueuedMs)),
      firstMs,
      scaled(memoryMb, first, 99),
      firstMs - scaled(memoryMb, results[0]?.samples.first),
    ];
    const warmMs = [scaled(memoryMb, warm), scaled(memoryMb, warm, 99)];
    return [label, ...integers.map((value) => value.toFixed(0)), ...warmMs.map((value) => value.toFixed(1))];
  });
  return markdownTable([COLUMNS, ...rows]);
}

/** Benchmarks the current source in a new environment and prints the table. */
async function benchmark(client: string, folder: string): Promise<void> {
  const assembly = join(folder, 'app');
  await synthesize(assembly);
  const environment = await spawnEnvironment(assembly, join(folder, 'data'));
  try {
    const stack = readStack(assembly);
    const { endpoints } = environment.access;
    const environmentOf = environmentVariables(stack.deployment.region, endpoints.dynamodb, {
      LIMITS: JSON.stringify({ ...localLimits, calendarAnswersPerFeedPerHour: 1_000_000 }),
      SECRET_ID: stack.secrets[0]?.name ?? '',
    });
    type LocalFunction = Stack['functions'][number];
    const runnable = (fn: LocalFunction): Runnable => ({ ...fn, environment: environmentOf(fn) });
    const recorded = await recordBenchmarks(client, stack, runnable, environment.url);
    const others = stack.functions
      .filter(({ title }) => !recorded.some(({ fn }) => fn.title === title))
      .map((fn): Benchmark => ({ label: fn.title, fn: runnable(fn), memoryMb: fn.memoryMb }));
    const chosen = values.only?.split(',');
    const benchmarks = [emptyFunction(folder), ...recorded, ...others].filter(
      ({ fn }) => !chosen || [...chosen, 'empty'].includes(fn.title),
    );
    const samples = await measure(client, benchmarks, Number(values.processes));
    const results = benchmarks.map(({ label, fn, memoryMb }, i): Result => {
      const bundleKb = statSync(join(fn.codeFolder, 'index.mjs')).size / 1000;
      return { label, memoryMb, bundleKb, samples: samples[i] as Samples };
    });
    const table = resultsTable(results.filter(({ samples: { first } }) => first.length > 0));
    console.log(`\nFunctions, by ${RUNTIME_CLIENT.name} ${RUNTIME_CLIENT.version}, ms\n\n${table}\n`);
    console.log('Start of the other functions, scaled');
    for (const { label, memoryMb, bundleKb, samples: one } of results.filter(
      ({ samples: { first } }) => first.length === 0,
    )) {
      const initMs = scaled(memoryMb, one.init);
      const size = `${bundleKb.toFixed(0).padStart(7)} kB`;
      console.log(`  ${label.padEnd(30)}${initMs.toFixed(0).padStart(6)} ms${size}`);
    }
    if (values.write) writeDocsTable('functions', `${table}\n\n${measuredOn()}`);
  } finally {
    await environment.stop();
  }
}

function measuredOn(): string {
  const [{ model, speed } = { model: 'unknown', speed: 0 }, ...others] = cpus();
  // Some virtual machines report no processor speed.
  const processor = speed > 0 ? `${model}, ${(speed / 1000).toFixed(1)} GHz` : model;
  const day = new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });
  const load = loadavg()[0]?.toFixed(1);
  return `Measured on ${day}: ${others.length + 1} processors (${processor}, ${process.arch}), Node ${process.versions.node}, load ${load}.`;
}

const client = installRuntimeClient();
if (client) {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  try {
    await benchmark(client, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
