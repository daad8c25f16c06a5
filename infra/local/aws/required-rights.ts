import { recordOf } from '../template/cloud-formation.ts';
import type { Stack } from '../template/model.ts';
import type { ServiceCall } from './service-call.ts';

/** An action on a resource that a call needs the right to, and what conditions may ask about the call. */
export type RequiredRight = {
  action: string;
  resource: string;
  context?: Record<string, readonly string[]>;
};

/** The services that run locally. */
export type ServiceName = 'dynamodb' | 'ses' | 'secretsManager' | 'location';

/** Finds the rights that a call to a service needs on AWS. */
export type RequiredRights = (service: ServiceName, call: ServiceCall) => RequiredRight[];

/** Rights of the parts of a TransactWriteItems call, which has none of its own. */
const TRANSACTION_PARTS: Record<string, string> = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Get: 'GetItem',
};

/** Makes the finder for one stack; `secretArn` gives the ARN of a secret by its name or ARN. */
export function createRequiredRights(
  { deployment, mailIdentities }: Stack,
  secretArn: (id: string) => string | undefined,
): RequiredRights {
  const arn = (service: string, resource: string) =>
    `arn:aws:${service}:${deployment.region}:${deployment.accountId}:${resource}`;
  const tableArn = (name: unknown) =>
    String(name).startsWith('arn:') ? String(name) : arn('dynamodb', `table/${name}`);

  function dynamodb(call: ServiceCall): RequiredRight[] {
    const operation = (call.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const input = jsonOf(call.body);
    const on = (action: string, table: unknown, index?: unknown): RequiredRight => ({
      action: `dynamodb:${action}`,
      resource: index === undefined ? tableArn(table) : `${tableArn(table)}/index/${String(index)}`,
    });
    if (Array.isArray(input['TransactItems']))
      return input['TransactItems'].flatMap((item) =>
        Object.entries(recordOf(item)).map(([part, details]) =>
          on(TRANSACTION_PARTS[part] ?? part, recordOf(details)['TableName']),
        ),
      );
    const requested = Object.keys(recordOf(input['RequestItems']));
    if (requested.length > 0) return requested.map((table) => on(operation, table));
    if (input['StreamArn'] !== undefined)
      return [{ action: `dynamodb:${operation}`, resource: String(input['StreamArn']) }];
    if (input['TableName'] === undefined) return [{ action: `dynamodb:${operation}`, resource: '*' }];
    return [on(operation, input['TableName'], input['IndexName'])];
  }

  function ses(call: ServiceCall): RequiredRight[] {
    const form = new URLSearchParams(call.body.toString('utf8'));
    const action = `ses:${form.get('Action') ?? ''}`;
    const sender = bareAddress(form.get('Source') ?? '');
    const domain = sender.split('@')[1] ?? '';
    const identity =
      mailIdentities.find(({ name }) => name === sender) ??
      mailIdentities.find(({ name }) => name === domain);
    const recipients = [...form].flatMap(([name, value]) =>
      name.startsWith('Destination.') ? bareAddress(value) : [],
    );
    const context = { 'ses:FromAddress': [sender], 'ses:Recipients': recipients };
    const configuration = form.get('ConfigurationSetName') ?? identity?.configurationSet;
    // In the sandbox recipients are verified identities, too, and SES asks for the right on them.
    return [
      `identity/${identity?.name ?? sender}`,
      ...(configuration === undefined ? [] : [`configuration-set/${configuration}`]),
      ...recipients.map((recipient) => `identity/${recipient}`),
    ].map((resource) => ({ action, resource: arn('ses', resource), context }));
  }

  function secretsManager(call: ServiceCall): RequiredRight[] {
    const operation = (call.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const id = jsonOf(call.body)['SecretId'];
    const resource = id === undefined ? '*' : (secretArn(String(id)) ?? String(id));
    return [{ action: `secretsmanager:${operation}`, resource }];
  }

  function location(call: ServiceCall): RequiredRight[] {
    const [, index = '', operation = ''] = /^\/places\/v0\/indexes\/([^/?]+)\/([^?]*)/.exec(call.path) ?? [];
    const action =
      operation === 'search/text'
        ? 'SearchPlaceIndexForText'
        : operation === 'search/position'
          ? 'SearchPlaceIndexForPosition'
          : operation === 'search/suggestions'
            ? 'SearchPlaceIndexForSuggestions'
            : 'GetPlace';
    return [{ action: `geo:${action}`, resource: arn('geo', `place-index/${decodeURIComponent(index)}`) }];
  }

  const finders = { dynamodb, ses, secretsManager, location };
  return (service, call) => finders[service](call);
}

function jsonOf(body: Buffer): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(body.toString('utf8')));
  } catch {
    return {};
  }
}

function bareAddress(address: string): string {
  return (/<([^>]*)>\s*$/.exec(address)?.[1] ?? address).trim();
}
