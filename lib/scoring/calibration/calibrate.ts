// `npm run calibrate` measures the model over 300 charts and three years, what is read over 85 charts and a year, and 600 pairs, prints
// each measure beside its bounds, and fails if one is missed or the stored constants are not those of this population;
// with `--write` it stores them first. Nothing of it runs when a forecast is made.

import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { BirthKnown } from '#lib/chart/natal-points.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { readingTable } from '#lib/reading/calibration/reading-table.ts';
import { PAIR_KNOWN } from '../pairs/pair.ts';
import { FITTED } from '../tables/fitted.ts';
import { FITTED_PAIRS } from '../tables/fitted-pairs.ts';
import { fitted } from './fit.ts';
import { type Measure, measures } from './measures.ts';
import { fittedPairs, pairs, pairTables, sumsOfPairs } from './pairs.ts';
import { datesOfYears, population, timedPopulation } from './population.ts';
import { type Sums, sumsOf } from './sums.ts';

const CHARTS = 300;
const FIRST_YEAR = 2026;
const YEARS = 3;
const PAIRS = 600;
/** Other people and other years, which the constants were not fitted to: the bounds hold for them as well. */
const CONTROL = { series: 1, firstYear: 2016 };

/** The populations that the model is fitted to, by what of their births is known. */
const POPULATIONS = { date: population, time: timedPopulation } as const;
const KNOWN = ['date', 'time'] as const;

const sums = Object.fromEntries(
  KNOWN.map((known) => [known, sumsOf(POPULATIONS[known](CHARTS), datesOfYears(FIRST_YEAR, YEARS))]),
) as Record<BirthKnown, Sums[]>;
const fit = { date: fitted(sums.date), time: fitted(sums.time) };
const fitOfPairs = Object.fromEntries(
  PAIR_KNOWN.map((known) => [known, fittedPairs(sumsOfPairs(pairs(PAIRS, known)))]),
);
if (process.argv.includes('--write')) {
  store('fitted', 'FITTED', fit);
  store('fitted-pairs', 'FITTED_PAIRS', fitOfPairs);
  console.log(
    'Stored in tables/fitted.ts and tables/fitted-pairs.ts. Format them, give the model a new version where the first has changed, and run again without --write.',
  );
} else if (!isDeepStrictEqual(fit, FITTED) || !isDeepStrictEqual(fitOfPairs, FITTED_PAIRS))
  fail('The stored constants are not those of this model. Run again with --write.');
else report();

function store(file: string, name: string, constants: object) {
  const text = `/** What \`npm run calibrate -- --write\` measured; where it changes, so do answers. */
export const ${name} = ${JSON.stringify(constants, null, 2)} as const;
`;
  writeFileSync(new URL(`../tables/${file}.ts`, import.meta.url), text);
}

function report() {
  const { series, firstYear } = CONTROL;
  const ofPeople = KNOWN.flatMap((known) => {
    const control = sumsOf(POPULATIONS[known](CHARTS, series), datesOfYears(firstYear, YEARS));
    const births = known === 'time' ? 'with a time of birth' : 'without a time of birth';
    return [
      {
        title: `${CHARTS} charts ${births} x ${FIRST_YEAR}-${FIRST_YEAR + YEARS - 1}, and as a control ${CHARTS} others x ${firstYear}-${firstYear + YEARS - 1}`,
        own: measures(sums[known], known),
        others: measures(control, known),
      },
      {
        title: `What is read ${births} in a year, ${FIRST_YEAR}, and as a control of ${firstYear}`,
        own: readingTable(FIRST_YEAR, { known }),
        others: readingTable(firstYear, { known, series }),
      },
    ];
  });
  const tables = [...ofPeople, ...pairTables(PAIRS)];
  console.log(`Model ${MODEL_VERSION}`);
  for (const table of tables) print(table);
  const all = tables.flatMap(({ own, others }) => [...own, ...others]);
  if (all.some((measure) => !holds(measure))) fail('A bound is missed (marked with !).');
}

function print({ title, own, others }: { title: string; own: Measure[]; others: Measure[] }) {
  console.log(`\n${title}\n`);
  console.log(row('measure', 'least', 'most', 'value', 'control'));
  own.forEach((measure, i) => {
    const { name, least, most } = measure;
    console.log(
      row(name, String(least), String(most), shown(measure), shown(others[i] ?? { ...measure, value: NaN })),
    );
  });
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(54) + cells.map((cell) => cell.padStart(9)).join('');
}

function shown(measure: Measure): string {
  return `${holds(measure) ? '' : '! '}${measure.value.toFixed(2)}`;
}

function holds({ least, most, value }: Measure): boolean {
  return value >= least && value <= most;
}

function fail(message: string) {
  console.error(message);
  process.exitCode = 1;
}
