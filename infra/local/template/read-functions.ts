import { CannotStart } from '../cannot-start.ts';
import { listOf, recordOf, type Template } from './cloud-formation.ts';
import type { LocalFunction, PolicyCondition, PolicyStatement } from './model.ts';
import type { Resolve } from './resolve.ts';

/** Finds the folder of an asset by the key that it is uploaded under; undefined if there is none. */
export type FindAsset = (objectKey: string) => string | undefined;

/** Reads the stack's functions with their code, settings, resolved environment and the rights of their roles. */
export function readFunctions(template: Template, resolve: Resolve, findAsset: FindAsset): LocalFunction[] {
  return resourcesOf(template, 'AWS::Lambda::Function')
    .filter(([, properties]) => /^nodejs/.test(String(properties['Runtime'])))
    .map(([logicalId, properties]) => {
      const at = (name: string) => resolve(properties[name], `${logicalId}.${name}`);
      const objectKey = String(recordOf(at('Code'))['S3Key']);
      const codeFolder = findAsset(objectKey);
      if (!codeFolder)
        throw new CannotStart(`The code of ${logicalId} is not among the assets (${objectKey})`);
      const roleId = listOf(recordOf(properties['Role'])['Fn::GetAtt'])[0];
      const name = String(resolve({ Ref: logicalId }, logicalId));
      return {
        logicalId,
        name,
        title: String(at('Description') ?? name),
        arn: String(resolve({ 'Fn::GetAtt': [logicalId, 'Arn'] }, logicalId)),
        codeFolder,
        handler: String(at('Handler')),
        memoryMb: Number(at('MemorySize') ?? 128),
        timeoutSeconds: Number(at('Timeout') ?? 3),
        environment: variablesOf(at('Environment')),
        structuredLog: recordOf(at('LoggingConfig'))['LogFormat'] === 'JSON',
        roleName: String(resolve({ Ref: roleId }, `${logicalId}.Role`)),
        statements: readStatements(template, resolve, String(roleId)),
      };
    });
}

/** Lists the resources of one type with their properties. */
export function resourcesOf(template: Template, type: string): [string, Record<string, unknown>][] {
  return Object.entries(template.Resources)
    .filter(([, resource]) => resource.Type === type)
    .map(([logicalId, resource]) => [logicalId, resource.Properties ?? {}]);
}

function variablesOf(environment: unknown): Record<string, string> {
  const variables = Object.entries(recordOf(recordOf(environment)['Variables']));
  return Object.fromEntries(variables.map(([name, value]) => [name, String(value)]));
}

function readStatements(template: Template, resolve: Resolve, roleId: string): PolicyStatement[] {
  const inline = listOf(template.Resources[roleId]?.Properties?.['Policies']).map((policy, index) => ({
    where: `${roleId}.Policies[${index}]`,
    document: recordOf(policy)['PolicyDocument'],
  }));
  const attached = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy']
    .flatMap((type) => resourcesOf(template, type))
    .filter(([, properties]) => listOf(properties['Roles']).some((role) => recordOf(role)['Ref'] === roleId))
    .map(([policyId, properties]) => ({ where: policyId, document: properties['PolicyDocument'] }));
  return [...inline, ...attached].flatMap(({ where, document }) =>
    listOf(recordOf(document)['Statement']).map((statement, index) => {
      const { Effect, Action, Resource, Condition } = recordOf(
        resolve(statement, `${where}.Statement[${index}]`),
      );
      return {
        effect: Effect === 'Deny' ? ('Deny' as const) : ('Allow' as const),
        actions: listOf(Action).map(String),
        resources: listOf(Resource).map(String),
        conditions: conditionsOf(Condition),
      };
    }),
  );
}

function conditionsOf(condition: unknown): PolicyCondition[] {
  return Object.entries(recordOf(condition)).flatMap(([operator, tests]) =>
    Object.entries(recordOf(tests)).map(([key, values]) => ({
      operator,
      key,
      values: listOf(values).map(String),
    })),
  );
}
