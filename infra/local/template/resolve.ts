import { CannotStart } from '../cannot-start.ts';
import type { Deployment, Template } from './cloud-formation.ts';
import { recordOf } from './cloud-formation.ts';
import { type Identity, identities } from './identities.ts';

/** Replaces the intrinsic functions in a value of the template by what they stand for once deployed. */
export type Resolve = (value: unknown, where: string) => unknown;

const NO_VALUE = Symbol('AWS::NoValue');

/**
 * Makes a resolver for one template. It knows the intrinsics that CDK writes into functions, policies and APIs;
 * for any other it throws `CannotStart`, naming the place in the template.
 */
export function createResolver(template: Template, deployment: Deployment): Resolve {
  const known = new Map<string, Identity>();

  function identityOf(logicalId: string, where: string): Identity {
    const found = known.get(logicalId);
    if (found) return found;
    const resource = template.Resources[logicalId];
    const identify = resource && identities[resource.Type];
    if (!resource) throw new CannotStart(`${where} refers to ${logicalId}, which the template does not have`);
    if (!identify)
      throw new CannotStart(`${where} refers to ${logicalId}, and ${resource.Type} is not known locally`);
    const identity = identify({
      logicalId,
      deployment,
      property: (name) => {
        const value = resource.Properties?.[name];
        return value === undefined ? undefined : String(resolve(value, `${logicalId}.${name}`));
      },
    });
    known.set(logicalId, identity);
    return identity;
  }

  function reference(name: string, where: string): unknown {
    switch (name) {
      case 'AWS::Region':
        return deployment.region;
      case 'AWS::AccountId':
        return deployment.accountId;
      case 'AWS::Partition':
        return 'aws';
      case 'AWS::URLSuffix':
        return 'amazonaws.com';
      case 'AWS::StackName':
        return deployment.stackName;
      case 'AWS::NoValue':
        return NO_VALUE;
    }
    const parameter = template.Parameters?.[name];
    return parameter?.Default ?? identityOf(name, where).ref;
  }

  function attribute(logicalId: string, name: string, where: string): string {
    const value = identityOf(logicalId, where).attributes[name];
    if (value === undefined)
      throw new CannotStart(`${where} asks ${logicalId} for ${name}, which is not known locally`);
    return value;
  }

  function substitute(argument: unknown, where: string): string {
    const [text, given] = Array.isArray(argument) ? argument : [argument, {}];
    const own = recordOf(given);
    return String(text).replace(/\$\{(!?)([^}]*)\}/g, (_all, escaped: string, name: string) => {
      if (escaped) return `\${${name}}`;
      if (name in own) return String(resolve(own[name], where));
      const [logicalId = '', ...path] = name.split('.');
      return String(path.length > 0 ? attribute(logicalId, path.join('.'), where) : reference(name, where));
    });
  }

  function intrinsic(name: string, argument: unknown, where: string): unknown {
    const list = (value: unknown): unknown[] => resolve(value, where) as unknown[];
    switch (name) {
      case 'Ref':
        return reference(String(argument), where);
      case 'Fn::GetAtt': {
        const [logicalId, path] = Array.isArray(argument) ? argument : String(argument).split(/\.(.*)/s);
        return attribute(String(logicalId), String(path), where);
      }
      case 'Fn::Join': {
        const [separator, parts] = list(argument) as [string, unknown[]];
        return parts.join(separator);
      }
      case 'Fn::Sub':
        return substitute(argument, where);
      case 'Fn::Select': {
        const [index, values] = list(argument) as [number | string, unknown[]];
        return values[Number(index)];
      }
      case 'Fn::Split': {
        const [separator, text] = list(argument) as [string, string];
        return text.split(separator);
      }
    }
    throw new CannotStart(`${where} uses ${name}, which the local environment cannot resolve`);
  }

  function resolve(value: unknown, where: string): unknown {
    if (Array.isArray(value))
      return value
        .map((part, index) => resolve(part, `${where}[${index}]`))
        .filter((part) => part !== NO_VALUE);
    if (!value || typeof value !== 'object') return value;
    const entries = Object.entries(value);
    const [only] = entries;
    if (only && entries.length === 1 && (only[0] === 'Ref' || only[0].startsWith('Fn::')))
      return intrinsic(only[0], only[1], where);
    return Object.fromEntries(
      entries
        .map(([key, part]) => [key, resolve(part, `${where}.${key}`)] as const)
        .filter(([, part]) => part !== NO_VALUE),
    );
  }

  return resolve;
}
