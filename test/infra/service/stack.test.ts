import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { itemKeys } from '#lib/table/single-table.ts';
import { backgroundFunctions, endpoints, pages } from '../../../functions/endpoints.ts';
import { compilePattern } from '../../../infra/local/stream/event-pattern.ts';
import { stageBrakes } from '../../../infra/service/stage-brakes.ts';

// biome-ignore lint/suspicious/noExplicitAny: a template is any JSON
type Resource = { Type: string; Properties: Record<string, any> };

const folder = process.env['SYNTHESISED_APP'] ?? '';
const file = readdirSync(folder).find((name) => name.endsWith('.template.json')) ?? '';
const template: { Resources: Record<string, Resource> } = JSON.parse(
  readFileSync(join(folder, file), 'utf8'),
);
const resources = (type: string) =>
  Object.entries(template.Resources).filter(([, resource]) => resource.Type === type);
const resource = (id: string) => template.Resources[id] as Resource;
const target = (value: { 'Fn::GetAtt'?: [string, string]; Ref?: string }) =>
  value['Fn::GetAtt']?.[0] ?? value.Ref ?? '';

function pathOf(resourceId: string): string {
  const { Type, Properties } = resource(resourceId);
  if (Type === 'AWS::ApiGateway::RestApi') return '';
  return `${pathOf(target(Properties['ParentId']))}/${Properties['PathPart']}`;
}

/** The function that a method's integration URI names. */
const functionOf = (uri: object): string =>
  /"Fn::GetAtt":\["([^"]+)","Arn"\]/.exec(JSON.stringify(uri))?.[1] ?? '';

const functions = resources('AWS::Lambda::Function');
const functionNamed = (name: string) =>
  functions.find(([, { Properties }]) => Properties['Description'] === name);

/** What the policies of a function's role allow: `service:Action` with the logical ids of the resources. */
function rightsOf(functionId: string) {
  const role = target(resource(functionId).Properties['Role']);
  return resources('AWS::IAM::Policy')
    .filter(([, { Properties }]) => Properties['Roles'].some((ref: { Ref: string }) => ref.Ref === role))
    .flatMap(([, { Properties }]) => Properties['PolicyDocument'].Statement)
    .flatMap(({ Action, Resource }) =>
      [Action].flat().map((action: string) => ({ action, resource: JSON.stringify(Resource) })),
    );
}

test('the API has exactly the routes of the lists of endpoints and pages, each with its function and its authorizer', () => {
  const routes = resources('AWS::ApiGateway::Method').map(([, { Properties }]) => ({
    route: `${Properties['HttpMethod']} ${pathOf(target(Properties['ResourceId'])) || '/'}`,
    name: resource(functionOf(Properties['Integration'].Uri)).Properties['Description'],
    authorization: Properties['AuthorizationType'],
    authorizer: Properties['AuthorizerId'] !== undefined,
  }));
  const pageRoutes = pages.flatMap(({ name, paths }) =>
    paths.map((path) => ({ method: 'GET', path, name, access: 'public' }) as const),
  );
  const all = [...endpoints, ...pageRoutes];
  // One function of each path has every method that the others do not have: that of GET, else the first.
  const takesTheRest = ({ method, path }: { method: string; path: string }) =>
    method ===
    (all.find((one) => one.path === path && one.method === 'GET') ?? all.find((one) => one.path === path))
      ?.method;
  const expected = all.map(({ method, path, name, access }) => ({
    route: `${takesTheRest({ method, path }) ? 'ANY' : method} ${path}`,
    name,
    authorization: access === 'public' ? 'NONE' : 'CUSTOM',
    authorizer: access === 'signed-in',
  }));
  const byRoute = (a: { route: string }, b: { route: string }) => a.route.localeCompare(b.route);
  expect(routes.sort(byRoute)).toEqual(expected.sort(byRoute));
});

