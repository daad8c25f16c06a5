import { describe, expect, test } from '@jest/globals';
import { createPermissions } from '../../../../infra/local/aws/permissions.ts';
import { createRequiredRights, type ServiceName } from '../../../../infra/local/aws/required-rights.ts';
import { accessKeyIdOf } from '../../../../infra/local/lambda/environment-variables.ts';
import type { PolicyStatement, Stack } from '../../../../infra/local/template/model.ts';

const arn = (service: string, resource: string) => `arn:aws:${service}:eu-central-1:000000000000:${resource}`;
const table = arn('dynamodb', 'table/things');

function stackWith(statements: Partial<PolicyStatement>[]): Stack {
  const fn = { logicalId: 'Fn', name: 'S-Fn', title: 'fn', roleName: 'S-Role' };
  return {
    deployment: { stackName: 'S', region: 'eu-central-1', accountId: '000000000000' },
    functions: [
      {
        ...fn,
        statements: statements.map((one) => ({
          effect: 'Allow',
          actions: [],
          resources: ['*'],
          conditions: [],
          ...one,
        })),
      },
    ],
    mailIdentities: [{ name: 'me@example.com' }, { name: 'example.org', configurationSet: 'counted' }],
  } as unknown as Stack;
}

/** The first right that the function of the stack lacks for a call, or undefined. */
function denied(
  statements: Partial<PolicyStatement>[],
  service: ServiceName,
  call: { target?: string; path?: string; body: unknown },
) {
  const stack = stackWith(statements);
  const body = typeof call.body === 'string' ? call.body : JSON.stringify(call.body);
  const rights = createRequiredRights(stack, (id) =>
    id === 'known' ? arn('secretsmanager', 'secret:known-AbCdEf') : undefined,
  )(service, {
    method: 'POST',
    path: call.path ?? '/',
    headers: { 'x-amz-target': call.target },
    body: Buffer.from(body),
  });
  return createPermissions(stack)(accessKeyIdOf('Fn'), rights)?.message;
}

const dynamodb = (statements: Partial<PolicyStatement>[], operation: string, body: unknown) =>
  denied(statements, 'dynamodb', { target: `DynamoDB_20120810.${operation}`, body });

test('the refusal names caller, action and resource as AWS does', () => {
  expect(dynamodb([], 'GetItem', { TableName: 'things' })).toBe(
    `User: arn:aws:sts::000000000000:assumed-role/S-Role/S-Fn is not authorized to perform: dynamodb:GetItem on resource: ${table} because no identity-based policy allows the dynamodb:GetItem action`,
  );
});

test.each<[string, unknown, string[]]>([
  ['GetItem', { TableName: 'things' }, ['dynamodb:GetItem']],
  ['Query', { TableName: table }, ['dynamodb:Query']],
  ['BatchWriteItem', { RequestItems: { things: [] } }, ['dynamodb:BatchWriteItem']],
  ['TransactGetItems', { TransactItems: [{ Get: { TableName: 'things' } }] }, ['dynamodb:GetItem']],
  [
    'TransactWriteItems',
    {
      TransactItems: [
        { Put: { TableName: 'things' } },
        { Update: { TableName: 'things' } },
        { Delete: { TableName: 'things' } },
        { ConditionCheck: { TableName: 'things' } },
      ],
    },
    ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
  ],
])('%s needs exactly the rights that it needs on AWS', (operation, body, needed) => {
  const grants = needed.map((action) => ({ actions: [action], resources: [table] }));
  expect(dynamodb(grants, operation, body)).toBeUndefined();
  for (const action of needed)
    expect(
      dynamodb(
        grants.filter(({ actions }) => actions[0] !== action),
        operation,
        body,
      ),
    ).toContain(action);
});

test('a right on the table is none on its index, nor on another table', () => {
  const grants = [{ actions: ['dynamodb:*'], resources: [table] }];
  expect(dynamodb(grants, 'Query', { TableName: 'things', IndexName: 'byName' })).toContain(
    `${table}/index/byName`,
  );
  expect(dynamodb(grants, 'Query', { TableName: 'things2' })).toContain('table/things2');
  expect(
    dynamodb([{ actions: ['dynamodb:*'], resources: [`${table}/index/*`] }], 'Query', {
      TableName: 'things',
      IndexName: 'byName',
    }),
  ).toBeUndefined();
});

