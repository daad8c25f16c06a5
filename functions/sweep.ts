import type { Context } from 'aws-lambda';
import { logError } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { countHonesty } from '#lib/operations/honesty.ts';
import { finishDeletions, sweep } from '#lib/operations/sweep.ts';

/** Time before Lambda's timeout in which the sweep starts no new work. */
const RESERVED_MS = 60_000;

type Remaining = Pick<Context, 'getRemainingTimeInMillis'>;

/** The schedule's input. `deletions` is the hourly run; otherwise, the whole table is swept. */
type ScheduledRun = { what?: 'deletions' };

/**
 * Finishes pending deletions and counts the answers to blind tests every hour, and deletes orphans once a day. An unfinished sweep
 * continues the next day.
 */
export const handler = withMetrics(async ({ what }: ScheduledRun, context: Remaining) => {
  const untilMs = Date.now() + context.getRemainingTimeInMillis() - RESERVED_MS;
  const work = what === 'deletions' ? finishDeletions(untilMs).finally(() => countHonesty()) : sweep(untilMs);
  await work.catch((error: unknown) => {
    logError(what === 'deletions' ? 'deletions not finished' : 'sweep failed', {}, error);
    // Lambda logs the message of a thrown error, and DynamoDB's error messages may quote the request.
    throw new Error('The table cannot be swept at the moment');
  });
});
