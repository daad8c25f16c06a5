import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type EnvironmentProcess, withEnvironmentProcess } from '../faults/environment-process.ts';
import type { TableAccess } from '../faults/table-contents.ts';
import { answersWith, type Measured, measure } from './measure.ts';
import { createUsers, type LoadUser, requestsOfClient } from './mix.ts';

const USAGE = `Usage: npm run load -- [options], or flood, faulty-sign-ins or kills with their own

Puts a realistic load on the local environment, and compares it with a function that does nothing.

  --seconds 20       how long
  --connections 16   clients that ask at once, each as soon as it is answered
  --overload         then asks for at least twice as much as was answered, and checks that the rest is shed
  --url URL          a running environment; without it one is started for this alone
  --help             show this`;

/** More clients than invocations may wait; each asks once a second at least. */
const OVERLOAD_CONNECTIONS = 800;
/** An environment has recovered when forecasts come this soon again, several in a row. */
const SOON_MS = 1_000;
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
  const nothing = () => [{ method: 'GET', path: '/nothing-there' } as const];

  // Functions start with their first calls, which are not what is measured.
  await measure({ url, seconds: 4, connections, requestsOf });
  const idle = await measure({ url, seconds: 4, connections, requestsOf: nothing });
  print('a function that does nothing', idle);
  const sustained = await measure({ url, seconds: Number(values.seconds), connections, requestsOf });
  print('the mix', sustained);
  console.log(
    `  of the function that does nothing: ${(sustained.answersPerSecond / idle.answersPerSecond).toFixed(2)} x its answers, ${(sustained.p99 / idle.p99).toFixed(1)} x its p99`,
  );
  expectNone(
    answersWith(sustained, (status) => status >= 500),
    '5xx under a load that can be taken',
  );
  if (values.overload) {
    const rate = Math.max(OVERLOAD_CONNECTIONS, Math.round(sustained.answersPerSecond * 2));
    const load = { url, connections: OVERLOAD_CONNECTIONS, rate, requestsOf };
    const shed = await measure({ ...load, seconds: Number(values.seconds) });
    const times = (rate / sustained.answersPerSecond).toFixed(1);
    print(`${times} times as much: ${rate} requests a second`, shed);
    expectNone(
      answersWith(shed, (status) => status >= 500 && status !== 503),
      '5xx but 503 under overload',
    );
    expectNone(shed.unanswered, 'requests without an answer under overload');
    if (answersWith(shed, (status) => status === 429 || status === 503) === 0)
      console.log('  Nothing had to be shed.');
    console.log(`  Forecasts come soon again after ${await secondsToRecover(url, users[0])} seconds.`);
    const after = await measure({ url, seconds: 5, connections, requestsOf });
    print('afterwards', after);
    expectNone(
      answersWith(after, (status) => status === 429 || status >= 500),
      '429 or 5xx afterwards',
    );
  }
  clearInterval(sampling);
  for (const part of ['environment', 'database'] as const) {
    const samples = memory.map((sample) => sample[part]);
    if (samples.length > 0)
      console.log(
        `Memory of the ${part}: ${samples[0]} MB at first, ${Math.max(...samples)} at most, ${samples.at(-1)} at last`,
      );
  }
}

/** How long it takes until requests that waited when their clients left are done; throws after a minute. */
async function secondsToRecover(url: string, user: LoadUser | undefined): Promise<string> {
  const begun = performance.now();
  const today = new Date().toISOString().slice(0, 10);
  const path = `/api/horoscope/daily?profileId=${user?.profileId}&startDate=${today}&endDate=${today}`;
  for (let inARow = 0; inARow < 5; ) {
    if (performance.now() - begun > 60_000)
      throw new Error('The environment did not recover within a minute');
    const asked = performance.now();
    const { status } = await fetch(url + path, { headers: { Authorization: `Bearer ${user?.key}` } });
    inARow = status === 200 && performance.now() - asked < SOON_MS ? inARow + 1 : 0;
    await wait(100);
  }
  return ((performance.now() - begun) / 1000).toFixed(1);
}

/** Runs on the environment that was named, or on one in a process of its own. */
async function withEnvironment(work: (environment: Environment) => Promise<void>): Promise<void> {
  const { url } = values;
  if (url !== undefined)
    return work({ url, access: (await (await fetch(`${url}/__local/endpoints`)).json()) as TableAccess });
  return withEnvironmentProcess(work);
}

function print(what: string, measured: Measured): void {
  const { answersPerSecond, p50, p95, p99, statuses, unanswered } = measured;
  const byStatus = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  console.log(`${what}:
  ${answersPerSecond.toFixed(0)} answers a second; p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms
  ${[...byStatus, `${unanswered} unanswered`].join(', ')}`);
}

function expectNone(count: number, what: string): void {
  if (count === 0) return;
  console.error(`  WRONG: ${count} ${what}`);
  process.exitCode = 1;
}