test('a Deny outweighs every Allow', () => {
  const grants = [{ actions: ['*'] }, { effect: 'Deny' as const, actions: ['dynamodb:DeleteItem'] }];
  expect(dynamodb(grants, 'GetItem', { TableName: 'things' })).toBeUndefined();
  expect(dynamodb(grants, 'DeleteItem', { TableName: 'things' })).toContain('dynamodb:DeleteItem');
});

describe('mail needs the right', () => {
  const send = (form: Record<string, string>, ...resources: string[]) =>
    denied(
      [{ actions: ['ses:SendEmail'], resources: resources.map((resource) => arn('ses', resource)) }],
      'ses',
      { body: new URLSearchParams({ Action: 'SendEmail', ...form }).toString() },
    );
  const me = { Source: 'Me <me@example.com>' };
  const domain = { Source: 'any@example.org' };

  test('on the identity of its sender: the address, else its domain', () => {
    expect(send(me, 'identity/me@example.com')).toBeUndefined();
    expect(send(domain, 'identity/example.org', 'configuration-set/counted')).toBeUndefined();
    expect(send({ Source: 'other@example.com' }, 'identity/me@example.com')).toContain(
      'identity/other@example.com',
    );
  });

  test('on the configuration set that it names, else on that of the identity', () => {
    expect(send(domain, 'identity/*')).toContain('configuration-set/counted');
    const named = { ...domain, ConfigurationSetName: 'named' };
    expect(send(named, 'identity/*', 'configuration-set/counted')).toContain('configuration-set/named');
    expect(send(named, 'identity/*', 'configuration-set/*')).toBeUndefined();
  });

  test('on its recipients, as in the sandbox of SES', () => {
    const toYou = { ...me, 'Destination.ToAddresses.member.1': 'You <you@example.net>' };
    expect(send(toYou, 'identity/me@example.com')).toContain('identity/you@example.net');
    expect(send(toYou, 'identity/*')).toBeUndefined();
  });
});

test('a condition on the sender is kept', () => {
  const conditions = [{ operator: 'StringLike', key: 'ses:FromAddress', values: ['*@example.com'] }];
  const send = (from: string) =>
    denied([{ actions: ['ses:*'], conditions }], 'ses', {
      body: new URLSearchParams({ Action: 'SendEmail', Source: from }).toString(),
    });
  expect(send('me@example.com')).toBeUndefined();
  expect(send('me@example.org')).toContain('ses:SendEmail');
});

test('a condition that cannot be evaluated is an error at the start', () => {
  const conditions = [{ operator: 'IpAddress', key: 'aws:SourceIp', values: ['::1'] }];
  expect(() => createPermissions(stackWith([{ actions: ['dynamodb:*'], conditions }]))).toThrow(
    'The role of fn has the condition IpAddress aws:SourceIp, which is not known locally',
  );
});

test('secrets and places need the right on the one that is asked for', () => {
  const read = [
    { actions: ['secretsmanager:GetSecretValue'], resources: [arn('secretsmanager', 'secret:known-AbCdEf')] },
  ];
  const get = (id: string) =>
    denied(read, 'secretsManager', { target: 'secretsmanager.GetSecretValue', body: { SecretId: id } });
  expect(get('known')).toBeUndefined();
  expect(get('unknown')).toContain('on resource: unknown');
  const search = [
    { actions: ['geo:SearchPlaceIndexForText'], resources: [arn('geo', 'place-index/places')] },
  ];
  const find = (path: string) => denied(search, 'location', { path, body: { Text: 'x' } });
  expect(find('/places/v0/indexes/places/search/text')).toBeUndefined();
  expect(find('/places/v0/indexes/others/search/text')).toContain('place-index/others');
  expect(find('/places/v0/indexes/places/search/position')).toContain('geo:SearchPlaceIndexForPosition');
});

test('whoever calls with other keys may do everything, a function that is gone nothing', () => {
  const permissions = createPermissions(stackWith([]));
  const rights = [{ action: 'dynamodb:DeleteTable', resource: '*' }];
  expect(permissions('operator', rights)).toBeUndefined();
  expect(permissions(undefined, rights)).toBeUndefined();
  expect(permissions(accessKeyIdOf('Former'), rights)?.message).toContain('dynamodb:DeleteTable');
});
