import { matchesAnyPattern, type PolicyStatement } from '../template/read-functions.ts';
import type { Stack } from '../template/read-stack.ts';
import type { LocalTable } from '../template/read-tables.ts';
import { listOf, recordOf } from '../template/resources.ts';
import type { SecretsManager } from './secrets-manager.ts';
import { AwsError, type ServiceCall } from './service-call.ts';
import { bareAddress, isVerified } from './ses.ts';

/** An action on a resource. DynamoDB actions also have partition keys. */
type Permission = readonly [action: string, resource: string, keys?: readonly string[]];

/** Throws AWS's error if a function's role lacks a permission for a call. Other callers need no permissions. */
export function authorizeCall(stack: Stack, call: ServiceCall, secretArn: SecretsManager['arnOf']): void {
  if (call.functionId === undefined) return;
  const fn = stack.functions.find(({ logicalId }) => logicalId === call.functionId);
  const sender = senderOf(call.input);
  const statements = fn?.statements.filter(({ senders }) => senders?.includes(sender) ?? true) ?? [];
  for (const permission of requiredPermissions(stack, call, secretArn)) {
    if (isAllowed(statements, permission)) continue;
    const [action, resource, keys = []] = permission;
    // Unlike AWS's message, this one names the item kinds that the route table's grants must include.
    const kinds = [...new Set(keys.map((key) => key.replace(/(?<=#).*/s, '')))];
    const caller = `arn:aws:sts::${stack.deployment.accountId}:assumed-role/${fn?.roleName}/${fn?.name}`;
    const message = `User: ${caller} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action${kinds.length > 0 ? ` on ${kinds}` : ''}`;
    if (call.service === 'ses') throw new AwsError('AccessDenied', message, 403);
    throw new AwsError(
      'AccessDeniedException',
      message,
      ['location', 'sesv2'].includes(call.service) ? 403 : 400,
    );
  }
}

function isAllowed(
  statements: readonly PolicyStatement[],
  [action, resource, keys = []]: Permission,
): boolean {
  const applying = statements.filter(
    ({ actions, resources, leadingKeys }) =>
      matchesAnyPattern(actions, action, { ignoreCase: true }) &&
      matchesAnyPattern(resources, resource) &&
      (!leadingKeys || (keys.length > 0 && keys.every((key) => matchesAnyPattern(leadingKeys, key)))),
  );
  return applying.length > 0 && applying.every(({ effect }) => effect === 'Allow');
}

function requiredPermissions(
  stack: Stack,
  { service, operation, input }: ServiceCall,
  secretArn: SecretsManager['arnOf'],
): Permission[] {
  const { region, accountId } = stack.deployment;
  const arn = (prefix: string, resource: string) => `arn:aws:${prefix}:${region}:${accountId}:${resource}`;
  switch (service) {
    case 'dynamodb':
      return tablePermissions(operation, input, stack.tables).map(([action, table, keys]) => [
        `dynamodb:${action}`,
        arn('dynamodb', `table/${table}`),
        keys,
      ]);
    case 'ses':
    case 'sesv2':
      return mailResources(stack, input).map((resource) => [`ses:${operation}`, arn('ses', resource)]);
    case 'sqs':
      return [['sqs:SendMessage', arn('sqs', String(input['QueueUrl']))]];
    case 'secrets': {
      const id = String(input['SecretId'] ?? '*');
      return [[`secretsmanager:${operation}`, secretArn(id) ?? id]];
    }
    case 'location':
      return [[`geo:${operation}`, arn('geo', `place-index/${input['IndexName']}`)]];
  }
}

const senderOf = ({ Source, FromEmailAddress = Source }: Record<string, unknown>) =>
  bareAddress(FromEmailAddress);

// In its sandbox, SES also checks permissions on the recipients' identities.
function mailResources({ mailIdentities }: Stack, input: Record<string, unknown>): string[] {
  const { ConfigurationSetName } = input;
  const sender = senderOf(input);
  const identity = mailIdentities.find(({ name }) => isVerified(sender, name));
  const recipients = Object.entries(input).filter(([name]) => name.startsWith('Destination.'));
  return [
    `identity/${identity?.name ?? sender}`,
    ...(ConfigurationSetName === undefined ? [] : [`configuration-set/${ConfigurationSetName}`]),
    ...recipients.map(([, recipient]) => `identity/${bareAddress(recipient)}`),
  ];
}

type Members = Record<string, unknown>;

/** Lists the permissions that a DynamoDB call requires. A transaction requires the permissions of its parts. */
export function tablePermissions(operation: string, input: Members, tables: readonly LocalTable[]) {
  return partsOf(operation, input).map(([action, table, request]) => {
    const [partitionKey] = tables.find(({ name }) => name === table)?.definition.KeySchema ?? [];
    const values = itemsIn(request).map((item) => item[partitionKey?.AttributeName ?? '']);
    const keys = values.flatMap((value) => Object.values(recordOf(value)).map(String));
    return [action, table, keys] as const;
  });
}

function partsOf(operation: string, input: Members): [action: string, table: string, request: unknown][] {
  const { TransactItems, TableName = '*', RequestItems = { [String(TableName)]: input } } = input;
  if (!TransactItems)
    return Object.entries(recordOf(RequestItems)).map(([table, request]) => [operation, table, request]);
  return listOf(TransactItems)
    .flatMap((part) => Object.entries(recordOf(part)))
    .map(([part, request]) => [`${part}Item`, String(recordOf(request)['TableName']), request]);
}

/** Lists the items in a part of a call, with at least their keys. For a query, returns the attributes compared with `=`. */
function itemsIn(request: unknown): Members[] {
  if (Array.isArray(request))
    return request.flatMap((request) => Object.values(recordOf(request)).flatMap(itemsIn));
  const { Item, Key = Item, Keys = Key, KeyConditionExpression = '', ...expression } = recordOf(request);
  const names = recordOf(expression['ExpressionAttributeNames']);
  const values = recordOf(expression['ExpressionAttributeValues']);
  const equal = [...String(KeyConditionExpression).matchAll(/([#\w]+)\s*=\s*(:\w+)/g)];
  const queried = equal.map(([, name = '', value = '']) => [names[name] ?? name, values[value]]);
  return [...listOf(Keys).map(recordOf), Object.fromEntries(queried)];
}
