import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** A log group that keeps entries for one month and is deleted with the stack. */
export class ServiceLog extends LogGroup {
  constructor(scope: Construct, id: string) {
    super(scope, id, { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
  }
}
