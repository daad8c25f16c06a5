import type { BirthKnown } from '#lib/chart/natal-points.ts';
import { LEVELS, METRICS } from '../day.ts';
import { levelOf, ratingOf } from '../model.ts';
import { correlation, deviation, longestRun, mean, quantile, shareOf } from './statistics.ts';
import type { Sums } from './sums.ts';

/**
 * One line of the calibration's table: a measure, the bounds it has to keep, both included, and its value.
 */
export type Measure = { name: string; least: number; most: number; value: number };

/** A measure that is to be small, 0 or more. */
export function atMost(name: string, most: number, value: number): Measure {
  return { name, least: 0, most, value };
}

const DAYS_PER_YEAR = 365;

/**
 * Measures ratings and labels over the summed points of many charts, against the bounds that the model
 * promises.
 */
export function measures(charts: readonly Sums[], known: BirthKnown): Measure[] {
  const ratings = charts.map(({ rating }) => Float64Array.from(rating, (sum) => ratingOf(sum, known)));
  const all = joined(ratings);
  const years = ratings.flatMap(chartYears).map(mean);
  const runs = ratings.map((days) => longestRun(days, (rating) => rating < 4));
  return [
    { name: 'mean rating', least: 5.8, most: 6.6, value: mean(all) },
    { name: 'standard deviation', least: 1.4, most: 2.2, value: deviation(all) },
    { name: 'days of 8 and above, %', least: 8, most: 20, value: 100 * shareOf(all, (r) => r >= 8) },
    { name: 'days below 4, %', least: 5, most: 15, value: 100 * shareOf(all, (r) => r < 4) },
    {
      name: 'chart-years with a mean of 5.2 to 7.2, %',
      least: 99.5,
      most: 100,
      value: 100 * shareOf(years, (year) => year >= 5.2 && year <= 7.2),
    },
    { name: 'lowest mean of a chart-year', least: 4.9, most: 7.4, value: Math.min(...years) },
    { name: 'highest mean of a chart-year', least: 4.9, most: 7.4, value: Math.max(...years) },
    atMost('longest run below 4, days, 95 % of charts', 15, quantile(runs, 0.95)),
    { name: 'correlation of neighbouring days', least: 0.5, most: 0.85, value: neighbours(ratings) },
    ...correlations(charts),
    ...labels(charts, known),
  ];
}

function joined(series: readonly Float64Array[]): Float64Array {
  return Float64Array.from(series.flatMap((values) => [...values]));
}

function chartYears(days: Float64Array): Float64Array[] {
  const years = Math.round(days.length / DAYS_PER_YEAR);
  return Array.from({ length: years }, (_, year) =>
    days.subarray(year * DAYS_PER_YEAR, year === years - 1 ? days.length : (year + 1) * DAYS_PER_YEAR),
  );
}

function neighbours(ratings: readonly Float64Array[]): number {
  return correlation(
    joined(ratings.map((days) => days.subarray(0, -1))),
    joined(ratings.map((days) => days.subarray(1))),
  );
}

function correlations(charts: readonly Sums[]): Measure[] {
  return METRICS.flatMap((a, i) =>
    METRICS.slice(i + 1).map((b) => ({
      name: `correlation of ${a} and ${b}`,
      least: -0.5,
      most: 0.5,
      value: correlation(joined(charts.map((sums) => sums[a])), joined(charts.map((sums) => sums[b]))),
    })),
  );
}

function labels(charts: readonly Sums[], known: BirthKnown): Measure[] {
  return METRICS.flatMap((metric) => {
    const levels = Float64Array.from(joined(charts.map((sums) => sums[metric])), (sum) =>
      LEVELS.indexOf(levelOf(metric, sum, known)),
    );
    return LEVELS.map((level, l) => ({
      name: `days of ${metric} ${level}, %`,
      least: 10,
      most: 45,
      value: 100 * shareOf(levels, (index) => index === l),
    }));
  });
}
