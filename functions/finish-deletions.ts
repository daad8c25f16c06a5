import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { withMetrics } from '#lib/log/metrics.ts';
import { finishDeletion } from '#lib/operations/sweep.ts';

async function finish({ dynamodb = {} }: DynamoDBRecord): Promise<boolean> {
  const { Keys = {}, ApproximateCreationDateTime = 0 } = dynamodb;
  const key = { PK: Keys['PK']?.S ?? '', SK: Keys['SK']?.S ?? '' };
  return finishDeletion({ ...key, deletedAtMs: ApproximateCreationDateTime * 1000 });
}

/**
 * Removes the dependent items of each deletion marker on the table's stream. A failed record doesn't stop the others in its
 * batch. Lambda retries the batch from the first failed record on, so the handler is idempotent.
 */
export const handler = withMetrics(
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const isFinished = await Promise.all(Records.map(finish));
    const failed = Records.filter((_, at) => !isFinished[at]);
    return {
      batchItemFailures: failed.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })),
    };
  },
);
