import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { logError, logInfo } from '#lib/log.ts';
import { removeRemains } from '#lib/table/deletions.ts';

/**
 * Finishes deletions: for every deletion marker that appears on the table's stream, and again when it expires,
 * removes what hung on the deleted profile or account. Safe to run any number of times. Stops at the first record that
 * fails, so that the stream delivers from there again.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const { dynamodb, eventID } of event.Records) {
    const id = dynamodb?.Keys?.['PK']?.S?.replace(/^DELETED#/, '') ?? '';
    try {
      const count = await removeRemains(id);
      logInfo('what a deletion left was removed', { count });
    } catch (error) {
      logError('a deletion is not finished yet', {}, error);
      return { batchItemFailures: [{ itemIdentifier: dynamodb?.SequenceNumber ?? eventID ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}
