import type { Context } from 'aws-lambda';
import { logError } from '#lib/log.ts';
import { writingMetrics } from '#lib/metrics.ts';
import { finishDeletions } from '#lib/operations/deletions.ts';
import { sweep } from '#lib/operations/sweep.ts';

/** What is left of the function's time when it begins nothing further. */
const RESERVED_MS = 60_000;

type Remaining = Pick<Context, 'getRemainingTimeInMillis'>;

/** What a schedule asks for: the deletions alone, or the whole table. */
type Asked = { what?: 'deletions' };

/**
 * Every hour, finishes the deletions of which something may be left; once a day, removes from the table what belongs to
 * nobody, and the next sweep goes on where its time was up.
 */
export const handler = writingMetrics(async ({ what }: Asked, context: Remaining) => {
  const untilMs = Date.now() + context.getRemainingTimeInMillis() - RESERVED_MS;
  const work = what === 'deletions' ? finishDeletions(untilMs) : sweep(untilMs);
  await work.catch((error: unknown) => {
    logError(what === 'deletions' ? 'not every deletion is finished' : 'the table was not swept', {}, error);
    // Lambda logs what is thrown with its message, and the table's own may quote what it was asked.
    throw new Error('The table cannot be swept at the moment');
  });
});
