import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

/**
 * The single table: on demand, expiring items by `ttl`, with a stream of keys for what deletions leave to do. One that
 * outlives its stack cannot be deleted by a call or a replacement either, until an operator takes the protection away.
 */
export class ServiceTable extends TableV2 {
  constructor(scope: Construct, id: string, removalPolicy: RemovalPolicy) {
    super(scope, id, {
      partitionKey: { name: 'PK', type: AttributeType.STRING },
      sortKey: { name: 'SK', type: AttributeType.STRING },
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'ttl',
      dynamoStream: StreamViewType.KEYS_ONLY,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: removalPolicy === RemovalPolicy.RETAIN,
      removalPolicy,
    });
  }
}
