import { hash } from 'node:crypto';
import type { BlindTest, Verdict } from '#lib/table/judgments.ts';

/** The fields of a verdict that its owner sees. */
export const publicVerdict = ({ date, verdict, note, rating, updatedAt }: Verdict) => ({
  ...{ date, verdict, ...(note !== undefined && { note }), rating, updatedAt },
});

/** The fields of a test that its owner sees: only the seal of its order until it is answered. */
export function publicTest({ week, date, texts, own, nonce, choice, answeredAt }: BlindTest) {
  const seal = hash('sha256', `${own}:${nonce}`);
  const shown = { id: week, date, texts, seal };
  return choice === undefined || answeredAt === undefined
    ? { ...shown, answeredAt: null }
    : { ...shown, answeredAt, choice, own, nonce, right: choice === own };
}
