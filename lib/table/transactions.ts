import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { table } from './table-client.ts';

type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

const MAX_TRIES = 12;

/**
 * Writes all or nothing. Answers undefined when written, or the positions of the writes whose condition failed.
 * A conflict with another transaction is tried again after a random pause, since the SDK does not; what is still
 * in conflict after that, and any other error, is thrown.
 */
export async function writeAll(writes: Writes): Promise<undefined | number[]> {
  for (let tries = 1; ; tries++) {
    try {
      await table.send(new TransactWriteCommand({ TransactItems: writes }));
      return undefined;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code);
      const failed = codes.flatMap((code, position) => (code === 'ConditionalCheckFailed' ? [position] : []));
      if (failed.length > 0) return failed;
      if (tries === MAX_TRIES || !codes.includes('TransactionConflict')) throw error;
      await sleep(Math.random() * Math.min(25 * 2 ** tries, 800));
    }
  }
}
