import { Duration } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, type IFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { newDeadLetters, newWorkQueue } from './queues.ts';
import type { ServiceTable } from './service-table.ts';

/** How long work that failed waits for its next try: AWS recommends six timeouts of the function. */
const RETRY_AFTER = Duration.minutes(6);

/** Tries for half an hour. Receivers that fail are no failures of the work. */
const MAX_TRIES = 5;

/**
 * Invocations that send at once, with up to fifty events each. Messages are grouped by account, so that slow receivers of one can't
 * hold up all others.
 */
const SENDERS = 20;

/** The queue of work on webhooks, which outlives the service's stack. */
export class WebhookQueue extends Construct {
  readonly queue: Queue;
  /** Work and stream records that failed. */
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.deadLetters = newDeadLetters(this);
    const { deadLetters } = this;
    this.queue = newWorkQueue(this, { deadLetters, retryAfter: RETRY_AFTER, maxTries: MAX_TRIES });
  }

  /** Invokes a function for up to fifty messages of a second. A message that it reports as failed comes again. */
  workWith(target: IFunction): void {
    const source = {
      ...{ batchSize: 50, maxBatchingWindow: Duration.seconds(1) },
      ...{ reportBatchItemFailures: true, maxConcurrency: SENDERS },
    };
    target.addEventSource(new SqsEventSource(this.queue, source));
  }

  /** Invokes a function for the changes in accounts that webhooks tell about. Those that fail for an hour are lost. */
  follow(table: ServiceTable, lambda: IFunction): void {
    const changes = (names: string[], sortKey: unknown) =>
      FilterCriteria.filter({
        eventName: FilterRule.or(...names),
        dynamodb: { Keys: { PK: { S: FilterRule.beginsWith('USER#') }, SK: { S: sortKey } } },
      });
    table.grantStreamRead(lambda);
    lambda.addEventSourceMapping('Stream', {
      eventSourceArn: table.tableStreamArn ?? '',
      startingPosition: StartingPosition.LATEST,
      filters: [
        changes(['INSERT', 'MODIFY', 'REMOVE'], FilterRule.beginsWith('PROFILE#')),
        changes(['INSERT'], FilterRule.beginsWith('KEY#')),
        changes(['MODIFY'], FilterRule.isEqual('META')),
      ],
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(2),
      retryAttempts: -1,
      maxRecordAge: Duration.hours(1),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(this.deadLetters),
    });
  }
}
