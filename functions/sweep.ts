import type { Context } from 'aws-lambda';
import { logError } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { finishDeletions, sweep } from '#lib/operations/sweep.ts';

/** How long before the timeout the sweep stops starting new work. */
const RESERVED_MS = 60_000;

type Remaining = Pick<Context, 'getRemainingTimeInMillis'>;

/** The schedule's input: only deletions, or the whole table. */
type ScheduledRun = { what?: 'deletions' };

/** Finishes pending deletions every hour, and deletes orphans once a day. An unfinished sweep continues the next day. */
export const handler = withMetrics(async ({ what }: ScheduledRun, context: Remaining) => {
  const untilMs = Date.now() + context.getRemainingTimeInMillis() - RESERVED_MS;
  const work = what === 'deletions' ? finishDeletions(untilMs) : sweep(untilMs);
  await work.catch((error: unknown) => {
    logError(what === 'deletions' ? 'deletions not finished' : 'sweep failed', {}, error);
    // Lambda logs the message of a thrown error, and DynamoDB's messages may quote their input.
    throw new Error('The table cannot be swept at the moment');
  });
});
