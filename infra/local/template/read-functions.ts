import type { CfnPolicyProps } from 'aws-cdk-lib/aws-iam';
import type { CfnFunctionProps } from 'aws-cdk-lib/aws-lambda';
import { CannotStart } from '../cannot-start.ts';
import { listOf } from './cloud-formation.ts';
import type { LocalFunction, PolicyStatement } from './model.ts';
import type { ReadResources } from './resources.ts';

/** What the CDK has no type for. */
type PolicyDocument = {
  Statement: {
    Effect: PolicyStatement['effect'];
    Action: string | string[];
    Resource: string | string[];
    Condition?: Record<string, Record<string, string | string[]>>;
  }[];
};

/**
 * Reads the stack's functions with their settings, their resolved environment and the rights of their roles. The code
 * of each is in the folder of the asset that is uploaded under its key.
 */
export function readFunctions(
  resources: ReadResources,
  assetFolders: ReadonlyMap<string, string>,
): LocalFunction[] {
  const policies = resources<CfnPolicyProps>('AWS::IAM::Policy');
  return resources<CfnFunctionProps>('AWS::Lambda::Function')
    .filter(({ properties }) => properties.Runtime?.startsWith('nodejs'))
    .map(({ logicalId, identity, properties }) => {
      const { Code, Description, Environment, Handler = '', LoggingConfig } = properties;
      const { name, arn } = identity();
      const codeFolder = assetFolders.get(Code.S3Key ?? '');
      if (!codeFolder) throw new CannotStart(`The code of ${logicalId} is not among the assets`);
      const roleName = properties.Role.replace(/^.*\//, '');
      return {
        logicalId,
        name,
        title: Description ?? name,
        arn,
        codeFolder,
        handler: Handler,
        memoryMb: properties.MemorySize ?? 128,
        timeoutSeconds: properties.Timeout ?? 3,
        environment: Environment?.Variables ?? {},
        structuredLog: LoggingConfig?.LogFormat === 'JSON',
        roleName,
        statements: policies
          .filter((policy) => policy.properties.Roles?.includes(roleName))
          .flatMap((policy) => readStatements(policy.properties.PolicyDocument)),
      };
    });
}

function readStatements(document: unknown): PolicyStatement[] {
  return (document as PolicyDocument).Statement.map(({ Effect, Action, Resource, Condition = {} }) => ({
    effect: Effect,
    actions: listOf(Action),
    resources: listOf(Resource),
    conditions: Object.entries(Condition).flatMap(([operator, tests]) =>
      Object.entries(tests).map(([key, values]) => ({ operator, key, values: listOf(values) })),
    ),
  }));
}
