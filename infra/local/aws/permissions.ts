import { matchesPattern } from '../policy-pattern.ts';
import { recordOf } from '../template/cloud-formation.ts';
import type { PolicyStatement } from '../template/read-functions.ts';
import type { Stack } from '../template/read-stack.ts';
import type { SecretsManager } from './secrets-manager.ts';
import { type ServiceCall, ServiceError } from './service-call.ts';
import { bareAddress } from './ses.ts';

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
  for (const [action, resource] of requiredRights(stack, call, secretArn)) {
    if (isAllowed(statements, action, resource)) continue;
    const caller = `arn:aws:sts::${stack.deployment.accountId}:assumed-role/${fn?.roleName}/${fn?.name}`;
    const message = `User: ${caller} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`;
    if (call.service === 'ses') throw new ServiceError('AccessDenied', message, 403);
    throw new ServiceError('AccessDeniedException', message, call.service === 'location' ? 403 : 400);
  }
}

function isAllowed(statements: readonly PolicyStatement[], action: string, resource: string): boolean {
  const applying = statements.filter(
    ({ actions, resources }) =>
      actions.some((pattern) => matchesPattern(pattern, action, { ignoreCase: true })) &&
      resources.some((pattern) => matchesPattern(pattern, resource)),
  );
  return applying.length > 0 && applying.every(({ effect }) => effect === 'Allow');
}

/** Actions, each on a resource, that a call needs the right to. */
function requiredRights(
  stack: Stack,
  { service, operation, input }: ServiceCall,
  secretArn: SecretsManager['arnOf'],
): [action: string, resource: string][] {
  const { region, accountId } = stack.deployment;
  const arn = (prefix: string, resource: string) => `arn:aws:${prefix}:${region}:${accountId}:${resource}`;
  switch (service) {
    case 'dynamodb':
      return tableRights(operation, input).map(([action, table]) => [
        `dynamodb:${action}`,
        arn('dynamodb', `table/${table}`),
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

/** A transaction has no right of its own, but its parts have: `PutItem` for `Put`. */
function tableRights(
  operation: string,
  { TransactItems: parts, RequestItems: requests, TableName = '*' }: Record<string, unknown>,
): [action: string, table: string][] {
  if (Array.isArray(parts))
    return parts
      .flatMap((part) => Object.entries(recordOf(part)))
      .map(([part, details]) => [`${part}Item`, String(recordOf(details)['TableName'])]);
  if (requests !== undefined) return Object.keys(recordOf(requests)).map((table) => [operation, table]);
  return [[operation, String(TableName)]];
}

// In the sandbox recipients are verified identities, too, and SES asks for the right on them.
function mailResources({ mailIdentities }: Stack, input: Record<string, unknown>): string[] {
  const { ConfigurationSetName } = input;
  const sender = bareAddress(input['Source']);
  const identity =
    mailIdentities.find(({ name }) => name === sender) ??
    mailIdentities.find(({ name }) => sender.endsWith(`@${name}`));
  const recipients = Object.entries(input).filter(([name]) => name.startsWith('Destination.'));
  return [
    `identity/${identity?.name ?? sender}`,
    ...(ConfigurationSetName === undefined ? [] : [`configuration-set/${ConfigurationSetName}`]),
    ...recipients.map(([, recipient]) => `identity/${bareAddress(recipient)}`),
  ];
}
