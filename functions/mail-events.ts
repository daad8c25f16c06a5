import { logError } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { recordMailEvent } from '#lib/operations/mail-events.ts';

/** Handles the bounces and complaints that SES publishes to the event bus. Lambda retries failures. */
export const handler = withMetrics(async ({ detail }: { detail: unknown }): Promise<void> => {
  await recordMailEvent(detail).catch((error: unknown) => {
    logError('bounce or complaint not recorded', {}, error);
    // Lambda logs the message of a thrown error, which may quote the event.
    throw new Error('The event cannot be recorded at the moment');
  });
});
