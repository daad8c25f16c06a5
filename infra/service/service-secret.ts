import type { RemovalPolicy } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

/**
 * The secret that sign-in codes and API keys are derived from: a JSON object that maps version numbers to strings of at least
 * 256 bits. CloudFormation generates version `1`; operators add and remove versions with `npm run rotate`. Never edit
 * `generateSecretString`: CloudFormation would overwrite all versions with a new secret.
 */
export class ServiceSecret extends Secret {
  constructor(scope: Construct, id: string, removalPolicy: RemovalPolicy) {
    super(scope, id, {
      description: 'Secret that sign-in codes and API keys are derived from, by version',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: '1',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy,
    });
  }

  grantGet(grantee: IGrantable): Grant {
    const actions = ['secretsmanager:GetSecretValue'];
    return Grant.addToPrincipal({ grantee, actions, resourceArns: [this.secretArn] });
  }
}
