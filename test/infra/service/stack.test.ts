import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { itemKeys } from '#lib/table/single-table.ts';
import { backgroundFunctions, endpoints, pages } from '../../../functions/endpoints.ts';
import { compilePattern } from '../../../infra/local/stream/event-pattern.ts';
import { stageLimits } from '../../../infra/service/stage-limits.ts';
import { combined } from './templates.ts';

// biome-ignore lint/suspicious/noExplicitAny: a template is any JSON
type Resource = { Type: string; Properties: Record<string, any> };

const folder = process.env['SYNTHESIZED_APP'] ?? '';
const files = readdirSync(folder).filter((name) => name.endsWith('.template.json'));
const template: { Resources: Record<string, Resource> } = combined(
  files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
);
const resources = (type: string) =>
  Object.entries(template.Resources).filter(([, resource]) => resource.Type === type);
const resource = (id: string) => template.Resources[id] as Resource;
/** The properties of the only resource of a type. */
const propertiesOf = (type: string) => resources(type)[0]?.[1].Properties ?? {};
const target = (value: { 'Fn::GetAtt'?: [string, string]; Ref?: string }) =>
  value['Fn::GetAtt']?.[0] ?? value.Ref ?? '';

function pathOf(resourceId: string): string {
  const { Type, Properties } = resource(resourceId);
  if (Type === 'AWS::ApiGateway::RestApi') return '';
  return `${pathOf(target(Properties['ParentId']))}/${Properties['PathPart']}`;
}

/** The function whose version an integration or authorizer calls. */
const functionOf = (uri: object): string => {
  const version = /"Ref":"(\w+CurrentVersion\w+)"/.exec(JSON.stringify(uri))?.[1] ?? '';
  return resource(version).Properties['FunctionName'].Ref;
};

const functions = resources('AWS::Lambda::Function');
const functionNamed = (name: string) =>
  functions.find(([, { Properties }]) => Properties['Description'] === name);

type Statement = {
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, string[]>>;
};

/** The actions and resources that a function's role allows. */
function grantsOf(functionId: string) {
  const role = resource(target(resource(functionId).Properties['Role'])).Properties;
  return (role['Policies'] as { PolicyDocument: { Statement: Statement[] } }[])
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .flatMap(({ Action, Resource, Condition }) =>
      [Action].flat().map((action) => ({
        right: [action, ...leadingKeysOf(Condition).toSorted()].join(' '),
        isOnAll: JSON.stringify(Resource) === '"*"' && action !== 'dynamodb:ListStreams',
      })),
    );
}

