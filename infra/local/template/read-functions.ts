import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CfnPolicyProps } from 'aws-cdk-lib/aws-iam';
import type { CfnFunctionProps } from 'aws-cdk-lib/aws-lambda';
import { CannotStart } from '../cannot-start.ts';
import { listOf } from './cloud-formation.ts';
import type { ReadResources } from './resources.ts';

/** A Lambda function of the stack, ready to run from the folder of its bundle, with the rights of its role. */
export type LocalFunction = ReturnType<typeof readFunctions>[number];

/** One statement of a role's policies, with its resources resolved to ARNs. */
export type PolicyStatement = ReturnType<typeof readStatement>;

/** What the CDK has no type for. */
type WrittenStatement = {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
};

/** Reads the stack's functions with their settings, their resolved environment and the rights of their roles. */
export function readFunctions(resources: ReadResources, assembly: string) {
  const policies = resources<CfnPolicyProps>('AWS::IAM::Policy');
  return resources<CfnFunctionProps>('AWS::Lambda::Function').map(({ logicalId, identity, properties }) => {
    const { name, arn } = identity();
    // What is uploaded under this key is the folder of the same name.
    const codeFolder = join(assembly, `asset.${properties.Code.S3Key?.replace(/\.zip$/, '')}`);
    if (!existsSync(codeFolder)) throw new CannotStart(`The code of ${logicalId} is not among the assets`);
    const roleName = properties.Role.replace(/^.*\//, '');
    const documents = policies
      .filter((policy) => policy.properties.Roles?.includes(roleName))
      .map((policy): unknown => policy.properties.PolicyDocument);
    return {
      logicalId,
      name,
      arn,
      /** Short name for logs. */
      title: properties.Description ?? name,
      codeFolder,
      /** `FILE.EXPORT` below the code folder. */
      handler: properties.Handler ?? '',
      memoryMb: properties.MemorySize ?? 128,
      timeoutSeconds: properties.Timeout ?? 3,
      environment: properties.Environment?.Variables ?? {},
      roleName,
      statements: documents
        .flatMap((document) => (document as { Statement: WrittenStatement[] }).Statement)
        .map((statement) => readStatement(statement, logicalId)),
    };
  });
}

function readStatement({ Effect, Action, Resource, Condition = {} }: WrittenStatement, where: string) {
  const { StringEquals, 'ForAllValues:StringLike': allLike, Null, ...otherOperators } = Condition;
  const { 'ses:FromAddress': senders, ...otherKeys } = StringEquals ?? {};
  const { 'dynamodb:LeadingKeys': leadingKeys, ...otherLists } = allLike ?? {};
  const { 'dynamodb:LeadingKeys': areAbsent, ...otherPresences } = Null ?? {};
  const [unknown] = [otherOperators, otherKeys, otherLists, otherPresences].flatMap(Object.keys);
  if (unknown || areAbsent !== (leadingKeys && 'false'))
    throw new CannotStart(
      `The role of ${where} has the condition ${unknown ?? 'dynamodb:LeadingKeys'}, which is not known locally`,
    );
  return {
    effect: Effect,
    actions: listOf(Action),
    resources: listOf(Resource),
    /** From which addresses a mail must be for it to apply; missing if it applies to every call. */
    ...(senders && { senders: listOf(senders) }),
    /** Patterns for the partition keys that a call names: there must be some, and each must fit one; missing likewise. */
    ...(leadingKeys && { leadingKeys: listOf(leadingKeys) }),
  };
}
