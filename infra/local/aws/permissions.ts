import { matchesOne } from '../policy-pattern.ts';
import type { PolicyStatement } from '../template/read-functions.ts';
import type { Stack } from '../template/read-stack.ts';
import type { SecretsManager } from './secrets-manager.ts';
import { type ServiceCall, ServiceError } from './service-call.ts';
import { bareAddress, isVerified } from './ses.ts';
import { tableRights } from './table-rights.ts';

/** An action on a resource, which for DynamoDB names partition keys. */
type Right = readonly [action: string, resource: string, keys?: readonly string[]];

/** Throws what AWS answers to a function whose role lacks a right that its call needs; others may do everything. */
export function refuseUnlessAllowed(
  stack: Stack,
  call: ServiceCall,
  secretArn: SecretsManager['arnOf'],
): void {
  if (call.functionId === undefined) return;
  const fn = stack.functions.find(({ logicalId }) => logicalId === call.functionId);
  const sender = bareAddress(call.input['Source']);
  const statements = fn?.statements.filter(({ senders }) => senders?.includes(sender) ?? true) ?? [];
  for (const right of requiredRights(stack, call, secretArn)) {
    if (isAllowed(statements, right)) continue;
    const [action, resource, keys = []] = right;
    // AWS leaves the keys out; whoever declares a right looks for their kinds.
    const kinds = [...new Set(keys.map((key) => key.replace(/(?<=#).*/s, '')))];
    const caller = `arn:aws:sts::${stack.deployment.accountId}:assumed-role/${fn?.roleName}/${fn?.name}`;
    const message = `User: ${caller} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action${kinds.length > 0 ? ` on ${kinds}` : ''}`;
    if (call.service === 'ses') throw new ServiceError('AccessDenied', message, 403);
    throw new ServiceError('AccessDeniedException', message, call.service === 'location' ? 403 : 400);
  }
}

function isAllowed(statements: readonly PolicyStatement[], [action, resource, keys = []]: Right): boolean {
  const applying = statements.filter(
    ({ actions, resources, leadingKeys }) =>
      matchesOne(actions, action, { ignoreCase: true }) &&
      matchesOne(resources, resource) &&
      (!leadingKeys || (keys.length > 0 && keys.every((key) => matchesOne(leadingKeys, key)))),
  );
  return applying.length > 0 && applying.every(({ effect }) => effect === 'Allow');
}

/** What a call needs the rights to. */
function requiredRights(
  stack: Stack,
  { service, operation, input }: ServiceCall,
  secretArn: SecretsManager['arnOf'],
): Right[] {
  const { region, accountId } = stack.deployment;
  const arn = (prefix: string, resource: string) => `arn:aws:${prefix}:${region}:${accountId}:${resource}`;
  switch (service) {
    case 'dynamodb':
      return tableRights(operation, input, stack.tables).map(([action, table, keys]) => [
        `dynamodb:${action}`,
        arn('dynamodb', `table/${table}`),
        keys,
      ]);
    case 'ses':
      return mailResources(stack, input).map((resource) => [`ses:${operation}`, arn('ses', resource)]);
    case 'secrets': {
      const id = String(input['SecretId'] ?? '*');
      return [[`secretsmanager:${operation}`, secretArn(id) ?? id]];
    }
    case 'location':
      return [[`geo:${operation}`, arn('geo', `place-index/${input['IndexName']}`)]];
  }
}

// In the sandbox recipients are verified identities, too, and SES asks for the right on them.
function mailResources({ mailIdentities }: Stack, input: Record<string, unknown>): string[] {
  const { ConfigurationSetName } = input;
  const sender = bareAddress(input['Source']);
  const identity = mailIdentities.find(({ name }) => isVerified(sender, name));
  const recipients = Object.entries(input).filter(([name]) => name.startsWith('Destination.'));
  return [
    `identity/${identity?.name ?? sender}`,
    ...(ConfigurationSetName === undefined ? [] : [`configuration-set/${ConfigurationSetName}`]),
    ...recipients.map(([, recipient]) => `identity/${bareAddress(recipient)}`),
  ];
}
