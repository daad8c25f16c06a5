import type { Context } from 'aws-lambda';
import { logError } from '#lib/log.ts';
import { writingMetrics } from '#lib/metrics.ts';
import { sweep } from '#lib/operations/sweep.ts';

/** What is left of the function's time when it begins no further page of the table. */
const RESERVED_MS = 60_000;

type Remaining = Pick<Context, 'getRemainingTimeInMillis'>;

/** Once a day, removes from the table what belongs to nobody; the next sweep goes on where its time was up. */
export const handler = writingMetrics(async (_event: unknown, context: Remaining) => {
  await sweep(Date.now() + context.getRemainingTimeInMillis() - RESERVED_MS).catch((error: unknown) => {
    logError('the table was not swept', {}, error);
    // Lambda logs what is thrown with its message, and the table's own may quote what it was asked.
    throw new Error('The table cannot be swept at the moment');
  });
});
