import type { RemovalPolicy } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

/**
 * The secret that codes and keys are derived from: a JSON object from version to 256 bits or more of text. The
 * generated one has the version `1`; operators add and take away versions by command. CloudFormation generates it anew,
 * and so loses those, if anything in `generateSecretString` is edited.
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

  /** Lets a function read the secret's value, and nothing else of it. */
  grantGet(grantee: IGrantable): Grant {
    const actions = ['secretsmanager:GetSecretValue'];
    return Grant.addToPrincipal({ grantee, actions, resourceArns: [this.secretArn] });
  }
}
