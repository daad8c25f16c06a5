import { expect, test } from '@jest/globals';
import { confidenceInterval, countAnswers, figuresOf, REQUIRED } from '#lib/operations/honesty-figures.ts';

/** A generator of fair and biased coins with a fixed seed (mulberry32). */
function coin(seed: number): (chance: number) => boolean {
  let state = seed;
  return (chance) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32 < chance;
  };
}

const LOOKS = 1_000;

/** For each number of answers, the smallest number of hits above the half whose interval excludes 0.5. */
const excludedFrom = Array.from({ length: LOOKS + 1 }, (_, answers) => {
  let [inside, outside] = [Math.ceil(answers / 2), answers + 1];
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (confidenceInterval(middle, answers)[0] > 0.5) outside = middle;
    else inside = middle;
  }
  return outside;
});

/** The share of runs in which a look after any answer excludes 0.5, for readers who are right with a chance. */
function exclusions(chance: number, runs: number): number {
  const toss = coin(20_261_130);
  let excluded = 0;
  for (let run = 0; run < runs; run++) {
    let [hits, isExcluded] = [0, false];
    for (let answers = 1; answers <= LOOKS; answers++) {
      if (toss(chance)) hits += 1;
      isExcluded ||= Math.max(hits, answers - hits) >= (excludedFrom[answers] ?? 0);
    }
    if (isExcluded) excluded += 1;
  }
  return excluded / runs;
}

test('of 2,000 runs of guesses with a look after each of 1,000 answers, at most 5% ever exclude one half', () => {
  const share = exclusions(0.5, 2_000);
  expect(share).toBeLessThanOrEqual(0.05);
  // An interval that never excludes anything would pass, too.
  expect(share).toBeGreaterThan(0.005);
});

test('the interval of readers who are right in 60% of 1,000 answers excludes one half', () => {
  expect(exclusions(0.6, 200)).toBeGreaterThan(0.99);
});

test.each([
  [0, 0],
  [0, 10],
  [10, 10],
  [5, 10],
  [55, 100],
  [5_200, 10_000],
])('the interval of %d hits in %d answers contains the rate, and is symmetric', (hits, answers) => {
  const [low, high] = confidenceInterval(hits, answers);
  const rate = answers === 0 ? 0.5 : hits / answers;
  expect(low).toBeLessThanOrEqual(rate);
  expect(high).toBeGreaterThanOrEqual(rate);
  const [otherLow, otherHigh] = confidenceInterval(answers - hits, answers);
  expect([1 - otherHigh, 1 - otherLow]).toEqual([expect.closeTo(low, 9), expect.closeTo(high, 9)]);
});

test('at the bounds, the likelihood ratio is 20', () => {
  // For 6 hits in 10, the integral of the likelihood is 6! 4! / 11! = 1 / 2310.
  for (const p of confidenceInterval(6, 10)) expect(1 / 2_310 / (p ** 6 * (1 - p) ** 4)).toBeCloseTo(20, 6);
  expect(confidenceInterval(0, 0)).toEqual([0, 1]);
});

const answer = (person: number, week: number, isHit: boolean) => ({
  userId: `usr_${person}`,
  week: `week ${week}`,
  isHit,
  answeredAt: new Date(Date.UTC(2026, 10, 30, week, person)).toISOString(),
});

test('each account counts once a week, with its first answer', () => {
  const first = answer(1, 1, true);
  const later = { ...first, isHit: false, answeredAt: '2026-12-31T00:00:00.000Z' };
  expect(countAnswers([later, first, answer(1, 2, false), answer(2, 1, true)])).toEqual({
    ...{ answers: 3, people: 2, hits: 2, since: '2026-11-30' },
  });
  expect(countAnswers([])).toEqual({ answers: 0, people: 0, hits: 0, since: null });
});

const answersOf = (people: number, weeks: number) =>
  Array.from({ length: people * weeks }, (_, at) => answer(at % people, Math.floor(at / people), at % 5 < 3));

test.each([
  [19, 6],
  [99, 1],
])('answers of %d people in %d weeks publish no figure, nor a count', (people, weeks) => {
  const { expected, method, required, ...figures } = figuresOf(countAnswers(answersOf(people, weeks)));
  expect(new Set(Object.values(figures))).toEqual(new Set([null]));
  expect([expected, required]).toEqual([0.5, REQUIRED]);
  expect(method).toContain('Robbins 1970');
});

test('a hundred answers of twenty people publish the rate with its interval', () => {
  expect(figuresOf(countAnswers(answersOf(20, 5)))).toMatchObject({
    ...{ answers: 100, people: 20, hits: 60, rate: 0.6, since: '2026-11-30' },
    low: 0.441,
    high: 0.746,
  });
});
