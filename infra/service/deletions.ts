import { Duration } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ServiceFunction } from './service-function.ts';
import type { ServiceTable } from './service-table.ts';

/** As long as the stream may wait for one deletion; then the hourly sweep goes on with it. */
const PATIENCE = Duration.hours(1);

/**
 * What begins to finish deletions: the table's stream calls a function for every deletion marker that is written. The
 * marker stays until nothing more can come, so that the stream may lose it.
 */
export class Deletions extends Construct {
  /** Holds what the stream could not finish in an hour, for an operator to look at. */
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
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { PK: { S: FilterRule.isEqual('DELETED') } } },
        }),
        // What earlier releases left expires, and is finished then.
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'REMOVE'),
          dynamodb: { Keys: { PK: { S: FilterRule.beginsWith('DELETED#') } } },
        }),
      ],
      batchSize: 10,
      // So that many deletions of one account share a run.
      maxBatchingWindow: Duration.seconds(10),
      // As often as the time allows.
      retryAttempts: -1,
      maxRecordAge: PATIENCE,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(this.deadLetters),
    });
  }
}
