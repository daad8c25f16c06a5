import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { logError } from '#lib/log.ts';
import { writingMetrics } from '#lib/metrics.ts';
import { finishDeletion } from '#lib/operations/deletions.ts';

/**
 * Finishes deletions: for every deletion marker that appears on the table's stream, and again when it expires,
 * removes what hung on the deleted profile, account or former birth. Safe to run any number of times. Stops at the first record that
 * fails, so that the stream delivers from there again.
 */
export const handler = writingMetrics(async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  for (const { dynamodb, eventID } of event.Records) {
    const { PK, SK } = dynamodb?.Keys ?? {};
    try {
      await finishDeletion({ PK: PK?.S ?? '', SK: SK?.S ?? '' });
    } catch (error) {
      logError('a deletion is not finished yet', {}, error);
      return { batchItemFailures: [{ itemIdentifier: dynamodb?.SequenceNumber ?? eventID ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
});