describe('each function', () => {
  const all = [...endpoints, ...pages, ...Object.values(backgroundFunctions)];

  test('is there once, and no other', () => {
    expect(functions.map(([, { Properties }]) => Properties['Description']).sort()).toEqual(
      all.map(({ name }) => name).sort(),
    );
  });

  test.each(all)('$name runs on Node 24 and ARM with its own role and only its rights', (definition) => {
    const [id, { Properties }] = functionNamed(definition.name) ?? ['', resource('')];
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: definition.memoryMb,
      Timeout: definition.timeoutSeconds,
    });
    const sameRole = functions.filter(
      ([, other]) => target(other.Properties['Role']) === target(Properties['Role']),
    );
    expect(sameRole).toHaveLength(1);

    const touches: (typeof endpoints)[number]['touches'] = definition.touches;
    const expected = [
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      ...Object.keys(touches.table).map((action) => `dynamodb:${action}`),
      ...(touches.secret ? ['secretsmanager:GetSecretValue'] : []),
      ...(touches.mail ? ['ses:SendEmail'] : []),
      ...(touches.places ? ['geo:SearchPlaceIndexForText'] : []),
      ...(definition.name === 'finish-deletions'
        ? [
            'dynamodb:DescribeStream',
            'dynamodb:GetRecords',
            'dynamodb:GetShardIterator',
            'dynamodb:ListStreams',
            'sqs:GetQueueAttributes',
            'sqs:GetQueueUrl',
            'sqs:SendMessage',
          ]
        : []),
    ];
    const rights = rightsOf(id);
    expect([...new Set(rights.map(({ action }) => action))].sort()).toEqual(expected.sort());
    expect(
      rights.filter(({ action, resource: arn }) => arn === '"*"' && action !== 'dynamodb:ListStreams'),
    ).toEqual([]);
  });
});

