import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { ServiceFunction } from './service-function.ts';

/** What finishes, every hour, the deletions that the stream has not, and once a day removes what belongs to nobody. */
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
