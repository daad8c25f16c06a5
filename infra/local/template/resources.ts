import type { IResolvable } from 'aws-cdk-lib';
import { StartError } from '../start-error.ts';

/** A resource with resolved intrinsic functions. */
export type Resource<T> = { logicalId: string; properties: Properties<T>; identity: () => Identity };

export type ReadResources = <T = unknown>(type: string) => Resource<T>[];

/**
 * Reads the templates of a stage, by stack name, with the intrinsics and resource types that this app uses. Throws `StartError`
 * for others.
 */
export function createResourceReader(
  templates: ReadonlyMap<string, Template>,
  deployment: Deployment,
): ReadResources {
  const exported = new Map<string, () => unknown>();
  const readers = [...templates].map(([stackName, template]) =>
    readerOf(template, { ...deployment, stackName }, exported),
  );
  return <T>(type: string) => readers.flatMap((read) => read<T>(type));
}

/** Reads one template. Adds its exports to `exported`, which holds those of all stacks once every reader is made. */
function readerOf(
  { Resources, Outputs = {} }: Template,
  deployment: StackDeployment,
  exported: Map<string, () => unknown>,
): ReadResources {
  const pseudoParameters: Record<string, string> = {
    'AWS::Region': deployment.region,
    'AWS::AccountId': deployment.accountId,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': deployment.stackName,
  };

  function identityOf(logicalId: string, where: string): Identity {
    const resource = Resources[logicalId];
    if (!resource) throw new StartError(`${where} refers to ${logicalId}, which the template does not have`);
    const { Type, Properties = {} } = resource;
    const readName = (property: string) => resolve(Properties[property], `${logicalId}.${property}`);
    const identity = identify(Type, logicalId, readName, deployment);
    if (!identity)
      throw new StartError(`${where} refers to ${logicalId}, and ${Type} is not supported locally`);
    return identity;
  }

  const reference = (name: string, where: string) => pseudoParameters[name] ?? identityOf(name, where).ref;

  function attribute(logicalId: string, name: string, where: string): string {
    const { arn, name: physicalName } = identityOf(logicalId, where);
    if (name === 'RootResourceId') return name;
    if (name === 'StreamArn') return `${arn}/stream/local`;
    if (name.endsWith('Arn') && arn) return arn;
    if (name.endsWith('Name')) return physicalName;
    throw new StartError(`${where} refers to ${logicalId}.${name}, which is not supported locally`);
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
      case 'Fn::ImportValue':
        return exportOf(String(first), where)();
    }
    throw new StartError(`${where} uses ${name}, which is not supported locally`);
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

  function exportOf(name: string, where: string): () => unknown {
    const found = exported.get(name);
    if (!found) throw new StartError(`${where} imports ${name}, which no stack exports`);
    return found;
  }

  for (const [id, { Value, Export }] of Object.entries(Outputs))
    if (Export) exported.set(Export.Name, () => resolve(Value, id));

  return <T>(type: string) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([logicalId, { Properties = {} }]) => ({
        logicalId,
        identity: () => identityOf(logicalId, logicalId),
        properties: resolve(Properties, logicalId) as Properties<T>,
      }));
}

export type Template = {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
};

/** Values of pseudo parameters such as `AWS::Region`. */
export type Deployment = { region: string; accountId: string };
type StackDeployment = Deployment & { stackName: string };

export function recordOf(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

export function listOf<T>(value: T | readonly T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}

/** Template properties with resolved intrinsics: the CDK's L1 types with capitalized keys, and names instead of constructs. */
export type Properties<T> = string extends T
  ? string
  : string extends keyof T
    ? Record<string, Properties<T[keyof T]>>
    : T extends readonly (infer Element)[]
      ? Properties<Element>[]
      : T extends IResolvable | undefined
        ? never
        : T extends object
          ? { [Key in keyof T as Capitalize<Key & string>]: Properties<T[Key]> }
          : T;

/** Identity of a deployed resource: its `Ref`, its name, and its ARN, which is empty for types whose ARN isn't used. */
export type Identity = { ref: string; name: string; arn: string };

/** The property that holds a resource's name, the format of its ARN, and whether `Ref` returns the ARN. */
type Naming = { property?: string; arn?: string; refIsArn?: true };

/** Secrets Manager appends a dash and six characters to the name. */
const SECRET_ARN = 'secretsmanager:REGION:ACCOUNT:secret:NAME-Local0';

/** Resource types that functions, roles and the API refer to. Types without a name property use the logical id as the name. */
const namings: Record<string, Naming> = {
  'AWS::ApiGateway::Authorizer': {},
  'AWS::ApiGateway::Resource': {},
  'AWS::ApiGateway::RestApi': {},
  'AWS::ApiGateway::Deployment': {},
  'AWS::ApiGateway::Stage': { property: 'StageName' },
  'AWS::DynamoDB::GlobalTable': { property: 'TableName', arn: 'dynamodb:REGION:ACCOUNT:table/NAME' },
  'AWS::IAM::Role': { property: 'RoleName', arn: 'iam::ACCOUNT:role/NAME' },
  'AWS::Lambda::Version': {
    property: 'FunctionName',
    arn: 'lambda:REGION:ACCOUNT:function:NAME:1',
    refIsArn: true,
  },
  'AWS::Lambda::Function': { property: 'FunctionName', arn: 'lambda:REGION:ACCOUNT:function:NAME' },
  'AWS::Location::PlaceIndex': { property: 'IndexName', arn: 'geo:REGION:ACCOUNT:place-index/NAME' },
  'AWS::Logs::LogGroup': { property: 'LogGroupName', arn: 'logs:REGION:ACCOUNT:log-group:NAME:*' },
  'AWS::SES::ConfigurationSet': { property: 'Name' },
  'AWS::SES::EmailIdentity': { property: 'EmailIdentity' },
  'AWS::SQS::Queue': { property: 'QueueName', arn: 'sqs:REGION:ACCOUNT:NAME' },
  'AWS::SecretsManager::Secret': { property: 'Name', arn: SECRET_ARN, refIsArn: true },
};

/** Identifies a resource. Returns undefined for unknown types. Generated names are stable, so stored data stays reachable. */
export function identify(
  type: string,
  logicalId: string,
  readName: (property: string) => unknown,
  { stackName, region, accountId }: StackDeployment,
): Identity | undefined {
  const naming = namings[type];
  if (!naming) return undefined;
  const { property, arn: form = '', refIsArn } = naming;
  const name = property === undefined ? logicalId : String(readName(property) ?? `${stackName}-${logicalId}`);
  const parts: Record<string, string> = { REGION: region, ACCOUNT: accountId, NAME: name };
  const arn = form && `arn:aws:${form.replace(/[A-Z]{4,}/g, (part) => parts[part] ?? part)}`;
  return { ref: refIsArn ? arn : name, name, arn };
}
