import { cpus } from 'node:os';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { transitWindows } from '#lib/transits/transit-windows.ts';
import { BIRTH, NOONS_MS, SPAN_MS, TIMED_BIRTH } from './days.ts';
import { chartWithHouses, daysToForecast, forecast, overview, scored } from './forecast.ts';
import { freshProcesses } from './fresh-process.ts';
import { medianMs } from './timing.ts';
import { year as astronomia } from './years/astronomia.ts';
import { year as astronomyEngine } from './years/astronomy-engine.ts';
import { year as circular } from './years/circular-natal-horoscope-js.ts';
import { year as ours } from './years/ours.ts';
import { year as oneByOne } from './years/ours-one-by-one.ts';

const POSITIONS = NOONS_MS.length * BODIES.length;
const chart = natalChart(BIRTH);
/** Enough rounds for V8 to optimize the code. */
const ROUNDS = 200;
const sameDays = daysToForecast(0);
const otherDays = Array.from({ length: ROUNDS + 1 }, (_, round) => daysToForecast(round));

function otherDaysAt(round: number) {
  return otherDays[round % otherDays.length] ?? sameDays;
}

console.log(`Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}, medians\n`);

const times = medianMs([
  { name: 'ours', rounds: 400, work: ours },
  { name: 'ours, one by one', rounds: 400, work: oneByOne },
  { name: 'astronomy-engine', rounds: ROUNDS, work: astronomyEngine },
  { name: 'circular-natal-horoscope-js', rounds: 1, work: circular },
  { name: 'astronomia', rounds: 1, work: astronomia },
  { name: 'transits', rounds: 200, work: () => transitWindows(chart, ...SPAN_MS) },
  { name: 'chart with houses', rounds: ROUNDS, work: chartWithHouses },
  // Each round computes the same days for a new birth, so the positions of the bodies are cached.
  { name: 'forecast, sky cached', rounds: ROUNDS, work: (round) => forecast(round, sameDays) },
  { name: 'forecast, timed', rounds: ROUNDS, work: (round) => forecast(round, sameDays, TIMED_BIRTH) },
  { name: 'forecast, sky new', rounds: ROUNDS, work: (round) => forecast(round, otherDaysAt(round)) },
  // 'forecast, sky new', 'scored' and 'overview' use different days, so that no positions are cached.
  { name: 'scored', rounds: ROUNDS, work: (round) => scored(round, otherDaysAt(round + ROUNDS / 2)) },
  { name: 'overview', rounds: ROUNDS, work: (round) => overview(round, otherDaysAt(round + ROUNDS / 4)) },
]);
const ms = (name: string) => times.get(name) as number;

console.log(`${NOONS_MS.length} days x ${BODIES.length} bodies`);
const LIBRARIES = ['astronomy-engine', 'circular-natal-horoscope-js', 'astronomia'];
for (const name of ['ours', 'ours, one by one', ...LIBRARIES]) {
  const each = (ms(name) * 1000) / POSITIONS;
  console.log(
    `  ${name.padEnd(30)}${ms(name).toFixed(3).padStart(10)} ms${each.toFixed(3).padStart(9)} us a position` +
      `${(ms(name) / ms('ours')).toFixed(0).padStart(8)} x ours`,
  );
}

console.log('\nForecast of 366 days for a new profile');
for (const name of ['forecast, sky cached', 'forecast, timed', 'forecast, sky new', 'scored', 'overview'])
  console.log(`  ${name.padEnd(30)}${ms(name).toFixed(2).padStart(15)} ms`);

console.log(`\nChart with angles and houses${ms('chart with houses').toFixed(3).padStart(20)} ms`);

const processes = await freshProcesses([
  ...['first-formatter.ts', 'first-answer.ts', 'forecast.ts'],
  ...['ours', ...LIBRARIES].map((name) => `years/${name}.ts`),
]);
const bare = processes[0]?.ms as number;
console.log(
  `\nNew process: duration beyond an empty one (${bare.toFixed(1)} ms), resident memory, bundle and data`,
);
for (const { name, ms, residentMb, bundleKb } of processes) {
  const memory = `${residentMb.toFixed(0).padStart(6)} MB${bundleKb.toFixed(0).padStart(7)} kB`;
  console.log(`  ${name.padEnd(38)}${(ms - bare).toFixed(1).padStart(8)} ms${memory}`);
}

console.log('\nGoals');
goal('faster than astronomy-engine, times', ms('astronomy-engine') / ms('ours'), 300, 'at least');
goal('faster than astronomia, times', ms('astronomia') / ms('ours'), 5000, 'at least');
goal('transit windows of a year, relative to its positions', ms('transits') / ms('ours'), 30, 'at most');
const processMs = (module: string) => processes.find(({ name }) => name === module)?.ms as number;
const firstMs = processMs('first-answer.ts');
goal('first chart and transits after startup, ms', firstMs - bare, 30, 'at most');
goal('  without the first Intl.DateTimeFormat', firstMs - processMs('first-formatter.ts'), 30, 'at most');
const positions = ms('astronomy-engine');
goal(
  'forecast of a year, relative to positions by astronomy-engine',
  ms('forecast, sky cached') / positions,
  0.32,
  'at most',
);
goal('the same with an uncached sky', ms('forecast, sky new') / positions, 0.35, 'at most');
const timedRatio = ms('forecast, timed') / ms('forecast, sky cached');
goal('forecast of a year with a birth time, relative to without', timedRatio, 1.3, 'at most');
goal('chart with angles and houses, ms', ms('chart with houses'), 1, 'at most');
goal('overview of a year, relative to scoring its days', ms('overview') / ms('scored'), 1.5, 'at most');

function goal(what: string, value: number, limit: number, sense: 'at least' | 'at most') {
  const met = sense === 'at least' ? value >= limit : value <= limit;
  const digits = Math.abs(value) < 10 ? 2 : 1;
  console.log(
    `  ${what.padEnd(54)}${value.toFixed(digits).padStart(9)}  ${sense} ${limit}  ${met ? 'met' : 'MISSED'}`,
  );
}
