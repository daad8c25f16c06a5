import { CannotStart } from '../cannot-start.ts';
import { type Deployment, listOf, type Properties, type Template } from './cloud-formation.ts';
import { type Identity, identify } from './identities.ts';

/** A resource of the stack as deployed: its properties with what their intrinsic functions stand for. */
export type Resource<T> = { logicalId: string; properties: Properties<T>; identity: () => Identity };

/** Reads the resources of a type, whose properties the CDK has checked. */
export type ReadResources = <T = unknown>(type: string) => Resource<T>[];

/**
 * Makes a reader of one template. It knows the intrinsics that CDK writes into functions, policies and APIs, and the
 * resources that these refer to; for any other it throws `CannotStart`, naming the place in the template.
 */
export function createResourceReader({ Resources }: Template, deployment: Deployment): ReadResources {
  const pseudoParameters: Record<string, string> = {
    'AWS::Region': deployment.region,
    'AWS::AccountId': deployment.accountId,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': deployment.stackName,
  };

  function identityOf(logicalId: string, where: string): Identity {
    const resource = Resources[logicalId];
    if (!resource) throw new CannotStart(`${where} refers to ${logicalId}, which the template does not have`);
    const { Type, Properties = {} } = resource;
    const nameFrom = (property: string) => resolve(Properties[property], `${logicalId}.${property}`);
    const identity = identify(Type, logicalId, nameFrom, deployment);
    if (!identity) throw new CannotStart(`${where} refers to ${logicalId}, and ${Type} is not known locally`);
    return identity;
  }

  const reference = (name: string, where: string) => pseudoParameters[name] ?? identityOf(name, where).ref;

  function attribute(logicalId: string, name: string, where: string): string {
    const { arn, name: physicalName } = identityOf(logicalId, where);
    if (name === 'RootResourceId') return name;
    if (name === 'StreamArn') return `${arn}/stream/local`;
    if (name.endsWith('Arn') && arn) return arn;
    if (name.endsWith('Name')) return physicalName;
    throw new CannotStart(`${where} asks ${logicalId} for ${name}, which is not known locally`);
  }

  function intrinsic(name: string, argument: unknown, where: string): unknown {
    const [first, second] = listOf(resolve(argument, where));
    switch (name) {
      case 'Ref':
        return reference(String(first), where);
      case 'Fn::GetAtt':
        return attribute(String(first), String(second), where);
      case 'Fn::Sub':
        return String(first).replace(/\$\{([^!}]+)\}/g, (_all, name: string) => reference(name, where));
      case 'Fn::Join':
        return listOf(second).join(String(first));
      case 'Fn::Select':
        return listOf(second)[Number(first)];
      case 'Fn::Split':
        return String(second).split(String(first));
    }
    throw new CannotStart(`${where} uses ${name}, which the local environment cannot resolve`);
  }

  function resolve(value: unknown, where: string): unknown {
    if (Array.isArray(value)) return value.map((part, index) => resolve(part, `${where}[${index}]`));
    if (!value || typeof value !== 'object') return value;
    const entries = Object.entries(value);
    const [[name, argument] = ['', undefined], ...more] = entries;
    if (more.length === 0 && (name === 'Ref' || name.startsWith('Fn::')))
      return intrinsic(name, argument, where);
    return Object.fromEntries(entries.map(([key, part]) => [key, resolve(part, `${where}.${key}`)]));
  }

  return <T>(type: string) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([logicalId, { Properties = {} }]) => ({
        logicalId,
        identity: () => identityOf(logicalId, logicalId),
        properties: resolve(Properties, logicalId) as Properties<T>,
      }));
}
