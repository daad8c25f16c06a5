import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { MAX_LATE_MS } from '#lib/delivery/due-times.ts';
import { stageNamed } from '../../infra/chosen-stage.ts';
import type { Year } from './year/readers.ts';
import type { Sweep } from './year/zones.ts';

/** A leap year, so that the clocks of every zone are simulated for 366 days. */
const YEAR = { first: '2028-01-01', days: 366 };
/** Zones that skip a date, in the year in which they did. */
const SKIPPING = [
  { zone: 'Pacific/Apia', first: '2011-01-01', days: 365 },
  { zone: 'Pacific/Kwajalein', first: '1993-01-01', days: 365 },
];
const WORKERS = 2;
const SEEDS = [1, 2];

const execute = promisify(execFile);

/** Runs this file in another process with an option, and reads the JSON that it prints. */
async function run<Result>(...options: string[]): Promise<Result> {
  const { stdout } = await execute(process.execPath, [import.meta.filename, ...options]);
  return JSON.parse(stdout);
}

async function sweepZones(part: number): Promise<Sweep[]> {
  const { sweepZone } = await import('./year/zones.ts');
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((zone) => ({
    zone,
    ...YEAR,
  }));
  return [...zones, ...SKIPPING]
    .map(({ zone, first, days }, at) => ({ zone, first, days, seed: at + 1 }))
    .filter(({ seed }) => seed % WORKERS === part)
    .map(({ zone, first, days, seed }) => sweepZone(zone, first, days, seed));
}

async function simulateReaders(seed: number): Promise<Year> {
  Object.assign(process.env, {
    ...{ AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'proof', AWS_SECRET_ACCESS_KEY: 'proof' },
    ...{ TABLE_NAME: 'proof', SECRET_ID: 'proof', SERVICE_URL: 'https://a.example' },
    LIMITS: JSON.stringify(stageNamed('prod').limits),
    ...{ DELIVERY_FROM: 'sky@a.example', DELIVERY_CONFIGURATION_SET: 'proof' },
    ...{ DELIVERY_QUEUE: 'proof', EVENT_QUEUE: 'proof' },
    ...{ DELIVERIES_PER_SECOND: '50' },
  });
  for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => undefined;
  const { replaceSources } = await import('./world.ts');
  replaceSources();
  const { connectClients } = await import('./protocols/setup.ts');
  await connectClients();
  const { runYear } = await import('./year/readers.ts');
  return runYear(YEAR.first, YEAR.days, seed);
}

/** How long readers of one local time wait for their mail, in seconds: half on average, all at most. */
function backlog(readers: number, perSecond: number): string {
  const seconds = readers / perSecond;
  const late = Math.max(0, readers - (MAX_LATE_MS / 1_000) * perSecond);
  const minutes = (value: number) => `${(value / 60).toFixed(1)} min`;
  return `${readers.toLocaleString('en-US')} readers at 07:00, SES at ${perSecond}/s: the last mail after ${minutes(seconds)}, half after ${minutes(seconds / 2)}, ${late.toLocaleString('en-US')} skipped`;
}

const minutesOf = (ms: number): string => `${(ms / 60_000).toFixed(1)} min`;

// Runs as `npm run deliver:year`; docs/proof.md describes what it simulates.
const { values } = parseArgs({ options: { zones: { type: 'string' }, readers: { type: 'string' } } });
const print = process.stdout.write.bind(process.stdout);
if (values.zones !== undefined) print(JSON.stringify(await sweepZones(Number(values.zones))));
else if (values.readers !== undefined) print(JSON.stringify(await simulateReaders(Number(values.readers))));
else {
  const parts = await Promise.all(
    Array.from({ length: WORKERS }, (_, part) => run<Sweep[]>('--zones', String(part))),
  );
  const zones = parts.flat();
  const total = (name: keyof Sweep) => zones.reduce((sum, zone) => sum + zone[name], 0);
  const most = (name: keyof Sweep) => Math.max(...zones.map((zone) => zone[name]));
  console.log(`Rules: ${zones.length} zones x ${YEAR.days} days x 96 quarter hours, ${total('deliveries').toLocaleString('en-US')} deliveries
  missed ${total('missed')}, at a wrong instant ${total('wrongInstant')}, early ${total('early')}, found twice and refused by the claim ${total('refused')}
  ${total('lost').toLocaleString('en-US')} ticks lost, ${total('doubled').toLocaleString('en-US')} doubled; at most ${minutesOf(most('lateMs'))} late, ${minutesOf(most('lateAfterLossMs'))} after lost ticks, ${total('skipped')} skipped in outages`);
  const years = await Promise.all(SEEDS.map((seed) => run<Year>('--readers', String(seed))));
  for (const [at, year] of years.entries())
    console.log(`Code, seed ${SEEDS[at]}: ${year.mails} mails, missed ${year.missed}, double ${year.double}, early ${year.early}, after a stop ${year.afterStop}
  ${year.changes} changes of settings, ${year.lostTicks} ticks lost, ${year.crashes} crashes, ${year.refusals} refusals of SES, ${year.faults} failed calls
  at most ${minutesOf(year.lateMs)} late, ${minutesOf(year.lateAfterDisturbanceMs)} after a disturbance; ${year.skipped} skipped, more than two hours late
  the one window, between a claim and the answer of SES: ${year.lostInWindow} mails, ${((100 * year.lostInWindow) / Math.max(1, year.crashes + year.faults)).toFixed(1)}% of crashes and failed calls`);
  for (const perSecond of [14, 300]) console.log(`Backlog: ${backlog(100_000, perSecond)}`);
  const broken =
    total('missed') +
    total('wrongInstant') +
    total('early') +
    years.reduce((sum, year) => sum + year.missed + year.double + year.early + year.afterStop, 0);
  if (broken > 0) process.exitCode = 1;
}
