import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

type WebFilterProps = {
  stageName: string;
  api: RestApi;
  /** What one source may ask in any five minutes, by its address. */
  requestsPerFiveMinutes: number;
};

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

/**
 * AWS WAF before the stage of the API, whatever address it is called by: a source that asks more often than it may is
 * refused until it asks less, by the gateway's response for it, a problem with the code `request_refused`.
 * No function runs for what is refused.
 */
export class WebFilter extends Construct {
  constructor(scope: Construct, id: string, { stageName, api, requestsPerFiveMinutes }: WebFilterProps) {
    super(scope, id);
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
