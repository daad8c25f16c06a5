import { CannotStart } from '../cannot-start.ts';
import { matchesPattern } from '../policy-pattern.ts';
import { recordOf } from '../template/cloud-formation.ts';
import type { PolicyStatement, Stack } from '../template/model.ts';
import { type ServiceCall, ServiceError } from './service-call.ts';
import { bareAddress } from './ses.ts';

/** An action on a resource that a call needs the right to; the sender of a mail is what conditions may ask about. */
type RequiredRight = { action: string; resource: string; sender?: string };

/** Throws `CannotStart` for a condition of a role that `refuseUnlessAllowed` cannot evaluate. */
export function checkConditions({ functions }: Stack): void {
  for (const { title, statements } of functions)
    for (const { operator, key } of statements.flatMap(({ conditions }) => conditions))
      if (operator !== 'StringEquals' || key !== 'ses:FromAddress')
        throw new CannotStart(
          `The role of ${title} has the condition ${operator} ${key}, which is not known locally`,
        );
}

/**
 * Throws what AWS answers to a function that lacks one of the rights that its call needs: it has the rights of its role
 * and no more, while anybody else may do everything. `secretArn` gives the ARN of a secret by its name or ARN.
 */
export function refuseUnlessAllowed(
  stack: Stack,
  call: ServiceCall,
  secretArn: (id: string) => string | undefined,
): void {
  if (call.functionId === undefined) return;
  const fn = stack.functions.find(({ logicalId }) => logicalId === call.functionId);
  const needed = requiredRights(stack, call, secretArn);
  const missing = needed.find((right) => !isAllowed(fn?.statements ?? [], right));
  if (!missing) return;
  const { action, resource } = missing;
  const caller = `arn:aws:sts::${stack.deployment.accountId}:assumed-role/${fn?.roleName}/${fn?.name}`;
  const message = `User: ${caller} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`;
  if (call.service === 'ses') throw new ServiceError('AccessDenied', message, 403);
  throw new ServiceError('AccessDeniedException', message, call.service === 'location' ? 403 : 400);
}

function isAllowed(statements: readonly PolicyStatement[], right: RequiredRight): boolean {
  const applying = statements.filter(
    ({ actions, resources, conditions }) =>
      actions.some((action) => matchesPattern(action, right.action, { ignoreCase: true })) &&
      resources.some((resource) => matchesPattern(resource, right.resource)) &&
      conditions.every(({ values }) => right.sender !== undefined && values.includes(right.sender)),
  );
  return applying.length > 0 && applying.every(({ effect }) => effect === 'Allow');
}

/** The rights that a call needs on AWS; `secretArn` gives the ARN of a secret by its name or ARN. */
function requiredRights(
  stack: Stack,
  { service, operation, input = {} }: ServiceCall,
  secretArn: (id: string) => string | undefined,
): RequiredRight[] {
  const { region, accountId } = stack.deployment;
  const arn = (prefix: string, resource: string) => `arn:aws:${prefix}:${region}:${accountId}:${resource}`;
  switch (service) {
    case 'dynamodb':
      return tableRights(operation, input).map(({ action, resource }) => ({
        action: `dynamodb:${action}`,
        resource: arn('dynamodb', `table/${resource}`),
      }));
    case 'ses': {
      const sender = bareAddress(input['Source']);
      const resources = mailResources(stack, sender, input);
      return resources.map((resource) => ({
        action: `ses:${operation}`,
        resource: arn('ses', resource),
        sender,
      }));
    }
    case 'secrets': {
      const id = String(input['SecretId'] ?? '*');
      return [{ action: `secretsmanager:${operation}`, resource: secretArn(id) ?? id }];
    }
    case 'location':
      return [{ action: `geo:${operation}`, resource: arn('geo', `place-index/${input['IndexName']}`) }];
  }
}

/** A transaction has no right of its own, but its parts have: `PutItem` for `Put`. */
function tableRights(action: string, input: Record<string, unknown>): RequiredRight[] {
  const { TransactItems: items, RequestItems: requests, TableName: table = '*', IndexName: index } = input;
  if (Array.isArray(items))
    return items.flatMap((item) =>
      Object.entries(recordOf(item)).map(([part, details]) => ({
        action: `${part}Item`,
        resource: String(recordOf(details)['TableName']),
      })),
    );
  if (requests !== undefined)
    return Object.keys(recordOf(requests)).map((resource) => ({ action, resource }));
  return [{ action, resource: index === undefined ? String(table) : `${table}/index/${index}` }];
}

// In the sandbox recipients are verified identities, too, and SES asks for the right on them.
function mailResources({ mailIdentities }: Stack, sender: string, input: Record<string, unknown>): string[] {
  const identity =
    mailIdentities.find(({ name }) => name === sender) ??
    mailIdentities.find(({ name }) => sender.endsWith(`@${name}`));
  const configuration = input['ConfigurationSetName'] ?? identity?.configurationSet;
  const recipients = Object.entries(input).filter(([name]) => name.startsWith('Destination.'));
  return [
    `identity/${identity?.name ?? sender}`,
    ...(configuration === undefined ? [] : [`configuration-set/${configuration}`]),
    ...recipients.map(([, recipient]) => `identity/${bareAddress(recipient)}`),
  ];
}
