import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { natalChart } from '#lib/chart/natal-chart.ts';
import type { BirthPrecision } from '#lib/chart/natal-points.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { KNOWN_TIMES } from '#lib/scoring/synastry/scores.ts';
import { FITTED } from '#lib/scoring/tables/fitted.ts';
import { FITTED_SYNASTRY } from '#lib/scoring/tables/fitted-synastry.ts';
import { LEVEL_SHARES } from '#lib/scoring/tables/scale.ts';
import { dayMeasures, joined, type Sums, sumCharts } from './day-measures.ts';
import { datesOfYears, population, signCharts, timedPopulation } from './population.ts';
import { readingMeasures } from './reading-measures.ts';
import { reportTables } from './report-measures.ts';
import { deviation, mean, quantile, twoDecimals } from './statistics.ts';
import { fitSynastry, pairsOf, sumPairs, synastryTables } from './synastry-measures.ts';
import { printTables } from './tables.ts';

// `npm run calibrate` measures the model over 300 charts, the twelve signs and three years, a year of readings for 40
// readers, 600 couples, and 1,000 natal reports. It prints each measure with its bounds. It fails if a measure is out of bounds, or if the stored constants
// differ from the fitted ones. `npm run calibrate -- --write` stores the fitted constants.

const CHARTS = 300;
const FIRST_YEAR = 2026;
const YEARS = 3;
const PAIRS = 600;
const REPORTS = 1000;
/** A control population and control years that no constants were fitted to. The same bounds apply. */
const CONTROL = { series: 1, firstYear: 2016 };

const KNOWN = ['date', 'time'] as const;
const POPULATIONS = { date: population, time: timedPopulation } as const;
const sumsOf = (known: BirthPrecision, firstYear: number, series?: number): Sums[] => {
  const charts = known === 'sign' ? signCharts() : POPULATIONS[known](CHARTS, series).map(natalChart);
  return sumCharts(charts, datesOfYears(firstYear, YEARS));
};

const ofSigns = sumsOf('sign', FIRST_YEAR);
const sums = { date: sumsOf('date', FIRST_YEAR), time: sumsOf('time', FIRST_YEAR) };
const fit = { sign: fitModel(ofSigns), date: fitModel(sums.date), time: fitModel(sums.time) };
const synastryFit = Object.fromEntries(
  KNOWN_TIMES.map((known) => [known, fitSynastry(sumPairs(pairsOf(PAIRS, known)))]),
);
if (process.argv.includes('--write')) {
  store('fitted', 'FITTED', fit);
  store('fitted-synastry', 'FITTED_SYNASTRY', synastryFit);
  console.log(
    'Stored the constants in lib/scoring/tables/fitted.ts and fitted-synastry.ts. Format both files, increase MODEL_VERSION if fitted.ts changed, then run again without --write.',
  );
} else if (!isDeepStrictEqual(fit, FITTED) || !isDeepStrictEqual(synastryFit, FITTED_SYNASTRY))
  fail('The stored constants don’t match the model. Run again with --write.');
else report();

function store(file: string, name: string, constants: object) {
  const text = `/** Measured by \`npm run calibrate -- --write\`. Changing a value changes published scores. */
export const ${name} = ${JSON.stringify(constants)} as const;
`;
  writeFileSync(new URL(`../../lib/scoring/tables/${file}.ts`, import.meta.url), text);
}

function report() {
  const { series, firstYear } = CONTROL;
  const dayTables = KNOWN.flatMap((known) => {
    const control = sumsOf(known, firstYear, series);
    const births = known === 'time' ? 'with a birth time' : 'without a birth time';
    return [
      {
        title: `${CHARTS} charts ${births}, ${FIRST_YEAR}-${FIRST_YEAR + YEARS - 1}; control: ${CHARTS} others, ${firstYear}-${firstYear + YEARS - 1}`,
        own: dayMeasures(sums[known], known),
        others: dayMeasures(control, known),
      },
      {
        title: `Readings ${births} in ${FIRST_YEAR}; control: ${firstYear}`,
        own: readingMeasures(FIRST_YEAR, { known }),
        others: readingMeasures(firstYear, { known, series }),
      },
    ];
  });
  const signTable = {
    title: `Twelve signs, ${FIRST_YEAR}-${FIRST_YEAR + YEARS - 1}; control: ${firstYear}-${firstYear + YEARS - 1}`,
    own: dayMeasures(ofSigns, 'sign'),
    others: dayMeasures(sumsOf('sign', firstYear), 'sign'),
  };
  const tables = [signTable, ...dayTables, ...synastryTables(PAIRS), ...reportTables(REPORTS)];
  console.log(`Model ${MODEL_VERSION}`);
  printTables(tables);
}

function fail(message: string) {
  console.error(message);
  process.exitCode = 1;
}

/** Fits the model's constants, rounded to two decimal places. */
function fitModel(charts: readonly Sums[]) {
  const rating = joined(charts.map((sums) => sums.rating));
  const cuts = METRICS.map((metric) => {
    const sums = joined(charts.map((ofChart) => ofChart[metric]));
    return [metric, LEVEL_SHARES[metric].map((share) => twoDecimals(quantile(sums, share)))];
  });
  return {
    rating: { mean: twoDecimals(mean(rating)), deviation: twoDecimals(deviation(rating)) },
    cuts: Object.fromEntries(cuts),
  };
}
