import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startDatabase } from '../../infra/local/dynamodb/database.ts';
import { defects } from './defects.ts';
import type { Report } from './worker.ts';

/** Protocols with the number of exhaustive schedules in the short run, where 0 means as many as in the full run. */
const PROTOCOLS = {
  'five-tries': 1_500,
  'single-use': 1_500,
  'twenty-a-day': 1_500,
  erasing: 1_500,
  'erasing-beside-sign-in': 1_500,
  correcting: 1_000,
  creation: 0,
  delivering: 1_500,
};
/** Of protocols with more schedules than these, the first ones in order are run. */
const MOST = 12_000;
const SEEDS = 13_000;
const SHORT_SEEDS = 700;
const DEFECT_SEEDS = 20_000;
const REPLAYED_SEEDS = 143;
const WORKERS = 2;

const execute = promisify(execFile);

async function work<Result>(options: Record<string, string | number>): Promise<Result> {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { stdout } = await execute(process.execPath, [join(import.meta.dirname, 'worker.ts'), ...args], {
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout);
}

/** Runs jobs, two at a time, in their order. */
async function inTurn(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...jobs];
  const runNext = async () => {
    for (let job = left.shift(); job; job = left.shift()) await job();
  };
  await Promise.all(Array.from({ length: WORKERS }, runNext));
}

function printViolation(protocol: string, { violation }: Report): void {
  if (!violation) return;
  const { promise, seed, trace } = violation;
  const again = seed === undefined ? '' : ` -- --protocol ${protocol} --seed ${seed}`;
  console.error(`\n${protocol} broke a promise: ${promise}\n${trace.map((line) => `  ${line}`).join('\n')}`);
  console.error(`Repeat it with: npm run prove${again}`);
  process.exitCode = 1;
}

async function prove(isShort: boolean): Promise<void> {
  const jobs = Object.entries(PROTOCOLS).map(([protocol, short]) => async () => {
    const report = await work<Report>({
      protocol,
      exhaustive: isShort && short > 0 ? short : MOST,
      seeds: isShort ? SHORT_SEEDS : SEEDS,
    });
    const part = report.isComplete ? 'all' : 'the first';
    console.log(
      `${protocol.padEnd(24)} ${part} ${report.exhaustive} schedules in order, ${report.seeds} at random`,
    );
    printViolation(protocol, report);
  });
  await inTurn(jobs);
}

async function plantDefects(): Promise<void> {
  const jobs = defects.map(({ what, protocol }, defect) => async () => {
    const { violation, seeds } = await work<Report>({ protocol, defect, seeds: DEFECT_SEEDS });
    if (!violation) process.exitCode = 1;
    console.log(
      `${violation ? `found by seed ${seeds + 1}` : 'NOT FOUND'}: ${what} (${violation?.promise ?? protocol})`,
    );
  });
  await inTurn(jobs);
}

async function replay(): Promise<void> {
  const database = await startDatabase();
  try {
    await inTurn(
      Object.keys(PROTOCOLS).map((protocol) => async () => {
        const options = { protocol, replay: database.url, seeds: REPLAYED_SEEDS };
        const { schedules, calls } = await work<{ schedules: number; calls: number }>(options);
        console.log(`${protocol.padEnd(24)} ${schedules} schedules, ${calls} calls with the same answers`);
      }),
    );
  } finally {
    await database.stop();
  }
}

// Runs as `npm run prove`; docs/proof.md describes the options.
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    defects: { type: 'boolean', default: false },
    replay: { type: 'boolean', default: false },
    protocol: { type: 'string' },
    seed: { type: 'string' },
  },
});
const { protocol, seed } = values;
if (protocol !== undefined && seed !== undefined) {
  const report = await work<Report>({ protocol, from: seed, seeds: 1 });
  printViolation(protocol, report);
  if (!report.violation) console.log(`Seed ${seed} of ${protocol} breaks no promise.`);
} else if (values.defects) await plantDefects();
else if (values.replay) await replay();
else await prove(values.short);
