import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { CHECK_MINUTES } from '#lib/operations/check-schedule.ts';
import type { ServiceFunction } from './service-function.ts';

/** Runs the check of a stage on its schedule. */
export class CheckSchedule extends Construct {
  constructor(scope: Construct, id: string, { lambda }: ServiceFunction) {
    super(scope, id);
    // A repeated run would send more mails and hide how often the check fails.
    lambda.configureAsyncInvoke({ retryAttempts: 0 });
    new Rule(this, 'Rule', {
      schedule: Schedule.rate(Duration.minutes(CHECK_MINUTES)),
      targets: [new LambdaFunction(lambda)],
    });
  }
}
