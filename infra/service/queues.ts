import { Duration } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Creates a queue `DeadLetters` for what failed, which keeps it for two weeks. */
export const newDeadLetters = (scope: Construct): Queue =>
  new Queue(scope, 'DeadLetters', { retentionPeriod: Duration.days(14), enforceSSL: true });

type WorkQueueProps = {
  deadLetters: Queue;
  /** How long a message that failed waits for its next try: at least the timeout of the function that tries. */
  retryAfter: Duration;
  maxTries: number;
};

/** Creates a queue `Queue`, whose messages end among the dead letters after some tries. */
export const newWorkQueue = (
  scope: Construct,
  { deadLetters, retryAfter, maxTries }: WorkQueueProps,
): Queue =>
  new Queue(scope, 'Queue', {
    enforceSSL: true,
    visibilityTimeout: retryAfter,
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: maxTries },
  });
