import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { ServiceFunction } from './service-function.ts';

/** What removes, once a day and by night, whatever the clean-up after deletions has missed. */
export class DailySweep extends Construct {
  constructor(scope: Construct, id: string, target: ServiceFunction) {
    super(scope, id);
    new Rule(this, 'Rule', {
      schedule: Schedule.cron({ hour: '2', minute: '41' }),
      targets: [new LambdaFunction(target.lambda)],
    });
  }
}
