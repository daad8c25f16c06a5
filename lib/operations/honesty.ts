import * as judgments from '#lib/table/judgments.ts';
import { countAnswers, figuresOf } from './honesty-figures.ts';

/** Returns how often readers know their own text, as last counted. */
export const getHonesty = async () => figuresOf((await judgments.findCounts()) ?? countAnswers([]));

/**
 * Counts how often readers know their own text. Reads all answers: with 10,000, about 1.5 MB, which is 190 read units, or
 * 0.02 USD a month if counted every hour.
 */
export async function countHonesty(nowMs = Date.now()): Promise<void> {
  await judgments.saveCounts({ ...countAnswers(await judgments.listAnswers()), countedAtMs: nowMs });
}
