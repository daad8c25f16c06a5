import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Grant, IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type * as ses from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ReadyStage } from '../chosen-stage.ts';
import type { Sender } from '../stage-settings.ts';
import { grantSending, identifyDomain, newConfigurationSet } from './mail.ts';
import { newDeadLetters, newWorkQueue } from './queues.ts';

/** How long a message that failed waits for its next try: at least the timeout of the function that tries. */
const RETRY_AFTER = Duration.minutes(6);

/** Tries for 2.5 hours. After two, the mails of a message are skipped, so that only a broken function leaves any. */
const MAX_TRIES = 25;

/** The queue and the sender of morning mail, which outlive the service's stack. */
export class Delivery extends Construct {
  readonly queue: Queue;
  /** Messages whose mails could be neither sent nor skipped. */
  readonly deadLetters: Queue;
  readonly sender: Sender;
  /** Apart from that of sign-in codes, so that complaints are counted by themselves. */
  readonly configurationSet: ses.ConfigurationSet;
  private readonly mailsPerSecond: number;

  constructor(scope: Construct, id: string, { sender, domain, mailsPerSecond }: ReadyStage['delivery']) {
    super(scope, id);
    this.sender = sender;
    this.mailsPerSecond = mailsPerSecond;
    this.deadLetters = newDeadLetters(this);
    const { deadLetters } = this;
    this.queue = newWorkQueue(this, { deadLetters, retryAfter: RETRY_AFTER, maxTries: MAX_TRIES });
    this.configurationSet = newConfigurationSet(this);
    if (domain) identifyDomain(this, domain);
  }

  grantSend(grantee: IGrantable): Grant {
    return grantSending(grantee, this, { ...this, action: 'ses:SendBulkEmail' });
  }

  /** How many invocations send at once: at least Lambda's minimum of two, and enough for calls of 50 mails a second. */
  get concurrency(): number {
    return Math.max(2, Math.ceil(this.mailsPerSecond / 50));
  }

  /** The mails per second of one invocation. */
  get perSecond(): number {
    return this.mailsPerSecond / this.concurrency;
  }

  /** Invokes a function for each message. A message that it reports as failed comes again. */
  sendWith(target: IFunction): void {
    const source = { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: this.concurrency };
    target.addEventSource(new SqsEventSource(this.queue, source));
  }
}

/** Schedules the tick at each quarter hour. */
export class DeliveryTicks extends Construct {
  constructor(scope: Construct, id: string, target: IFunction) {
    super(scope, id);
    new Rule(this, 'Rule', {
      schedule: Schedule.cron({ minute: '0/15' }),
      targets: [new LambdaFunction(target)],
    });
  }
}
