import { logError } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { tick } from '#lib/operations/deliver.ts';
import { queueRetries } from '#lib/operations/retry-events.ts';

/**
 * Queues what came due since the last run, at the time of its schedule: mails, daily events, and events whose next try is due. The
 * next run catches up on one that fails.
 */
export const handler = withMetrics(async ({ time }: { time: string }): Promise<void> => {
  const nowMs = Date.parse(time);
  const results = await Promise.allSettled([tick(nowMs), queueRetries(nowMs)]);
  const failed = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failed) logError('due deliveries not queued', {}, reason);
  // Lambda logs the message of a thrown error, and DynamoDB's error messages may quote the request.
  if (failed.length > 0) throw new Error('Due deliveries cannot be queued at the moment');
});
