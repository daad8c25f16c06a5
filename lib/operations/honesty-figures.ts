import type { AnswerCounts, BlindAnswer } from '#lib/table/judgments.ts';

/** The least numbers of answers and accounts from which figures are published. */
export const REQUIRED = { answers: 100, people: 20 };

/** The chance that the interval ever excludes the true rate. */
const ALPHA = 0.05;

/**
 * Counts answers: the first of each account in a week, so that an account with many profiles counts no more than others. `since` is
 * the date (UTC) of the first one.
 */
export function countAnswers(answers: readonly BlindAnswer[]) {
  const counted = new Map<string, BlindAnswer>();
  for (const answer of answers.toSorted((a, b) => (a.answeredAt < b.answeredAt ? -1 : 1))) {
    const key = `${answer.userId} ${answer.week}`;
    if (!counted.has(key)) counted.set(key, answer);
  }
  const all = [...counted.values()];
  return {
    answers: all.length,
    people: new Set(all.map(({ userId }) => userId)).size,
    hits: all.filter(({ isHit }) => isHit).length,
    since: all[0]?.answeredAt.slice(0, 10) ?? null,
  };
}

const METHOD =
  'The first answer of each account in a week counts. The position of the own text is random, so guessing is right half of the time. The interval is a 95% confidence sequence for a beta-binomial mixture (Robbins 1970; Howard et al. 2021), which holds however often it is looked at. Readers who remember the text of that day can recognize it.';

const threeDecimals = (value: number): number => Math.round(value * 1_000) / 1_000;

/** The published figures of counted answers: null below the required numbers. */
export function figuresOf({ answers, people, hits, since }: Omit<AnswerCounts, 'countedAtMs'>) {
  const constant = { expected: 0.5, method: METHOD, required: REQUIRED } as const;
  if (answers < REQUIRED.answers || people < REQUIRED.people)
    return {
      ...{ answers: null, people: null, hits: null, rate: null, low: null, high: null, since: null },
      ...constant,
    };
  const [low, high] = confidenceInterval(hits, answers).map(threeDecimals) as [number, number];
  return { answers, people, hits, rate: threeDecimals(hits / answers), low, high, since, ...constant };
}

/** Enough steps for the precision of a double. */
const BISECTIONS = 50;

/**
 * Returns the bounds of the rates p whose mixture likelihood ratio, the integral of the likelihood over a uniform prior divided by
 * the likelihood of p, is less than 1/α. At the true rate, the ratio is a martingale of mean 1, so by Ville’s inequality the chance
 * that the interval excludes the true rate after any number of answers is at most α. Source: H. Robbins, "Statistical methods
 * related to the law of the iterated logarithm", 1970; S. Howard, A. Ramdas, J. McAuliffe and J. Sekhon, "Time-uniform,
 * nonparametric, nonasymptotic confidence sequences", 2021.
 */
export function confidenceInterval(hits: number, answers: number): [low: number, high: number] {
  const misses = answers - hits;
  // The integral is hits! misses! / (answers + 1)!
  let logIntegral = -Math.log(answers + 1);
  for (let i = 1; i <= hits; i++) logIntegral -= Math.log((misses + i) / i);
  const logLikelihood = (p: number) =>
    (hits === 0 ? 0 : hits * Math.log(p)) + (misses === 0 ? 0 : misses * Math.log1p(-p));
  const isInside = (p: number) => logIntegral - logLikelihood(p) < -Math.log(ALPHA);
  /** The bound between the observed rate, which is inside, and an end of the scale. */
  const boundTo = (end: number) => {
    if (isInside(end)) return end;
    let [inside, outside] = [answers === 0 ? 0.5 : hits / answers, end];
    for (let i = 0; i < BISECTIONS; i++) {
      const middle = (inside + outside) / 2;
      if (isInside(middle)) inside = middle;
      else outside = middle;
    }
    return outside;
  };
  return [boundTo(0), boundTo(1)];
}
