import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { ItemKind } from '#lib/table/item-kind.ts';
import type { TableRights } from '../../functions/endpoints.ts';

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

  /**
   * Lets a function do what its rights name to the kinds of items that they name, and to no others. An action has one
   * statement for all its kinds, since a batch may be of several.
   */
  grantItems(grantee: IGrantable, { Scan, ...ofItems }: TableRights): void {
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
        // Or a call that names no key would pass.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      });
    if (Scan) allow('Scan');
  }
}

const patternOf = (kind: ItemKind): string => (kind.endsWith('#') ? `${kind}*` : kind);
