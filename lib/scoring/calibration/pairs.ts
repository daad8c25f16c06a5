import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { LEVELS } from '../day.ts';
import { MATTERS, type Matter, type MatterPoints, PAIR_KNOWN, type PairKnown } from '../pairs/pair.ts';
import { scoredAspects, summedMatters } from '../pairs/pair-points.ts';
import { pairLevel, scoresOf } from '../pairs/pair-scores.ts';
import type { Measure } from './measures.ts';
import { atMost } from './measures.ts';
import { population, timed } from './population.ts';
import { correlation, deviation, mean, shareOf } from './statistics.ts';

/** How far apart in age the two of every other pair are at most, days: friends and couples are mostly of an age. */
const OF_AN_AGE_DAYS = 8 * 365;

/**
 * A fixed population of `count` pairs: one half of people of any ages, the other of people at most eight years apart. Every
 * other `series` is a different population of the same kind.
 */
export function pairs(count: number, known: PairKnown, series = 0): [Birth, Birth][] {
  const [ones, others] = [population(count, series), population(count, series + 0.5)];
  return ones.map((one, i) => {
    // A step that hardly any count has a divisor with, so that everybody comes once.
    const other = others[(i * 7 + 3) % count] ?? one;
    const apart = Math.floor((((i + 1) * Math.SQRT2) % 1) * OF_AN_AGE_DAYS);
    const second =
      i % 2 === 0 ? other : { ...other, birthDate: addDays(one.birthDate, apart - OF_AN_AGE_DAYS / 2) };
    return [known === 'neither' ? one : timed(one, i), known === 'both' ? timed(second, i + count) : second];
  });
}

/** The summed points of each pair. */
export function sumsOfPairs(people: readonly [Birth, Birth][]): MatterPoints[] {
  return people.map(([one, other]) => summedMatters(scoredAspects(natalChart(one), natalChart(other))));
}

/** Mean and standard deviation of each matter's sums, two decimals. */
export type PairFit = Record<Matter, { mean: number; deviation: number }>;

/** What of a pair's scale is measured and not chosen. */
export function fittedPairs(sums: readonly MatterPoints[]): PairFit {
  const fits = MATTERS.map((matter) => {
    const values = sums.map((points) => points[matter]);
    return [
      matter,
      {
        mean: twoDecimals(mean(values)),
        deviation: twoDecimals(deviation(values)),
      },
    ];
  });
  return Object.fromEntries(fits) as PairFit;
}

/** Measures the scores of pairs against the bounds that the model promises. */
export function pairMeasures(sums: readonly MatterPoints[], known: PairKnown): Measure[] {
  const scores = sums.map((points) => scoresOf(points, known));
  const of = (matter: Matter) => scores.map((ofPair) => ofPair[matter]);
  return [
    ...MATTERS.flatMap((matter) => [
      { name: `mean of ${matter}`, least: 5, most: 6.6, value: mean(of(matter)) },
      { name: `standard deviation of ${matter}`, least: 1.2, most: 2.2, value: deviation(of(matter)) },
      atMost(`pairs with the commonest score of ${matter}, %`, 12, 100 * commonest(of(matter))),
      ...LEVELS.map((level) => ({
        name: `pairs of ${matter} ${level}, %`,
        least: 10,
        most: 45,
        value: 100 * shareOf(of(matter), (score) => pairLevel(score) === level),
      })),
    ]),
    ...MATTERS.flatMap((a, i) =>
      MATTERS.slice(i + 1).map((b) => ({
        name: `correlation of ${a} and ${b}`,
        least: -0.8,
        most: 0.8,
        value: correlation(of(a), of(b)),
      })),
    ),
  ];
}

function commonest(scores: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return Math.max(...counts.values()) / scores.length;
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}

const CONTROL_SERIES = 1;

/** The tables of the calibration for pairs: what is known of them, over the pairs fitted to and over others. */
export function pairTables(count: number) {
  return PAIR_KNOWN.map((known) => ({
    title: `${count} pairs, the time of birth known of ${known}, and as a control ${count} others`,
    own: pairMeasures(sumsOfPairs(pairs(count, known)), known),
    others: pairMeasures(sumsOfPairs(pairs(count, known, CONTROL_SERIES)), known),
  }));
}
