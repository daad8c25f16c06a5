import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { writingMetrics } from '#lib/metrics.ts';
import { finishDeletion } from '#lib/operations/deletions.ts';

/** Whether what the marker in a record names is removed. */
async function finish({ dynamodb = {} }: DynamoDBRecord): Promise<boolean> {
  const { Keys = {}, ApproximateCreationDateTime = 0 } = dynamodb;
  const key = { PK: Keys['PK']?.S ?? '', SK: Keys['SK']?.S ?? '' };
  return finishDeletion({ ...key, deletedAtMs: ApproximateCreationDateTime * 1000 });
}

/**
 * Begins to finish deletions: for every marker that appears on the table's stream, removes what hung on the deleted
 * profile, account or former birth. What fails holds up nothing else of its batch and is delivered again; safe to run any
 * number of times.
 */
export const handler = writingMetrics(
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const isFinished = await Promise.all(Records.map(finish));
    const failed = Records.filter((_, at) => !isFinished[at]);
    return {
      batchItemFailures: failed.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })),
    };
  },
);
