import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { WebFilterRates } from '../stages.ts';

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

/** Matches requests whose path contains one of the texts, even if it is percent-encoded. */
const pathContains = (...texts: string[]): CfnWebACL.StatementProperty => ({
  orStatement: {
    statements: texts.map((searchString) => ({
      byteMatchStatement: {
        fieldToMatch: { uriPath: {} },
        positionalConstraint: 'CONTAINS',
        searchString,
        textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
      },
    })),
  },
});

/**
 * Matches requests to the API and MCP. Behind API Gateway's own URL, a path begins with the stage's name. Compares the path as
 * sent: the decoded name of a feed or of a file, which clients choose, could contain `/api/`.
 */
const isApi = (stageName: string): CfnWebACL.StatementProperty => ({
  regexMatchStatement: {
    fieldToMatch: { uriPath: {} },
    regexString: `^(/${stageName})?/(api/|mcp$)`,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

const rateRules = (rates: WebFilterRates, stageName: string) => [
  {
    name: 'SignInsOfOneSource',
    limit: rates.signInRequestsPerTenMinutes,
    evaluationWindowSec: 600,
    scopeDownStatement: pathContains('/api/auth/send-code', '/api/auth/verify'),
  },
  {
    name: 'PagesOfOneSource',
    limit: rates.pageRequestsPerTenMinutes,
    evaluationWindowSec: 600,
    scopeDownStatement: { notStatement: { statement: isApi(stageName) } },
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
