import type { BirthPrecision } from '#lib/chart/natal-points.ts';
import { LEVELS, METRICS, type Points } from '#lib/scoring/day.ts';
import { levelOf, ratingOf, sumDayPoints } from '#lib/scoring/model.ts';
import { scoreTransit } from '#lib/scoring/points.ts';
import { windowsByDay } from '#lib/transits/day-transits.ts';
import { type DayMotions, skyDays } from '#lib/transits/sky-days.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import { correlation, deviation, longestRun, mean, quantile, shareOf } from './statistics.ts';

/** A row of a calibration table; bounds are inclusive. */
export type Measure = { name: string; min: number; max: number; value: number };

export function atMost(name: string, most: number, value: number): Measure {
  return { name, min: 0, max: most, value };
}

const DAYS_PER_YEAR = 365;

/** Measures the ratings and labels of many charts. */
export function dayMeasures(charts: readonly Sums[], known: BirthPrecision): Measure[] {
  const ratings = charts.map(({ rating }) => Float64Array.from(rating, (sum) => ratingOf(sum, known)));
  const all = joined(ratings);
  const years = ratings.flatMap(chartYears).map(mean);
  // The longest run of the twelve signs is that of the one that fares worst; both energy and luck come from the Sun.
  const [longestRunBelow4, mostCorrelated] = known === 'sign' ? [25, 0.8] : [15, 0.5];
  const runs = ratings.map((days) => longestRun(days, (rating) => rating < 4));
  return [
    { name: 'mean rating', min: 5.8, max: 6.6, value: mean(all) },
    { name: 'standard deviation', min: 1.4, max: 2.2, value: deviation(all) },
    { name: 'days of 8 and above, %', min: 8, max: 20, value: 100 * shareOf(all, (r) => r >= 8) },
    { name: 'days below 4, %', min: 5, max: 15, value: 100 * shareOf(all, (r) => r < 4) },
    {
      name: 'chart-years with a mean of 5.2 to 7.2, %',
      min: 99.5,
      max: 100,
      value: 100 * shareOf(years, (year) => year >= 5.2 && year <= 7.2),
    },
    { name: 'lowest mean of a chart-year', min: 4.9, max: 7.4, value: Math.min(...years) },
    { name: 'highest mean of a chart-year', min: 4.9, max: 7.4, value: Math.max(...years) },
    atMost('longest run below 4, days, 95% of charts', longestRunBelow4, quantile(runs, 0.95)),
    { name: 'correlation of consecutive days', min: 0.5, max: 0.85, value: neighborCorrelation(ratings) },
    ...metricCorrelations(charts, mostCorrelated),
    ...labelShares(charts, known),
  ];
}

export function joined(series: readonly Float64Array[]): Float64Array {
  return Float64Array.from(series.flatMap((values) => [...values]));
}

function chartYears(days: Float64Array): Float64Array[] {
  const years = Math.round(days.length / DAYS_PER_YEAR);
  return Array.from({ length: years }, (_, year) =>
    days.subarray(year * DAYS_PER_YEAR, year === years - 1 ? days.length : (year + 1) * DAYS_PER_YEAR),
  );
}

function neighborCorrelation(ratings: readonly Float64Array[]): number {
  return correlation(
    joined(ratings.map((days) => days.subarray(0, -1))),
    joined(ratings.map((days) => days.subarray(1))),
  );
}

function metricCorrelations(charts: readonly Sums[], most: number): Measure[] {
  return METRICS.flatMap((a, i) =>
    METRICS.slice(i + 1).map((b) => ({
      name: `correlation of ${a} and ${b}`,
      min: -most,
      max: most,
      value: correlation(joined(charts.map((sums) => sums[a])), joined(charts.map((sums) => sums[b]))),
    })),
  );
}

function labelShares(charts: readonly Sums[], known: BirthPrecision): Measure[] {
  return METRICS.flatMap((metric) => {
    const levels = Float64Array.from(joined(charts.map((sums) => sums[metric])), (sum) =>
      LEVELS.indexOf(levelOf(metric, sum, known)),
    );
    return LEVELS.map((level, l) => ({
      name: `days of ${metric} ${level}, %`,
      // Luck is Low on ten percent of days by design.
      min: 7,
      max: 45,
      value: 100 * shareOf(levels, (index) => index === l),
    }));
  });
}

const SUMMED = ['rating', ...METRICS] as const;

/** A chart's total points for the rating and for each metric, one number per day. */
export type Sums = Record<(typeof SUMMED)[number], Float64Array>;

/** Sums the points of each chart on each date, in the chart's time zone. */
export function sumCharts(
  charts: readonly (NatalPositions & { timeZone: string })[],
  dates: readonly string[],
): Sums[] {
  const skies = new Map<string, readonly DayMotions[]>();
  return charts.map((chart) => {
    const { timeZone } = chart;
    const days = skies.get(timeZone) ?? skyDays({ dates, timeZone });
    skies.set(timeZone, days);
    const windows = windowsByDay(chart, days);
    const sums = days.map(
      (day, i): Points =>
        sumDayPoints((windows[i] ?? []).flatMap((window) => scoreTransit(day, window, chart.known) ?? [])),
    );
    const named = SUMMED.map((name) => [name, Float64Array.from(sums, (ofDay) => ofDay[name])]);
    return Object.fromEntries(named) as Sums;
  });
}
