import { logError } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { tick } from '#lib/operations/deliver.ts';

/** Queues the mails that came due since the last run, at the time of its schedule. The next run catches up on one that fails. */
export const handler = withMetrics(async ({ time }: { time: string }): Promise<void> => {
  await tick(Date.parse(time)).catch((error: unknown) => {
    logError('due deliveries not queued', {}, error);
    // Lambda logs the message of a thrown error, and DynamoDB's error messages may quote the request.
    throw new Error('Due deliveries cannot be queued at the moment');
  });
});
