import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ServiceFunction } from './service-function.ts';
import type { ServiceTable } from './service-table.ts';

/** Stream records older than this are sent to the dead-letter queue, and the hourly sweep finishes their deletions. */
const MAX_RECORD_AGE = Duration.hours(1);

/** Invokes a function for every new or renewed deletion marker in the table's stream. The sweep finishes dropped deletions. */
export function followDeletions(table: ServiceTable, { lambda }: ServiceFunction, deadLetters: Queue): void {
  table.grantStreamRead(lambda);
  lambda.addEventSourceMapping('Stream', {
    eventSourceArn: table.tableStreamArn ?? '',
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: [
      FilterCriteria.filter({
        // A marker that is written again requests another removal.
        eventName: FilterRule.or('INSERT', 'MODIFY'),
        dynamodb: { Keys: { PK: { S: FilterRule.isEqual('DELETED') } } },
      }),
    ],
    batchSize: 10,
    // Up to ten deletions within ten seconds share an invocation.
    maxBatchingWindow: Duration.seconds(10),
    // The number of retries is limited only by MAX_RECORD_AGE.
    retryAttempts: -1,
    maxRecordAge: MAX_RECORD_AGE,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    onFailure: new SqsDlq(deadLetters),
  });
}

/** Schedules the hourly sweep, which finishes deletions, and the daily one, which removes orphans. */
export class Sweeps extends Construct {
  constructor(scope: Construct, id: string, { lambda }: ServiceFunction) {
    super(scope, id);
    new Rule(this, 'Hourly', {
      schedule: Schedule.cron({ minute: '11' }),
      targets: [new LambdaFunction(lambda, { event: RuleTargetInput.fromObject({ what: 'deletions' }) })],
    });
    new Rule(this, 'Daily', {
      schedule: Schedule.cron({ hour: '2', minute: '41' }),
      targets: [new LambdaFunction(lambda)],
    });
  }
}
