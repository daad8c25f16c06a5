import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { ItemKind } from '#lib/table/item-kind.ts';
import type { TableGrants } from '../../functions/endpoints.ts';

/** The single DynamoDB table: on-demand, with TTL, point-in-time recovery, and a stream of keys for deletions. */
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

  /**
   * Grants each action on the kinds of items listed for it. Uses one statement per action, because a batch can contain several
   * kinds.
   */
  grantItems(grantee: IGrantable, { Scan, ...ofItems }: TableGrants): void {
    const allow = (action: string, conditions?: PolicyStatementProps['conditions']) =>
      Grant.addToPrincipal({
        grantee,
        actions: [`dynamodb:${action}`],
        resourceArns: [this.tableArn],
        ...(conditions && { conditions }),
      });
    for (const [action, kinds] of Object.entries(ofItems))
      allow(action, {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': kinds.map(patternOf) },
        // ForAllValues alone would allow a call without keys.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      });
    if (Scan) allow('Scan');
  }
}

const patternOf = (kind: ItemKind): string => (kind.endsWith('#') ? `${kind}*` : kind);
