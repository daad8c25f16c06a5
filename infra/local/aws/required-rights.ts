import { recordOf } from '../template/cloud-formation.ts';
import type { Stack } from '../template/model.ts';
import type { ServiceCall } from './service-call.ts';
import { bareAddress } from './ses.ts';

/** An action on a resource that a call needs the right to; the sender of a mail is what conditions may ask about. */
export type RequiredRight = { action: string; resource: string; sender?: string };

/** Rights of the parts of a TransactWriteItems call, which has none of its own. */
const TRANSACTION_PARTS: Record<string, string> = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Get: 'GetItem',
};

/** The rights that a call needs on AWS; `secretArn` gives the ARN of a secret by its name or ARN. */
export function requiredRights(
  stack: Stack,
  { service, operation, input = {} }: ServiceCall,
  secretArn: (id: string) => string | undefined,
): RequiredRight[] {
  const { region, accountId } = stack.deployment;
  const arn = (prefix: string, resource: string) => `arn:aws:${prefix}:${region}:${accountId}:${resource}`;
  switch (service) {
    case 'dynamodb':
      return tableRights(operation, input, (table) => arn('dynamodb', `table/${table}`));
    case 'ses':
      return mailRights(stack, operation, input, (resource) => arn('ses', resource));
    case 'secretsManager': {
      const id = String(input['SecretId'] ?? '*');
      return [{ action: `secretsmanager:${operation}`, resource: secretArn(id) ?? id }];
    }
    case 'location':
      return [{ action: `geo:${operation}`, resource: arn('geo', `place-index/${input['IndexName']}`) }];
  }
}

function tableRights(
  operation: string,
  input: Record<string, unknown>,
  arn: (table: string) => string,
): RequiredRight[] {
  const on = (action: string, table: unknown) => ({
    action: `dynamodb:${action}`,
    resource: String(table).startsWith('arn:') ? String(table) : arn(String(table)),
  });
  const { TransactItems: items, RequestItems: requests, TableName: table, IndexName: index } = input;
  if (Array.isArray(items))
    return items.flatMap((item) =>
      Object.entries(recordOf(item)).map(([part, details]) =>
        on(TRANSACTION_PARTS[part] ?? part, recordOf(details)['TableName']),
      ),
    );
  if (requests !== undefined) return Object.keys(recordOf(requests)).map((name) => on(operation, name));
  if (table === undefined) return [{ action: `dynamodb:${operation}`, resource: '*' }];
  const { action, resource } = on(operation, table);
  return [{ action, resource: index === undefined ? resource : `${resource}/index/${index}` }];
}

function mailRights(
  { mailIdentities }: Stack,
  operation: string,
  input: Record<string, unknown>,
  arn: (resource: string) => string,
): RequiredRight[] {
  const sender = bareAddress(input['Source']);
  const identity = [sender, sender.split('@')[1]]
    .map((wanted) => mailIdentities.find(({ name }) => name === wanted))
    .find((found) => found !== undefined);
  const configuration = input['ConfigurationSetName'] ?? identity?.configurationSet;
  const recipients = Object.entries(input).filter(([name]) => name.startsWith('Destination.'));
  // In the sandbox recipients are verified identities, too, and SES asks for the right on them.
  return [
    `identity/${identity?.name ?? sender}`,
    ...(configuration === undefined ? [] : [`configuration-set/${configuration}`]),
    ...recipients.map(([, recipient]) => `identity/${bareAddress(recipient)}`),
  ].map((resource) => ({ action: `ses:${operation}`, resource: arn(resource), sender }));
}
