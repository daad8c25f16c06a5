import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type EnvironmentProcess, withEnvironmentProcess } from '../faults/environment-process.ts';
import type { TableAccess } from '../faults/table-contents.ts';
import { type Measured, measure, responsesWith } from './measure.ts';
import { createUsers, type LoadUser, requestsOfClient } from './mix.ts';

const USAGE = `Usage: npm run load -- [options]; or npm run load -- flood, or kills, with their own options

Puts a realistic load on the local environment and compares it with a trivial function.

  --seconds 20       duration
  --connections 16   concurrent clients, each with one request at a time
  --overload         then at least doubles the throughput and checks that the excess is shed
  --url URL          a running environment; by default a new one
  --help             show this`;

/** More clients than invocations that may wait in the local pool. Each client sends at least one request per second. */
const OVERLOAD_CONNECTIONS = 800;
/** The environment has recovered once five forecasts in a row take less than this. */
const RECOVERED_MS = 1_000;
const USERS = 12;

type Environment = { url: string; access: TableAccess } & Partial<EnvironmentProcess>;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '16' },
    overload: { type: 'boolean', default: false },
    url: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) console.log(USAGE);
else await withEnvironment(run);

async function run({ url, access, residentMb }: Environment): Promise<void> {
  const connections = Number(values.connections);
  const users = await createUsers(url, access, USERS);
  const requestsOf = () => requestsOfClient(users);
  const memory: { environment: number; database: number }[] = [];
  const sampling = setInterval(() => memory.push(...[residentMb?.() ?? []].flat()), 1_000);
  const trivial = () => [{ method: 'GET', path: '/nothing-there' } as const];

  // This warm-up keeps cold starts out of the measurement.
  await measure({ url, seconds: 4, connections, requestsOf });
  const idle = await measure({ url, seconds: 4, connections, requestsOf: trivial });
  print('trivial function', idle);
  const sustained = await measure({ url, seconds: Number(values.seconds), connections, requestsOf });
  print('realistic mix', sustained);
  const throughput = (sustained.responsesPerSecond / idle.responsesPerSecond).toFixed(2);
  const p99 = (sustained.p99 / idle.p99).toFixed(1);
  console.log(`  relative to the trivial function: ${throughput} x throughput, ${p99} x p99`);
  const isServerError = (status: number) => status >= 500;
  expectNone(responsesWith(sustained, isServerError), '5xx under sustainable load');
  if (values.overload) {
    const rate = Math.max(OVERLOAD_CONNECTIONS, Math.round(sustained.responsesPerSecond * 2));
    const load = { url, connections: OVERLOAD_CONNECTIONS, rate, requestsOf };
    const shed = await measure({ ...load, seconds: Number(values.seconds) });
    const times = (rate / sustained.responsesPerSecond).toFixed(1);
    print(`${times} x: ${rate} requests per second`, shed);
    const crashed = responsesWith(shed, (status) => status >= 500 && status !== 503);
    expectNone(crashed, '5xx other than 503 under overload');
    expectNone(shed.unanswered, 'requests without response under overload');
    if (responsesWith(shed, (status) => status === 429 || status === 503) === 0)
      console.log('  Nothing was shed.');
    console.log(`  Recovered after ${await secondsToRecover(url, users[0])} seconds.`);
    const after = await measure({ url, seconds: 5, connections, requestsOf });
    print('after recovery', after);
    const refused = responsesWith(after, (status) => status === 429 || status >= 500);
    expectNone(refused, '429 or 5xx after recovery');
  }
  clearInterval(sampling);
  for (const part of ['environment', 'database'] as const) {
    const samples = memory.map((sample) => sample[part]);
    const most = Math.max(...samples);
    if (samples.length > 0)
      console.log(
        `Memory of the ${part}, MB: ${samples[0]} at start, ${most} at peak, ${samples.at(-1)} at end`,
      );
  }
}

/** Waits until the environment responds quickly again; returns the time in seconds. Throws after a minute. */
async function secondsToRecover(url: string, user: LoadUser | undefined): Promise<string> {
  const begun = performance.now();
  const today = new Date().toISOString().slice(0, 10);
  const path = `/api/horoscope/daily?profileId=${user?.profileId}&startDate=${today}&endDate=${today}`;
  for (let inARow = 0; inARow < 5; ) {
    if (performance.now() - begun > 60_000)
      throw new Error('The environment did not recover within a minute');
    const sent = performance.now();
    const { status } = await fetch(url + path, { headers: { Authorization: `Bearer ${user?.key}` } });
    inARow = status === 200 && performance.now() - sent < RECOVERED_MS ? inARow + 1 : 0;
    await wait(100);
  }
  return ((performance.now() - begun) / 1000).toFixed(1);
}

/** Runs `work` with the environment at `--url`, or with a new one in its own process. */
async function withEnvironment(work: (environment: Environment) => Promise<void>): Promise<void> {
  const { url } = values;
  if (url !== undefined)
    return work({ url, access: (await (await fetch(`${url}/__local/endpoints`)).json()) as TableAccess });
  return withEnvironmentProcess(work);
}

function print(what: string, measured: Measured): void {
  const { responsesPerSecond, p50, p95, p99, statuses, unanswered } = measured;
  const byStatus = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  console.log(`${what}:
  ${responsesPerSecond.toFixed(0)} responses per second; p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms
  ${[...byStatus, `${unanswered} without response`].join(', ')}`);
}

function expectNone(count: number, what: string): void {
  if (count === 0) return;
  console.error(`  FAILED: ${count} ${what}`);
  process.exitCode = 1;
}