const leadingKeysOf = (condition: Record<string, Record<string, string[]>> = {}) =>
  condition['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? [];

/** Without preflight requests, which call no function. */
const methods = resources('AWS::ApiGateway::Method').filter(
  ([, { Properties }]) => Properties['HttpMethod'] !== 'OPTIONS',
);

test('the API has exactly the routes of the route table, each with its function and authorizer', () => {
  const routes = methods.map(([, { Properties }]) => ({
    route: `${Properties['HttpMethod']} ${pathOf(target(Properties['ResourceId'])) || '/'}`,
    name: resource(functionOf(Properties['Integration'].Uri)).Properties['Description'],
    authorization: Properties['AuthorizationType'],
    authorizer: Properties['AuthorizerId'] !== undefined,
  }));
  const pageRoutes = pages.flatMap(({ name, paths }) =>
    paths.map((path) => ({ method: 'GET', path, name, access: 'public' }) as const),
  );
  const all = [...endpoints, ...pageRoutes];
  // A path's function for GET, or else its first function, also handles unsupported methods.
  const isFallback = ({ method, path }: { method: string; path: string }) => {
    const atPath = all.filter((one) => one.path === path);
    return method === (atPath.find((one) => one.method === 'GET') ?? atPath[0])?.method;
  };
  const expected = all.map(({ method, path, name, access }) => ({
    route: `${isFallback({ method, path }) ? 'ANY' : method} ${path}`,
    name,
    authorization: access === 'public' ? 'NONE' : 'CUSTOM',
    authorizer: access === 'signed-in',
  }));
  const byRoute = (a: { route: string }, b: { route: string }) => a.route.localeCompare(b.route);
  expect(routes.sort(byRoute)).toEqual(expected.sort(byRoute));
});

test('the gateway may call exactly the functions of its routes and the authorizer, in every version', () => {
  const called = [
    ...methods.map(([, { Properties }]) => Properties['Integration'].Uri),
    ...resources('AWS::ApiGateway::Authorizer').map(([, { Properties }]) => Properties['AuthorizerUri']),
  ].map(functionOf);
  const [[, role] = ['', resource('')]] = resources('AWS::IAM::Role').filter(
    ([, { Properties }]) =>
      Properties['Policies'] && JSON.stringify(Properties['AssumeRolePolicyDocument']).includes('apigateway'),
  );
  const [statement, ...others] = role.Properties['Policies'][0].PolicyDocument.Statement;
  expect([statement.Action, others]).toEqual(['lambda:InvokeFunction', []]);
  const granted = statement.Resource.map(
    ({
      'Fn::Join': [
        ,
        [
          {
            'Fn::GetAtt': [id = ''],
          },
          suffix,
        ],
      ],
    }: {
      'Fn::Join': [string, [{ 'Fn::GetAtt': string[] }, string]];
    }) => `${id}${suffix}`,
  );
  expect(granted.sort()).toEqual([...new Set(called)].map((id) => `${id}:*`).sort());
});

const STREAM_GRANTS = [
  ...['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((name) => `dynamodb:${name}`),
];
const QUEUE_GRANTS = ['GetQueueAttributes', 'GetQueueUrl', 'SendMessage'].map((name) => `sqs:${name}`);
const CONSUMER_GRANTS = [
  ...['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl', 'ReceiveMessage'].map(
    (name) => `sqs:${name}`,
  ),
];
/** The condition for a kind of item: `USER#` allows every partition key that starts with it, `SWEEP` only itself. */
const leadingKey = (kind: string) => kind.replace(/#$/, '#*');
const definitions = [...endpoints, ...pages, ...Object.values(backgroundFunctions)];

test('every function exists exactly once', () => {
  const names = functions.map(([, { Properties }]) => Properties['Description']);
  expect(names.sort()).toEqual(definitions.map(({ name }) => name).sort());
});

test.each(definitions)(
  'the function $name runs on Node 24 and ARM with its own role and only its grants',
  (definition) => {
    const [id, { Properties }] = functionNamed(definition.name) ?? ['', resource('')];
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: definition.memoryMb,
      Timeout: definition.timeoutSeconds,
    });
    const roleOf = (fn: Resource) => target(fn.Properties['Role']);
    expect(functions.filter(([, fn]) => roleOf(fn) === roleOf(resource(id)))).toHaveLength(1);

    const grants: (typeof endpoints)[number]['grants'] = definition.grants;
    const expected = [
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      ...Object.entries(grants.table).map(([action, kinds]) =>
        [`dynamodb:${action}`, ...(kinds === true ? [] : kinds.map(leadingKey).sort())].join(' '),
      ),
      ...(grants.secret ? ['secretsmanager:GetSecretValue'] : []),
      ...(grants.mail ? ['ses:SendEmail'] : []),
      ...(grants.places ? ['geo:SearchPlaceIndexForText'] : []),
      ...(['finish-deletions', 'announce'].includes(definition.name) ? STREAM_GRANTS : []),
      ...(['finish-deletions', 'mail-events', 'delivery-tick'].includes(definition.name) ||
      (grants.eventQueue && definition.name !== 'send-events')
        ? QUEUE_GRANTS
        : []),
      ...(definition.name === 'deliver' ? ['ses:SendBulkEmail', ...CONSUMER_GRANTS] : []),
      ...(definition.name === 'send-events' ? ['sqs:SendMessage', ...CONSUMER_GRANTS] : []),
    ];
    const granted = grantsOf(id);
    expect([...new Set(granted.map(({ right }) => right))].sort()).toEqual(expected.sort());
    expect(granted.filter(({ isOnAll }) => isOnAll)).toEqual([]);
  },
);

test('a function’s ALLOW variable lists the methods of its path; functions without a fixed path have none', () => {
  const allow = (name: string) => functionNamed(name)?.[1].Properties['Environment'].Variables.ALLOW;
  expect(allow('list-profiles')).toBe('GET, HEAD, POST');
  expect(allow('create-profile')).toBe('GET, HEAD, POST');
  expect(allow('get-profile')).toBe('GET, HEAD, PATCH, DELETE');
  expect(allow('revoke-key')).toBe('DELETE');
  expect(allow('dashboard')).toBe('GET, HEAD');
  for (const name of ['not-found', 'authorizer', 'sweep']) expect(allow(name)).toBeUndefined();
});

test('every response may be binary, and preflight responses are text', () => {
  expect(propertiesOf('AWS::ApiGateway::RestApi')['BinaryMediaTypes']).toEqual(['*/*']);
  const mocks = resources('AWS::ApiGateway::Method')
    .map(([, { Properties }]) => Properties['Integration'])
    .filter(({ Type }) => Type === 'MOCK');
  expect(mocks.length).toBeGreaterThan(0);
  expect(new Set(mocks.map(({ ContentHandling }) => ContentHandling))).toEqual(new Set(['CONVERT_TO_TEXT']));
});

test('the authorizer has no identity source and no cache', () => {
  expect(propertiesOf('AWS::ApiGateway::Authorizer')).toMatchObject({
    Type: 'REQUEST',
    AuthorizerResultTtlInSeconds: 0,
    IdentitySource: '',
  });
});

test('gateway responses are problems with the statuses of the contract', () => {
  const all = resources('AWS::ApiGateway::GatewayResponse').map(([, { Properties }]) => Properties);
  const responses = Object.fromEntries(all.map((one) => [one['ResponseType'], one]));
  const statuses = {
    UNAUTHORIZED: [401, 'unauthenticated'],
    ACCESS_DENIED: [429, 'rate_limited'],
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
  const { quota } = JSON.parse(responses['ACCESS_DENIED']?.ResponseTemplates['application/json']);
  expect(quota).toBe('$context.authorizer.quota');
  expect(Object.keys(statuses).sort()).toEqual(Object.keys(responses).sort());
  for (const [type, [status, code]] of Object.entries(statuses)) {
    const { StatusCode, ResponseTemplates, ResponseParameters } = responses[type] ?? {};
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

test('the table is billed on demand, expires items by ttl, and streams the keys of changed items', () => {
  expect(propertiesOf('AWS::DynamoDB::GlobalTable')).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
  });
});

test('the stream retries a deletion for an hour, then sends it to the dead-letter queue', () => {
  expect(propertiesOf('AWS::Lambda::EventSourceMapping')).toMatchObject({
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    BisectBatchOnFunctionError: true,
    // The value is explicit, because a deploy without it may keep the previous one.
    MaximumRetryAttempts: -1,
    MaximumRecordAgeInSeconds: 3_600,
    DestinationConfig: { OnFailure: { Destination: expect.anything() } },
  });
});

test('the stream reports new and renewed deletion markers and nothing else', () => {
  const filters: { Pattern: string }[] = propertiesOf('AWS::Lambda::EventSourceMapping')['FilterCriteria']
    .Filters;
  const patterns = filters.map(({ Pattern }) => compilePattern(JSON.parse(Pattern)));
  const passes = (eventName: string, PK: string) =>
    patterns.some((fits) => fits({ eventName, dynamodb: { Keys: { PK: { S: PK } } } }));
  const { PK } = itemKeys.deletion('prf_1');
  expect(itemKeys.staleBirth('prf_1', 'a').PK).toBe(PK);
  for (const written of ['INSERT', 'MODIFY'])
    expect([PK, 'USER#usr_1'].map((pk) => passes(written, pk))).toEqual([true, false]);
  expect([PK, 'USER#usr_1'].map((pk) => passes('REMOVE', pk))).toEqual([false, false]);
});

test('due mail is queued every quarter hour; the sweep runs hourly for pending deletions and daily for the whole table', () => {
  const rules = resources('AWS::Events::Rule')
    .map(([, { Properties }]) => Properties)
    .filter(({ ScheduleExpression }) => ScheduleExpression);
  const arnOf = (name: string) => ({ 'Fn::GetAtt': [functionNamed(name)?.[0], 'Arn'] });
  const Arn = arnOf('sweep');
  const sweeping = (schedule: RegExp, input: object = {}) => ({
    ScheduleExpression: expect.stringMatching(schedule),
    State: 'ENABLED',
    Targets: [{ Arn, ...input }],
  });
  expect(rules).toMatchObject([
    { ScheduleExpression: 'cron(0/15 * * * ? *)', Targets: [{ Arn: arnOf('delivery-tick') }] },
    sweeping(/^cron\(\d+ \* \* \* \? \*\)$/, { Input: '{"what":"deletions"}' }),
    sweeping(/^cron\(\d+ \d+ \* \* \? \*\)$/),
  ]);
});

test('the place index allows storing results', () => {
  expect(propertiesOf('AWS::Location::PlaceIndex')).toMatchObject({
    DataSource: 'Esri',
    DataSourceConfiguration: { IntendedUse: 'Storage' },
  });
});

test('no deploy replaces the table, the secret or its value', () => {
  // A resource is replaced if its logical id changes.
  const [[table] = ['']] = resources('AWS::DynamoDB::GlobalTable');
  const [[id, secret] = ['', resource('')]] = resources('AWS::SecretsManager::Secret');
  expect([table, id]).toEqual(['TableCD117FA1', 'SecretA720EF05']);
  // Any edit, even of a default, makes CloudFormation overwrite all versions of the secret.
  expect(secret.Properties['GenerateSecretString']).toEqual({
    SecretStringTemplate: '{}',
    GenerateStringKey: '1',
    PasswordLength: 64,
    ExcludePunctuation: true,
  });
  expect(secret.Properties['SecretString']).toBeUndefined();
});

test.each(stageLimits)('the alarm $name counts the limit’s code in the functions that log it', (limit) => {
  const filters = resources('AWS::Logs::MetricFilter').filter(([, { Properties }]) =>
    Properties['FilterPattern'].includes(`"${limit.code}"`),
  );
  const logOf = (name: string) => functionNamed(name)?.[1].Properties['LoggingConfig'].LogGroup;
  expect(logOf('mcp')).not.toEqual(logOf('send-code'));
  // Refused tool calls have their own metric, because they don't return 503.
  expect(
    filters
      .map(([, { Properties }]) => [
        Properties['LogGroupName'],
        Properties['MetricTransformations'][0].MetricName,
      ])
      .filter(([, name]) => !name.endsWith('RefusedByStage')),
  ).toEqual([
    ...[...new Set(limit.loggedBy.map((name) => logOf(name).Ref))].map((Ref) => [{ Ref }, limit.name]),
    ...(limit.stopsTools ? [[logOf('mcp'), `${limit.name}ByTools`]] : []),
  ]);
  for (const [, { Properties }] of filters) {
    expect(Properties['FilterPattern']).toContain('$.message.code = ');
    expect(Properties['MetricTransformations'][0]).toMatchObject({ MetricValue: '1' });
  }
});
