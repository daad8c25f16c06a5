import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logFailure } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { announceChanges, type Change } from '#lib/operations/announce.ts';

function changeOf({ eventName, dynamodb = {} }: DynamoDBRecord): Change {
  const { Keys = {}, ApproximateCreationDateTime = 0 } = dynamodb;
  const [, userId = ''] = (Keys['PK']?.S ?? '').split('#');
  const atMs = ApproximateCreationDateTime * 1000;
  return { userId, sortKey: Keys['SK']?.S ?? '', kind: eventName ?? 'MODIFY', atMs };
}

/**
 * Announces changes in accounts to their webhooks, in the order of the table's stream. If one account fails, Lambda retries from
 * its first record on, so the handler is idempotent.
 */
export const handler = withMetrics(
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const ofUser = new Map<string, Change[]>();
    for (const change of Records.map(changeOf))
      ofUser.set(change.userId, [...(ofUser.get(change.userId) ?? []), change]);
    const failed = new Set<string>();
    await Promise.all(
      [...ofUser].map(([userId, changes]) =>
        announceChanges(userId, changes, Date.now()).catch((error: unknown) => {
          failed.add(userId);
          logFailure('changes were not announced', { userId })(error);
        }),
      ),
    );
    const first = Records.find((record) => failed.has(changeOf(record).userId));
    return { batchItemFailures: first ? [{ itemIdentifier: first.dynamodb?.SequenceNumber ?? '' }] : [] };
  },
);
