import { Stack } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { CfnPlaceIndex } from 'aws-cdk-lib/aws-location';
import { Construct } from 'constructs';

/**
 * The Amazon Location place index that birth cities are looked up in: Esri's data, whose results may be stored. AWS
 * recommends Places V2 (`geo-places`) for new work; the index stays because the service is to use
 * `@aws-sdk/client-location`, whose searches are those of place indexes.
 */
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
    this.indexArn = Stack.of(this).formatArn({
      service: 'geo',
      resource: 'place-index',
      resourceName: index.ref,
    });
  }

  /** Lets a function search this index by text. */
  grantSearch(grantee: IGrantable): Grant {
    return Grant.addToPrincipal({
      grantee,
      actions: ['geo:SearchPlaceIndexForText'],
      resourceArns: [this.indexArn],
    });
  }
}
