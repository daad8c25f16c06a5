import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { WebFilterRates } from '../stage-settings.ts';

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

/** Matches requests by their path, as sent or after percent-decoding. Behind API Gateway's own URL, it begins with the stage's name. */
const pathMatches = (regexString: string, as: 'NONE' | 'URL_DECODE'): CfnWebACL.StatementProperty => ({
  regexMatchStatement: {
    fieldToMatch: { uriPath: {} },
    regexString,
    textTransformations: [{ priority: 0, type: as }],
  },
});

const rateRules = (rates: WebFilterRates, stageName: string) => [
  {
    name: 'SignInsOfOneSource',
    limit: rates.signInRequestsPerTenMinutes,
    evaluationWindowSec: 600,
    scopeDownStatement: pathMatches('/api/auth/send-code|/api/auth/verify', 'URL_DECODE'),
  },
  {
    name: 'PagesOfOneSource',
    limit: rates.pageRequestsPerTenMinutes,
    evaluationWindowSec: 600,
    // The decoded name of a feed or of a file, which clients choose, could contain `/api/`.
    scopeDownStatement: { notStatement: { statement: pathMatches(`^(/${stageName})?/(api/|mcp$)`, 'NONE') } },
  },
  { name: 'RequestsOfOneSource', limit: rates.requestsPerFiveMinutes, evaluationWindowSec: 300 },
];

/** AWS WAF in front of the API. Blocks an IP address while it exceeds a rate, before any function runs. */
export class WebFilter extends Construct {
  constructor(scope: Construct, api: RestApi, stageName: string, rates: WebFilterRates) {
    super(scope, 'WebFilter');
    const filter = new CfnWebACL(this, 'Rules', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visible(`horoscope-${stageName}`),
      rules: rateRules(rates, stageName).map(({ name, ...statement }, priority) => ({
        name,
        priority,
        action: { block: {} },
        statement: { rateBasedStatement: { aggregateKeyType: 'IP', ...statement } },
        visibilityConfig: visible(name),
      })),
    });
    new CfnWebACLAssociation(this, 'OfTheApi', {
      webAclArn: filter.attrArn,
      resourceArn: api.deploymentStage.stageArn,
    });
  }
}
