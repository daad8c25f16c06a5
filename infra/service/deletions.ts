import { Duration } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ServiceFunction } from './service-function.ts';
import type { ServiceTable } from './service-table.ts';

/**
 * What finishes deletions: the table's stream calls a function for every deletion marker that is written, and
 * again when its time to live removes it, long after the last request that may have used what was deleted.
 */
export class Deletions extends Construct {
  /** Holds what could not be finished, for an operator to look at. */
  readonly deadLetters: Queue;

  constructor(
    scope: Construct,
    id: string,
    { table, target }: { table: ServiceTable; target: ServiceFunction },
  ) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
    });
    table.grantStreamRead(target.lambda);
    target.lambda.addEventSourceMapping('Stream', {
      eventSourceArn: table.tableStreamArn ?? '',
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'REMOVE'),
          dynamodb: { Keys: { PK: { S: FilterRule.beginsWith('DELETED#') } } },
        }),
      ],
      batchSize: 10,
      retryAttempts: 20,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(this.deadLetters),
    });
  }
}
