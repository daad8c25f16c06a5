import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CfnPolicyProps, CfnRoleProps } from 'aws-cdk-lib/aws-iam';
import type { CfnFunctionProps } from 'aws-cdk-lib/aws-lambda';
import { StartError } from '../start-error.ts';
import { listOf, type ReadResources } from './resources.ts';

/** A Lambda function of the stack with its bundle and the permissions of its role. */
export type LocalFunction = ReturnType<typeof readFunctions>[number];

export type PolicyStatement = ReturnType<typeof readStatement>;

type TemplateStatement = {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
};

/** Reads the stack's functions. Throws `StartError` for missing code and unsupported conditions. */
export function readFunctions(resources: ReadResources, assembly: string) {
  const roles = resources<CfnRoleProps>('AWS::IAM::Role');
  const policies = resources<CfnPolicyProps>('AWS::IAM::Policy').map(({ properties }) => properties);
  return resources<CfnFunctionProps>('AWS::Lambda::Function').map(({ logicalId, identity, properties }) => {
    const { name, arn } = identity();
    // The S3 key is named after the asset's folder.
    const codeFolder = join(assembly, `asset.${properties.Code.S3Key?.replace(/\.zip$/, '')}`);
    if (!existsSync(codeFolder)) throw new StartError(`The code of ${logicalId} is not among the assets`);
    const roleName = properties.Role.replace(/^.*\//, '');
    const role = roles.find(({ identity }) => identity().name === roleName)?.properties;
    const attached = policies.filter(({ Roles }) => Roles?.includes(roleName));
    const documents = [...(role?.Policies ?? []), ...attached].map(
      (policy): unknown => policy.PolicyDocument,
    );
    return {
      logicalId,
      name,
      arn,
      title: properties.Description ?? name,
      codeFolder,
      /** `FILE.EXPORT` below the code folder. */
      handler: properties.Handler ?? '',
      memoryMb: properties.MemorySize ?? 128,
      timeoutSeconds: properties.Timeout ?? 3,
      environment: properties.Environment?.Variables ?? {},
      roleName,
      statements: documents
        .flatMap((document) => (document as { Statement: TemplateStatement[] }).Statement)
        .map((statement) => readStatement(statement, logicalId)),
    };
  });
}

function readStatement({ Effect, Action, Resource, Condition = {} }: TemplateStatement, where: string) {
  const { StringEquals, 'ForAllValues:StringLike': allLike, Null, ...otherOperators } = Condition;
  const { 'ses:FromAddress': senders, ...otherKeys } = StringEquals ?? {};
  const { 'dynamodb:LeadingKeys': leadingKeys, ...otherLists } = allLike ?? {};
  const { 'dynamodb:LeadingKeys': areAbsent, ...otherPresences } = Null ?? {};
  const [unknown] = [otherOperators, otherKeys, otherLists, otherPresences].flatMap(Object.keys);
  if (unknown || areAbsent !== (leadingKeys && 'false'))
    throw new StartError(
      `The role of ${where} has the condition ${unknown ?? 'dynamodb:LeadingKeys'}, which is not supported locally`,
    );
  return {
    effect: Effect,
    actions: listOf(Action),
    resources: listOf(Resource),
    /** Sender addresses that the statement applies to. If missing, the statement applies to all senders. */
    ...(senders && { senders: listOf(senders) }),
    /** Patterns for partition keys. A call must have keys, and each must match. Without patterns, any call matches. */
    ...(leadingKeys && { leadingKeys: listOf(leadingKeys) }),
  };
}

/** Whether a value matches one of an IAM policy's patterns with the wildcards `*` and `?`. */
export function matchesAnyPattern(
  patterns: readonly string[],
  value: string,
  { ignoreCase = false } = {},
): boolean {
  const sources = patterns.map((pattern) =>
    pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.'),
  );
  return sources.some((source) => new RegExp(`^${source}$`, ignoreCase ? 'is' : 's').test(value));
}
