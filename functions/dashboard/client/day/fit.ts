import type { VerdictSummary } from '#lib/contract/judgments.ts';

/** The fewest verdicts in three months, and of days rated 8 or more among them, that say how well the ratings fit. */
const MIN_ANSWERS = { all: 20, good: 3 };

/** Says how often good days felt good; undefined until there are enough verdicts. */
export function fitSentence({ answers, good }: VerdictSummary): string | undefined {
  if (answers < MIN_ANSWERS.all || good.answers < MIN_ANSWERS.good) return undefined;
  return `Your 8s felt like 8s on ${good.felt} of ${good.answers} days.`;
}
