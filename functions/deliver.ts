import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { environmentVariable } from '#lib/environment.ts';
import { logFailure } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { deliver } from '#lib/operations/deliver.ts';

/**
 * Sends the mails of each message, and reports the messages that must be delivered again. Messages may come twice: each mail is
 * claimed before it is sent.
 */
export const handler = withMetrics(
  async (
    { Records }: SQSEvent,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<SQSBatchResponse> => {
    const perSecond = Number(environmentVariable('DELIVERIES_PER_SECOND'));
    const untilMs = Date.now() + context.getRemainingTimeInMillis();
    const failed: SQSRecord[] = [];
    for (const record of Records) {
      const work = async () => deliver(record.body, { perSecond, untilMs });
      const isComplete = await work().catch(logFailure('deliveries failed'));
      if (!isComplete) failed.push(record);
    }
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  },
);
