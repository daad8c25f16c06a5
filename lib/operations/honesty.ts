import * as judgments from '#lib/table/judgments.ts';
import { countAnswers, figuresOf } from './honesty-figures.ts';

const MAX_AGE_MS = 3_600_000;

/**
 * Returns how often readers know their own text, counted at most an hour ago. A count reads all answers: with 10,000, about 1.5 MB,
 * which is 190 read units an hour, or 0.02 USD a month.
 */
export async function getHonesty(nowMs = Date.now()) {
  const last = await judgments.findCounts();
  if (last && nowMs - last.countedAtMs < MAX_AGE_MS) return figuresOf(last);
  const counts = countAnswers(await judgments.listAnswers());
  await judgments.saveCounts({ ...counts, countedAtMs: nowMs });
  return figuresOf(counts);
}
