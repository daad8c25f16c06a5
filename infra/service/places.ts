import { Stack } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { CfnPlaceIndex } from 'aws-cdk-lib/aws-location';
import { Construct } from 'constructs';

/** Place index for birth cities. Doesn't use Places V2, because the service must use `@aws-sdk/client-location`. */
export class Places extends Construct {
  readonly indexName: string;
  private readonly indexArn: string;

  constructor(scope: Construct, id: string, indexName: string) {
    super(scope, id);
    const index = new CfnPlaceIndex(this, 'Index', {
      indexName,
      dataSource: 'Esri',
      dataSourceConfiguration: { intendedUse: 'Storage' },
      pricingPlan: 'RequestBasedUsage',
    });
    this.indexName = index.ref;
    const arn = { service: 'geo', resource: 'place-index', resourceName: index.ref };
    this.indexArn = Stack.of(this).formatArn(arn);
  }

  grantSearch(grantee: IGrantable): Grant {
    const actions = ['geo:SearchPlaceIndexForText'];
    return Grant.addToPrincipal({ grantee, actions, resourceArns: [this.indexArn] });
  }
}
