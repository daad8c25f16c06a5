import { logError } from '#lib/log.ts';
import { writingMetrics } from '#lib/metrics.ts';
import { takeMailEvent } from '#lib/operations/mail-events.ts';

/** Takes the bounces and complaints that SES publishes to the event bus; Lambda tries a failed one again. */
export const handler = writingMetrics(async ({ detail }: { detail: unknown }): Promise<void> => {
  await takeMailEvent(detail).catch((error: unknown) => {
    logError('a bounce or complaint was not noted', {}, error);
    // Lambda logs what is thrown with its message, which may quote the event.
    throw new Error('The event cannot be taken at the moment');
  });
});
