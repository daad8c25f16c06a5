import { type App, CfnOutput, DefaultStackSynthesizer, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  OidcProviderNative,
  PolicyDocument,
  PolicyStatement,
  Role,
  WebIdentityPrincipal,
} from 'aws-cdk-lib/aws-iam';
import { InvalidStageError, stackName, stageSettings, stageStackNames } from '../chosen-stage.ts';

/** The issuer of the tokens with which GitHub's jobs identify themselves. */
const ISSUER = 'token.actions.githubusercontent.com';
const AUDIENCE = 'sts.amazonaws.com';

/** OWNER/NAME, or OWNER@ID/NAME@ID in the tokens of repositories created or renamed since July 2026. Without wildcards. */
const REPOSITORY = /^([a-z\d-]+\/[\w.-]+|[a-z\d-]+@\d+\/[\w.-]+@\d+)$/i;

type PipelineProps = {
  stageName: string;
  repository: string;
  /** Whether the account already has GitHub's identity provider, which can exist only once. */
  hasProvider: boolean;
};

/**
 * Roles with which a repository's workflow deploys one stage: `Deploy`, for jobs in the environment named like the stage, and
 * `Diff`, for other jobs on main. `Diff` can't use the CDK's lookup role, which could read the table.
 */
export class PipelineStack extends Stack {
  constructor(app: App, { stageName, repository, hasProvider }: PipelineProps) {
    stageSettings(stageName);
    if (!REPOSITORY.test(repository))
      throw new InvalidStageError(`Set the repository with -c repository=OWNER/NAME, not ${repository}.`);
    super(app, `${stackName(stageName)}-pipeline`, {
      description: `Roles with which GitHub deploys the Horoscope forecast service, ${stageName}`,
    });
    const provider = hasProvider
      ? this.arn('iam', `oidc-provider/${ISSUER}`)
      : new OidcProviderNative(this, 'GitHub', {
          url: `https://${ISSUER}`,
          clientIds: [AUDIENCE],
          // Other stages may use it.
          removalPolicy: RemovalPolicy.RETAIN,
        }).oidcProviderArn;
    const reading = [
      allow(
        ['DescribeStacks', 'GetTemplate', 'ListStackResources'].map((action) => `cloudformation:${action}`),
        [...stageStackNames(stageName), 'CDKToolkit'].map((name) =>
          this.arn('cloudformation', `stack/${name}/*`),
        ),
      ),
      allow(['sns:ListSubscriptionsByTopic'], [this.arn('sns', `${stackName(stageName)}-*`)]),
      allow(['ses:GetEmailIdentity'], [this.arn('ses', 'identity/*')]),
      allow(['acm:DescribeCertificate'], [this.arn('acm', 'certificate/*')]),
      // AWS can't limit these to resources.
      allow(['dynamodb:ListTables', 'lambda:GetAccountSettings', 'ses:GetAccount'], ['*']),
    ];
    const bootstrapRoles = ['deploy', 'file-publishing'].map(
      (name) =>
        `cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-${name}-role-${this.account}-${this.region}`,
    );
    const deploying = allow(
      ['sts:AssumeRole'],
      bootstrapRoles.map((name) => this.arn('iam', `role/${name}`)),
    );
    const apis = `arn:${this.partition}:apigateway:${this.region}::/restapis/*`;
    const switching = [
      allow(['apigateway:GET'], [`${apis}/deployments`, `${apis}/stages/${stageName}`]),
      allow(['apigateway:PATCH'], [`${apis}/deployments/*`, `${apis}/stages/${stageName}`]),
    ];
    const addRole = (id: string, subject: string, hours: number, statements: PolicyStatement[]) => {
      const claims = { aud: AUDIENCE, sub: `repo:${repository}:${subject}` };
      const StringEquals = Object.fromEntries(
        Object.entries(claims).map(([claim, value]) => [`${ISSUER}:${claim}`, value]),
      );
      const { roleArn: value } = new Role(this, id, {
        assumedBy: new WebIdentityPrincipal(provider, { StringEquals }),
        maxSessionDuration: Duration.hours(hours),
        inlinePolicies: { Grants: new PolicyDocument({ statements }) },
      });
      new CfnOutput(this, `${id}RoleArn`, { value });
    };
    // A deploy watches each stack that changes for 15 minutes.
    addRole('Deploy', `environment:${stageName}`, 2, [...reading, deploying, ...switching]);
    addRole('Diff', 'ref:refs/heads/main', 1, reading);
  }

  private arn(service: string, resource: string): string {
    const region = service === 'iam' ? '' : this.region;
    return `arn:${this.partition}:${service}:${region}:${this.account}:${resource}`;
  }
}

const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });
