import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { LEVELS } from '#lib/scoring/day.ts';
import { scoreAspects, sumPoints } from '#lib/scoring/synastry/score-aspects.ts';
import {
  byCategory,
  type CategoryPoints,
  KNOWN_TIMES,
  type KnownTimes,
  SYNASTRY_CATEGORIES,
  type SynastryCategory,
  synastryLevel,
  synastryScores,
} from '#lib/scoring/synastry/scores.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { atMost, type Measure } from './day-measures.ts';
import { population, withBirthTime } from './population.ts';
import { Counter, correlation, deviation, mean, shareOf, twoDecimals } from './statistics.ts';

/** Twice the maximum age difference in every second couple, because most friends and couples are close in age. */
const MAX_AGE_GAP_DAYS = 8 * 365;

/**
 * A fixed population of `count` couples, half with any age difference and half close in age. Each `series` selects a
 * different population of the same kind.
 */
export function pairsOf(count: number, known: KnownTimes, series = 0): [Birth, Birth][] {
  const [ones, others] = [population(count, series), population(count, series + 0.5)];
  return ones.map((one, i) => {
    // 7 is coprime to most counts, so no person occurs in two couples.
    const other = others[(i * 7 + 3) % count] ?? one;
    const apart = Math.floor((((i + 1) * Math.SQRT2) % 1) * MAX_AGE_GAP_DAYS);
    const second =
      i % 2 === 0 ? other : { ...other, birthDate: addDays(one.birthDate, apart - MAX_AGE_GAP_DAYS / 2) };
    return [
      known === 'neither' ? one : withBirthTime(one, i),
      known === 'both' ? withBirthTime(second, i + count) : second,
    ];
  });
}

export function sumPairs(people: readonly [Birth, Birth][]): CategoryPoints[] {
  return people.map(([one, other]) => sumPoints(scoreAspects(natalChart(one), natalChart(other))));
}

/** Mean and standard deviation of each category's sums, rounded to two decimal places. */
export function fitSynastry(sums: readonly CategoryPoints[]) {
  return byCategory((category) => {
    const values = sums.map((points) => points[category]);
    return { mean: twoDecimals(mean(values)), deviation: twoDecimals(deviation(values)) };
  });
}

export function synastryMeasures(sums: readonly CategoryPoints[], known: KnownTimes): Measure[] {
  const scores = sums.map((points) => synastryScores(points, known));
  const of = (category: SynastryCategory) => scores.map((ofPair) => ofPair[category]);
  return [
    ...SYNASTRY_CATEGORIES.flatMap((category) => [
      { name: `mean of ${category}`, min: 5, max: 6.6, value: mean(of(category)) },
      { name: `standard deviation of ${category}`, min: 1.2, max: 2.2, value: deviation(of(category)) },
      atMost(`couples with the most common score of ${category}, %`, 12, 100 * mostCommonShare(of(category))),
      ...LEVELS.map((level) => ({
        name: `couples of ${category} ${level}, %`,
        min: 10,
        max: 45,
        value: 100 * shareOf(of(category), (score) => synastryLevel(score) === level),
      })),
    ]),
    ...SYNASTRY_CATEGORIES.flatMap((a, i) =>
      SYNASTRY_CATEGORIES.slice(i + 1).map((b) => ({
        name: `correlation of ${a} and ${b}`,
        min: -0.8,
        max: 0.8,
        value: correlation(of(a), of(b)),
      })),
    ),
  ];
}

function mostCommonShare(scores: readonly number[]): number {
  const counter = new Counter<number>();
  for (const score of scores) counter.count(score);
  return counter.max() / scores.length;
}

const CONTROL_SERIES = 1;

/** A table for each of `KNOWN_TIMES`: measures of the couples that the constants were fitted to, and of a control group. */
export function synastryTables(count: number) {
  return KNOWN_TIMES.map((known) => ({
    title: `${count} couples, birth times known: ${known}; control: ${count} others`,
    own: synastryMeasures(sumPairs(pairsOf(count, known)), known),
    others: synastryMeasures(sumPairs(pairsOf(count, known, CONTROL_SERIES)), known),
  }));
}
