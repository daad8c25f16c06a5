import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logFailure } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { workOnWebhook } from '#lib/operations/work-on-webhook.ts';

/** Sends events to webhooks, and creates those of a day. Messages may come twice. Reports those that must come again. */
export const handler = withMetrics(async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const failed: SQSRecord[] = [];
  await Promise.all(
    Records.map((record) =>
      workOnWebhook(record.body).catch((error: unknown) => {
        failed.push(record);
        logFailure('work on a webhook failed')(error);
      }),
    ),
  );
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
});