test('every function of a path knows all its methods, and that of unknown paths none', () => {
  const allow = (name: string) => functionNamed(name)?.[1].Properties['Environment'].Variables.ALLOW;
  expect(allow('list-profiles')).toBe('GET, HEAD, POST');
  expect(allow('create-profile')).toBe('GET, HEAD, POST');
  expect(allow('get-profile')).toBe('GET, HEAD, PATCH, DELETE');
  expect(allow('revoke-key')).toBe('DELETE');
  expect(allow('dashboard')).toBe('GET, HEAD');
  expect([allow('not-found'), allow('authorizer'), allow('sweep')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the authorizer sees every request: no identity source and no cache', () => {
  const [[, authorizer] = ['', resource('')]] = resources('AWS::ApiGateway::Authorizer');
  expect(authorizer.Properties).toMatchObject({
    Type: 'REQUEST',
    AuthorizerResultTtlInSeconds: 0,
    IdentitySource: '',
  });
});

test('the gateway’s own refusals are problems with the statuses of the contract', () => {
  const refusals = Object.fromEntries(
    resources('AWS::ApiGateway::GatewayResponse').map(([, { Properties }]) => [
      Properties['ResponseType'],
      Properties,
    ]),
  );
  const statuses = {
    UNAUTHORIZED: [401, 'unauthenticated'],
    ACCESS_DENIED: [401, 'unauthenticated'],
    INVALID_API_KEY: [401, 'unauthenticated'],
    WAF_FILTERED: [403, 'request_refused'],
    DEFAULT_4XX: [403, 'request_refused'],
    BAD_REQUEST_BODY: [400, 'invalid_request'],
    BAD_REQUEST_PARAMETERS: [400, 'invalid_request'],
    MISSING_AUTHENTICATION_TOKEN: [404, 'not_found'],
    INVALID_SIGNATURE: [404, 'not_found'],
    EXPIRED_TOKEN: [404, 'not_found'],
    RESOURCE_NOT_FOUND: [404, 'not_found'],
    UNSUPPORTED_MEDIA_TYPE: [415, 'unsupported_media_type'],
    QUOTA_EXCEEDED: [429, 'rate_limited'],
    AUTHORIZER_CONFIGURATION_ERROR: [503, 'unavailable'],
    REQUEST_TOO_LARGE: [413, 'body_too_large'],
    THROTTLED: [429, 'rate_limited'],
    AUTHORIZER_FAILURE: [503, 'unavailable'],
    INTEGRATION_FAILURE: [503, 'unavailable'],
    INTEGRATION_TIMEOUT: [503, 'unavailable'],
    DEFAULT_5XX: [500, 'internal_error'],
  };
  expect(Object.keys(statuses).sort()).toEqual(Object.keys(refusals).sort());
  for (const [type, [status, code]] of Object.entries(statuses)) {
    const { StatusCode, ResponseTemplates, ResponseParameters } = refusals[type] ?? {};
    expect([type, StatusCode]).toEqual([type, String(status)]);
    const headers = Object.keys(ResponseParameters);
    if (status === 401) expect(headers).toContain('gatewayresponse.header.WWW-Authenticate');
    if (status === 429 || status === 503) expect(headers).toContain('gatewayresponse.header.Retry-After');
    expect(JSON.parse(ResponseTemplates['application/json'])).toMatchObject({
      type: `https://$context.domainName/$context.stage/docs/errors/${code}`,
      status,
      code,
    });
  }
});

test('the table is on demand, expires items by ttl, and streams its keys', () => {
  const [[, table] = ['', resource('')]] = resources('AWS::DynamoDB::GlobalTable');
  expect(table.Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
  });
});

test('what a deletion leaves to do is tried again for an hour, then left to the sweep and an operator', () => {
  const [[, mapping] = ['', resource('')]] = resources('AWS::Lambda::EventSourceMapping');
  expect(mapping.Properties).toMatchObject({
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    BisectBatchOnFunctionError: true,
    // Said, since a deploy that leaves it out may keep what was there.
    MaximumRetryAttempts: -1,
    MaximumRecordAgeInSeconds: 3_600,
    DestinationConfig: { OnFailure: { Destination: expect.anything() } },
  });
});

test('the stream tells of every new marker, of what earlier releases left also when it expires, and of nothing else', () => {
  const [[, mapping] = ['', resource('')]] = resources('AWS::Lambda::EventSourceMapping');
  const filters: { Pattern: string }[] = mapping.Properties['FilterCriteria'].Filters;
  const patterns = filters.map(({ Pattern }) => compilePattern(JSON.parse(Pattern)));
  const passes = (eventName: string, PK: string) =>
    patterns.some((fits) => fits({ eventName, dynamodb: { Keys: { PK: { S: PK } } } }));
  const { PK } = itemKeys.deletion('prf_1');
  expect(itemKeys.formerBirth('prf_1', 'a', 'b').PK).toBe(PK);
  expect([PK, 'DELETED#prf_1', 'USER#usr_1'].map((pk) => passes('INSERT', pk))).toEqual([true, true, false]);
  expect([PK, 'DELETED#prf_1', 'USER#usr_1'].map((pk) => passes('REMOVE', pk))).toEqual([false, true, false]);
});

test('deletions are finished every hour, and the table is swept once a day', () => {
  const rules = resources('AWS::Events::Rule')
    .map(([, { Properties }]) => Properties)
    .filter(({ ScheduleExpression }) => ScheduleExpression);
  const sweeping = (target: object = {}) => ({
    State: 'ENABLED',
    Targets: [
      expect.objectContaining({ Arn: { 'Fn::GetAtt': [functionNamed('sweep')?.[0], 'Arn'] }, ...target }),
    ],
  });
  expect(rules).toHaveLength(2);
  expect(rules).toMatchObject([
    {
      ScheduleExpression: expect.stringMatching(/^cron\(\d+ \* \* \* \? \*\)$/),
      ...sweeping({ Input: '{"what":"deletions"}' }),
    },
    { ScheduleExpression: expect.stringMatching(/^cron\(\d+ \d+ \* \* \? \*\)$/), ...sweeping() },
  ]);
});

test('places are searched in data whose results may be stored', () => {
  const [[, index] = ['', resource('')]] = resources('AWS::Location::PlaceIndex');
  expect(index.Properties).toMatchObject({
    DataSource: 'Esri',
    DataSourceConfiguration: { IntendedUse: 'Storage' },
  });
});

test('no deploy gives the service another table or secret, nor the secret another value', () => {
  // CloudFormation knows both by these names.
  const [[table] = ['']] = resources('AWS::DynamoDB::GlobalTable');
  const [[id, secret] = ['', resource('')]] = resources('AWS::SecretsManager::Secret');
  expect([table, id]).toEqual(['TableCD117FA1', 'SecretA720EF05']);
  // Any edit here, also of a default, has CloudFormation write a new value over all versions that operators have made.
  expect(secret.Properties['GenerateSecretString']).toEqual({
    SecretStringTemplate: '{}',
    GenerateStringKey: '1',
    PasswordLength: 64,
    ExcludePunctuation: true,
  });
  expect(secret.Properties['SecretString']).toBeUndefined();
});

test.each(stageBrakes)(
  'the alarm $name counts the lines with its code of each function that logs it',
  (brake) => {
    const filters = resources('AWS::Logs::MetricFilter').filter(([, { Properties }]) =>
      Properties['FilterPattern'].includes(`"${brake.code}"`),
    );
    const logOf = (name: string) => functionNamed(name)?.[1].Properties['LoggingConfig'].LogGroup;
    // Those of tools under a name of their own, as they are no 503.
    expect(
      filters.map(
        ([
          ,
          {
            Properties: { LogGroupName, MetricTransformations },
          },
        ]) => [LogGroupName, MetricTransformations[0].MetricName],
      ),
    ).toEqual([
      ...brake.loggedBy.map((name) => [logOf(name), brake.name]),
      ...(brake.stopsTools ? [[logOf('mcp'), `${brake.name}ByTools`]] : []),
    ]);
    for (const [, { Properties }] of filters) {
      expect(Properties['FilterPattern']).toContain('$.message.code = ');
      expect(Properties['MetricTransformations'][0]).toMatchObject({ MetricValue: '1' });
    }
  },
);
