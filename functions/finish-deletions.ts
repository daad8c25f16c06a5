import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { withMetrics } from '#lib/log/metrics.ts';
import { finishDeletion } from '#lib/operations/sweep.ts';

/** Time before Lambda's timeout in which no further page of an account's items is removed. */
const RESERVED_MS = 20_000;

async function finish({ dynamodb = {} }: DynamoDBRecord, untilMs: number): Promise<boolean> {
  const { Keys = {}, ApproximateCreationDateTime = 0 } = dynamodb;
  const key = { PK: Keys['PK']?.S ?? '', SK: Keys['SK']?.S ?? '' };
  return finishDeletion({ ...key, deletedAtMs: ApproximateCreationDateTime * 1000 }, untilMs);
}

/**
 * Removes the dependent items of each deletion marker on the table's stream. A failed record doesn't stop the others in its
 * batch. What a large account leaves is removed by the hourly sweep, so that it doesn't delay other deletions. Lambda retries the
 * batch from the first failed record on, so the handler is idempotent.
 */
export const handler = withMetrics(
  async (
    { Records }: DynamoDBStreamEvent,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<DynamoDBBatchResponse> => {
    const untilMs = Date.now() + context.getRemainingTimeInMillis() - RESERVED_MS;
    const isFinished = await Promise.all(Records.map((record) => finish(record, untilMs)));
    const failed = Records.filter((_, at) => !isFinished[at]);
    return {
      batchItemFailures: failed.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })),
    };
  },
);
