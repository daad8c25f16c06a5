import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

/** AWS WAF in front of the API. Blocks an IP address while it exceeds the rate, before any function runs. */
export class WebFilter extends Construct {
  constructor(scope: Construct, api: RestApi, stageName: string, requestsPerFiveMinutes: number) {
    super(scope, 'WebFilter');
    const filter = new CfnWebACL(this, 'Rules', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visible(`horoscope-${stageName}`),
      rules: [
        {
          name: 'RequestsOfOneSource',
          priority: 0,
          action: { block: {} },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              evaluationWindowSec: 300,
              limit: requestsPerFiveMinutes,
            },
          },
          visibilityConfig: visible('RequestsOfOneSource'),
        },
      ],
    });
    new CfnWebACLAssociation(this, 'OfTheApi', {
      webAclArn: filter.attrArn,
      resourceArn: api.deploymentStage.stageArn,
    });
  }
}
