import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { endpoints, pages } from '../../../functions/endpoints.ts';
import { stageNamed } from '../../../infra/chosen-stage.ts';
import { resourcesIn, stacksOf, templateOf } from './templates.ts';

const prod = templateOf('prod');
const properties = (type: string) => resourcesIn(prod, type);
const sendGrants = (template: typeof prod) =>
  resourcesIn(template, 'AWS::IAM::Role')
    .flatMap(({ Policies = [] }) => Policies)
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Action }) => Action === 'ses:SendEmail');

const sets = Object.entries(prod.Resources).filter(([, { Type }]) => Type === 'AWS::SES::ConfigurationSet');
const [setId = '', deliverySetId = ''] = sets.map(([id]) => id);
const valuesOf = (name: string) =>
  properties('AWS::Lambda::Function').flatMap(({ Environment }) => Environment?.Variables[name] ?? []);
const outputs = JSON.stringify(Object.values(prod.Outputs).map(({ Value }) => Value));

test('mail is sent from the sender’s domain, with DKIM, SPF and DMARC records', () => {
  const identity = { EmailIdentity: 'a.example', MailFromAttributes: { MailFromDomain: 'bounce.a.example' } };
  expect(properties('AWS::SES::EmailIdentity')).toMatchObject([identity]);
  for (const token of ['1', '2', '3'])
    expect(outputs).toMatch(new RegExp(`DkimDNSTokenName${token}.*CNAME.*DkimDNSTokenValue${token}`));
  expect(outputs).toMatch(/bounce\.a\.example MX 10 feedback-smtp\..*\.amazonses\.com/);
  const records = [
    'bounce.a.example TXT "v=spf1 include:amazonses.com ~all"',
    '_dmarc.a.example TXT "v=DMARC1; p=none"',
  ];
  expect(Object.values(prod.Outputs).map(({ Value }) => Value)).toEqual(expect.arrayContaining(records));
});

test('mail of dev may be sent from a bare address, without DNS records', () => {
  const dev = templateOf('dev');
  expect(resourcesIn(dev, 'AWS::SES::EmailIdentity')).toMatchObject([{ EmailIdentity: 'sky@a.example' }]);
  expect(JSON.stringify(dev.Outputs)).not.toMatch(/DKIM|MX|TXT/i);
});

test('codes and morning mail have a configuration set each, with metrics, required TLS and suppression', () => {
  expect(sets).toHaveLength(2);
  for (const [, { Properties }] of sets)
    expect(Properties).toMatchObject({
      ReputationOptions: { ReputationMetricsEnabled: true },
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
  expect(valuesOf('CONFIGURATION_SET')).toEqual([{ Ref: setId }, { Ref: setId }]);
  expect(valuesOf('DELIVERY_CONFIGURATION_SET')).toEqual([{ Ref: deliverySetId }]);
});

test('only the stage’s own bounces and complaints are sent to mail-events', () => {
  const own = [setId, deliverySetId].map((id) => ({ Ref: id }));
  const destinations = properties('AWS::SES::ConfigurationSetEventDestination');
  expect(destinations.filter(({ EventDestination }) => EventDestination.EventBridgeDestination)).toEqual(
    own.map((ConfigurationSetName) => ({
      ConfigurationSetName,
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce', 'complaint'],
        EventBridgeDestination: {
          EventBusArn: { 'Fn::Join': ['', expect.arrayContaining([':event-bus/default'])] },
        },
      },
    })),
  );
  const [rule = {}, ...others] = properties('AWS::Events::Rule').filter(({ EventPattern }) => EventPattern);
  expect(others).toEqual([]);
  expect(rule['EventPattern']).toEqual({
    source: ['aws.ses'],
    'detail-type': ['Email Bounced', 'Email Complaint Received'],
    detail: { mail: { tags: { 'ses:configuration-set': own } } },
  });
  const [target] = rule['Targets'];
  expect(prod.Resources[target.Arn['Fn::GetAtt'][0]]?.Properties['Description']).toBe('mail-events');
});

test('SES counts the deliveries of sign-in codes, but not of morning mail, by stage', () => {
  const destinations = properties('AWS::SES::ConfigurationSetEventDestination');
  expect(destinations.filter(({ EventDestination }) => EventDestination.CloudWatchDestination)).toEqual([
    {
      ConfigurationSetName: { Ref: setId },
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['delivery'],
        CloudWatchDestination: {
          DimensionConfigurations: [
            { DimensionName: 'stage', DimensionValueSource: 'messageTag', DefaultDimensionValue: 'prod' },
          ],
        },
      },
    },
  ]);
});

test('morning mail may have a sender on a domain of its own, and as many senders as its rate needs', () => {
  const delivery = { from: 'Sky <morning@news.a.example>', domain: 'news.a.example', mailsPerSecond: 300 };
  const template = templateOf('prod', { delivery });
  expect(resourcesIn(template, 'AWS::SES::EmailIdentity').map(({ EmailIdentity }) => EmailIdentity)).toEqual([
    'a.example',
    'news.a.example',
  ]);
  const concurrency = (of: typeof prod) =>
    resourcesIn(of, 'AWS::Lambda::EventSourceMapping').flatMap(
      ({ ScalingConfig }) => ScalingConfig?.MaximumConcurrency ?? [],
    );
  expect([concurrency(prod), concurrency(template)]).toEqual([
    [2, 20],
    [6, 20],
  ]);
  const values = (of: typeof prod, name: string) =>
    resourcesIn(of, 'AWS::Lambda::Function').flatMap(({ Environment }) => Environment?.Variables[name] ?? []);
  expect(values(prod, 'DELIVERIES_PER_SECOND')).toEqual(['7']);
  expect(values(template, 'DELIVERIES_PER_SECOND')).toEqual(['50']);
  expect(values(template, 'DELIVERY_FROM')).toEqual([delivery.from]);
});

test('mail may be sent only from the sender’s address and with the configuration set, but to any recipient', () => {
  const [right, ...others] = sendGrants(prod);
  // Codes, and notices about webhooks.
  expect(others).toEqual([right]);
  expect(right.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'sky@a.example' } });
  const resources = JSON.stringify(right.Resource);
  expect(resources).toContain(':identity/*');
  expect(resources).toContain(`:configuration-set/",{"Ref":"${setId}"}`);
});

test('mail has the sender’s name in From', () => {
  expect(valuesOf('MAIL_FROM')).toEqual(['Sky <sky@a.example>', 'Sky <sky@a.example>']);
});

test('a stage whose mail identity already exists creates no identity', () => {
  const sender = { from: 'sky@a.example', domain: 'a.example' };
  const mail = { ...sender, identity: 'existing', nameServers: 'system' } as const;
  const template = templateOf('staging', { mail });
  expect(resourcesIn(template, 'AWS::SES::EmailIdentity')).toEqual([]);
  expect(JSON.stringify(template.Outputs)).not.toMatch(/DKIM|MX|TXT/i);
  expect(resourcesIn(template, 'AWS::SES::ConfigurationSetEventDestination')).toHaveLength(3);
  expect(sendGrants(template)).toHaveLength(2);
});

const replicaOf = (template: typeof prod) =>
  resourcesIn(template, 'AWS::DynamoDB::GlobalTable')[0]?.['Replicas'][0];

test.each(['prod', 'staging'])(
  'the table and the secret of %s are retained, the table with deletion protection and point-in-time recovery, and their stack has termination protection',
  (name) => {
    const template = templateOf(name);
    const policies = Object.values(template.Resources).flatMap(({ Type, DeletionPolicy }) =>
      /DynamoDB|SecretsManager/.test(Type) ? [DeletionPolicy] : [],
    );
    expect(policies).toEqual(['Retain', 'Retain']);
    const keptLogs = Object.entries(template.Resources).flatMap(([id, { Type, DeletionPolicy }]) =>
      Type === 'AWS::Logs::LogGroup' && DeletionPolicy === 'Retain' ? [id] : [],
    );
    expect(keptLogs).toEqual([expect.stringMatching(/^SecurityLog/)]);
    expect(replicaOf(template)).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
    expect(template.isProtected).toBe(true);
  },
);

test('the table of dev is deleted with its stack', () => {
  const dev = templateOf('dev');
  expect(replicaOf(dev).DeletionProtectionEnabled).toBe(false);
  expect(dev.isProtected).toBe(false);
});

const [stage = {}] = properties('AWS::ApiGateway::Stage');
const format = JSON.parse(stage['AccessLogSetting'].Format);

test('the access log has each request’s route, status and latency, and the results of authorizer, Lambda and web filter', () => {
  expect(format).toMatchObject({
    requestId: '$context.requestId',
    status: '$context.status',
    path: '$context.resourcePath',
    latencyMs: '$context.responseLatency',
    refusal: '$context.error.responseType',
    authorizerStatus: '$context.authorizer.status',
    authorizerLatencyMs: '$context.authorizer.latency',
    authorizerError: '$context.authorizer.error',
    functionStatus: '$context.integrationStatus',
    functionLatencyMs: '$context.integrationLatency',
    firewall: '$context.wafResponseCode',
  });
});

test('the access log has no identities but account ids, no client input and no error messages', () => {
  expect(Object.values(format).join(' ')).not.toMatch(
    /identity|authorizer\.(?!userId|status|latency|error)|context\.path|querystring|header|message|integration\.?error/i,
  );
});

test('logs are kept for a month, those of security events for a year, and the gateway may write to its own', () => {
  const logs = properties('AWS::Logs::LogGroup');
  const days: number[] = logs.map(({ RetentionInDays }) => RetentionInDays);
  expect(days.toSorted((a, b) => b - a)).toEqual([365, ...Array.from(logs.slice(1), () => 30)]);
  const used = new Set(
    properties('AWS::Lambda::Function').map(({ LoggingConfig }) => LoggingConfig.LogGroup.Ref),
  );
  expect(logs).toHaveLength(used.size + 1);
  expect(properties('AWS::ApiGateway::Account')).toHaveLength(1);
});

test('one saved query searches the access log and all functions’ logs for a request id', () => {
  const logs = Object.entries(prod.Resources).filter(([, { Type }]) => Type === 'AWS::Logs::LogGroup');
  const queries = properties('AWS::Logs::QueryDefinition');
  const query = queries.find(({ Name }) => Name === 'horoscope-prod/request') ?? {};
  const searched: { Ref: string }[] = query['LogGroupNames'];
  expect(searched.map(({ Ref }) => Ref).sort()).toEqual(logs.map(([id]) => id).sort());
  expect(query['QueryString']).toContain('filter @message like "REQUEST_ID"');
});

const budgetOf = (template: typeof prod) => resourcesIn(template, 'AWS::Budgets::Budget')[0] ?? {};
const settings = { monthlyBudgetUsd: 42, alarmMail: 'operator@a.example' };

test('the budget is monthly and covers resources with the stage’s tag', () => {
  const template = templateOf('prod', settings);
  expect(budgetOf(template)['Budget']).toMatchObject({
    BudgetLimit: { Amount: 42, Unit: 'USD' },
    TimeUnit: 'MONTHLY',
    CostFilters: { TagKeyValue: ['user:stage$prod'] },
  });
  const [table] = resourcesIn(template, 'AWS::DynamoDB::GlobalTable');
  expect(table?.['Replicas'][0].Tags).toContainEqual({ Key: 'stage', Value: 'prod' });
});

test('the budget notifies alarmMail when actual costs reach 50% and 100%, and when forecasted costs reach 100%', () => {
  const subscribers = [{ SubscriptionType: 'EMAIL', Address: 'operator@a.example' }];
  const notification = (NotificationType: string, Threshold: number) => ({
    Notification: { NotificationType, Threshold, ThresholdType: 'PERCENTAGE' },
    Subscribers: subscribers,
  });
  expect(budgetOf(templateOf('prod', settings))['NotificationsWithSubscribers']).toMatchObject([
    notification('ACTUAL', 50),
    notification('ACTUAL', 100),
    notification('FORECASTED', 100),
  ]);
  expect(budgetOf(templateOf('dev'))['NotificationsWithSubscribers']).toBeUndefined();
});

const corsOrigins = ['https://app.a.example', 'https://www.a.example'];
const withOrigins = templateOf('dev', { corsOrigins });
const responses = (of: typeof prod) =>
  resourcesIn(of, 'AWS::ApiGateway::GatewayResponse').map(({ ResponseParameters }) => ResponseParameters);

test('any origin may read every gateway response and its headers, without the cookie', () => {
  expect(responses(prod).length).toBeGreaterThan(10);
  expect(JSON.stringify(responses(withOrigins))).not.toContain('Allow-Credentials');
  for (const headers of [...responses(prod), ...responses(withOrigins)])
    expect(headers).toMatchObject({
      'gatewayresponse.header.Access-Control-Allow-Origin': "'*'",
      'gatewayresponse.header.Access-Control-Expose-Headers':
        "'Allow, Deprecation, ETag, Idempotent-Replayed, Link, Location, RateLimit, RateLimit-Policy, Retry-After, Sunset, Time-Zone, X-Model-Version, X-Request-Id'",
    });
});

const preflightsIn = (of: typeof prod): Record<string, string>[] =>
  resourcesIn(of, 'AWS::ApiGateway::Method')
    .filter(({ HttpMethod }) => HttpMethod === 'OPTIONS')
    .map(({ Integration }) => Integration.IntegrationResponses[0].ResponseParameters);
const ALLOWED = 'method.response.header.Access-Control-Allow-Origin';
const CREDENTIALS = 'method.response.header.Access-Control-Allow-Credentials';

test('the stage’s origins are allowed by preflight responses with credentials, and set for every function', () => {
  const preflights = preflightsIn(withOrigins);
  expect(preflights.length).toBeGreaterThan(10);
  for (const headers of preflights) {
    expect(headers['method.response.header.Access-Control-Allow-Methods']).toContain('HEAD');
    expect([headers[ALLOWED], headers[CREDENTIALS]].join()).toMatch(
      /^('\*',|'https:\/\/app.a.example','true')$/,
    );
  }
  for (const { Environment } of resourcesIn(withOrigins, 'AWS::Lambda::Function')) {
    expect(Environment.Variables.CORS_ORIGINS).toBe(corsOrigins.join(' '));
    expect(Environment.Variables.ALLOW ?? 'OPTIONS').toMatch(/OPTIONS$|^GET, HEAD$/);
  }
});

test('without other origins, only what is the same for everyone has preflight responses, without credentials', () => {
  const shared = endpoints.filter(({ operation }) => operation?.anyOrigin);
  expect(shared.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['describe-api', 'list-activities', 'read-status', 'sky']),
  );
  const preflights = preflightsIn(prod);
  expect(preflights).toHaveLength(shared.length);
  for (const headers of preflights)
    expect([headers[ALLOWED], headers[CREDENTIALS]]).toEqual(["'*'", undefined]);
  expect(JSON.stringify(prod)).not.toContain('CORS_ORIGINS');
});

const domain = { name: 'api.a.example', certificateArn: 'arn:aws:acm:eu-central-1:1:certificate/x' };
const withDomain = templateOf('dev', { domain });

test('a custom domain maps to the API, and its URL and alias target are outputs', () => {
  const { name: DomainName, certificateArn: RegionalCertificateArn } = domain;
  expect(resourcesIn(withDomain, 'AWS::ApiGateway::DomainName')).toMatchObject([
    { DomainName, RegionalCertificateArn, SecurityPolicy: 'TLS_1_2' },
  ]);
  expect(resourcesIn(withDomain, 'AWS::ApiGateway::BasePathMapping')).toHaveLength(1);
  expect(withDomain.Outputs['Url']?.Value).toBe('https://api.a.example/');
  const targets = Object.keys(withDomain.Outputs).filter((name) => name.includes('DomainTarget'));
  expect(targets).toHaveLength(1);
});

test('a custom domain disables API Gateway’s own URL', () => {
  const isClosed = (of: typeof prod) =>
    resourcesIn(of, 'AWS::ApiGateway::RestApi').map((api) => api['DisableExecuteApiEndpoint']);
  expect([isClosed(withDomain), isClosed(prod)]).toEqual([[true], [false]]);
});

test('a custom domain is the base of problem types in gateway responses', () => {
  for (const { ResponseTemplates } of resourcesIn(withDomain, 'AWS::ApiGateway::GatewayResponse')) {
    const { type, code } = JSON.parse(ResponseTemplates['application/json']);
    expect(type).toBe(`https://api.a.example/docs/errors/${code}`);
  }
});

test('a custom domain is off by default', () => {
  expect(properties('AWS::ApiGateway::DomainName')).toEqual([]);
});

const methodSettings = (of: typeof prod): Record<string, string | number>[] =>
  resourcesIn(of, 'AWS::ApiGateway::Stage')[0]?.['MethodSettings'];
const ratesIn = (of: typeof prod) =>
  Object.fromEntries(
    methodSettings(of).map(({ HttpMethod, ResourcePath, ThrottlingRateLimit }) => [
      `${HttpMethod} ${String(ResourcePath).replaceAll('~1', '/').replace('//', '/')}`,
      Number(ThrottlingRateLimit),
    ]),
  );

test('other origins get preflight responses as often as they sign in, and browsers cache them', () => {
  expect(Object.keys(ratesIn(prod)).filter((method) => method.startsWith('OPTIONS'))).toEqual([]);
  const { 'POST /api/auth/verify': verify, ...rates } = ratesIn(withOrigins);
  expect(rates).toMatchObject({
    ...{ 'OPTIONS /api/auth/send-code': verify, 'OPTIONS /api/auth/verify': verify },
    ...{ 'OPTIONS /api/horoscope/daily': 5, 'OPTIONS /api/profiles': 2.5, 'OPTIONS /mcp': 2 },
  });
  for (const { HttpMethod, Integration } of resourcesIn(withOrigins, 'AWS::ApiGateway::Method'))
    if (HttpMethod === 'OPTIONS')
      expect(Integration.IntegrationResponses[0].ResponseParameters).toMatchObject({
        'method.response.header.Access-Control-Max-Age': "'7200'",
      });
});

test('busy methods have their own throttles, at most 31 even with another origin; all others have a low one', () => {
  const { '* /*': all, ...own } = ratesIn(prod);
  // API Gateway applies this throttle to each method by itself.
  expect(all).toBe(0.075);
  expect(own).toMatchObject({ 'GET /': 3, 'GET /docs': 0.5, 'GET /{proxy+}': 1, 'GET /calendar/{file}': 2 });
  expect(own).toMatchObject({ 'GET /api/horoscope/daily': 20, 'POST /api/profiles': 1.5 });
  const supported = [
    ...endpoints,
    ...pages.flatMap(({ paths }) => paths.map((path) => ({ path, method: 'GET' }))),
  ];
  for (const method of Object.keys(own))
    expect(supported.map(({ method, path }) => `${method.replace('ANY', 'GET')} ${path}`)).toContain(method);
  for (const stage of [prod, withOrigins]) expect(methodSettings(stage).length).toBeLessThanOrEqual(34);
  for (const { ThrottlingBurstLimit } of methodSettings(withOrigins)) {
    expect(ThrottlingBurstLimit).toBeGreaterThanOrEqual(20);
    expect(Number.isInteger(ThrottlingBurstLimit)).toBe(true);
  }
});

/** Names of the functions that have an environment variable, each with the variable's value. */
const variableIn = (template: typeof prod, name: string) =>
  resourcesIn(template, 'AWS::Lambda::Function').flatMap(({ Description, Environment }) => {
    const value = Environment?.Variables[name];
    return value === undefined ? [] : [[Description, value]];
  });

test('the functions of the page and of the mails have the upgrade contact and the product’s name', () => {
  const inBoth = (value: string) => ['dashboard', 'deliver'].map((name) => [name, value]);
  expect(Object.fromEntries(variableIn(prod, 'PRODUCT_NAME'))).toEqual({
    ...Object.fromEntries(inBoth('Noonmark')),
    ...{ 'send-code': 'Noonmark', 'send-events': 'Noonmark' },
  });
  expect(variableIn(prod, 'UPGRADES').sort()).toEqual(inBoth(''));
  const upgrades = 'https://a.example/upgrades';
  expect(variableIn(templateOf('prod', { upgrades }), 'UPGRADES').sort()).toEqual(inBoth(upgrades));
});

test('functions that look users’ hosts up have threads for slow name servers', () => {
  const withThreads = variableIn(prod, 'UV_THREADPOOL_SIZE');
  expect(withThreads).toEqual(expect.arrayContaining(['deliver', 'send-events'].map((name) => [name, '32'])));
});

test('the security contact is the sender unless the stage sets one', () => {
  const contactOf = (template: typeof prod) =>
    variableIn(template, 'SECURITY_CONTACT').map(([, value]) => value);
  expect(contactOf(prod)).toEqual(['mailto:sky@a.example']);
  const securityContact = 'https://a.example/report';
  expect(contactOf(templateOf('prod', { securityContact }))).toEqual([securityContact]);
});

test('another value of a limit changes only the functions that use the limit', () => {
  const limits = { ...stageNamed('prod').limits, editsPerUserPerHour: 7 };
  const functionsOf = (template: typeof prod) => resourcesIn(template, 'AWS::Lambda::Function');
  const before = new Set(functionsOf(prod).map((properties) => JSON.stringify(properties)));
  const changed = functionsOf(templateOf('prod', { limits })).filter(
    (properties) => !before.has(JSON.stringify(properties)),
  );
  expect(changed.map(({ Description }) => Description).sort()).toEqual([
    'create-profile',
    'create-webhook',
    'mcp',
    'rotate-webhook',
    'set-delivery',
    'set-verdict',
    'start-blind-test',
    'subscribe-push',
    'update-profile',
    'update-webhook',
  ]);
});

test('another value of a limit makes new versions and a new deployment; deploys keep the earlier ones, and lose those of a deploy that failed', () => {
  const keptIn = (template: typeof prod, type: string) =>
    Object.entries(template.Resources).flatMap(([id, { Type, DeletionPolicy }]) =>
      Type === type ? [`${id} ${DeletionPolicy}`] : [],
    );
  const changed = templateOf('prod', { limits: { editsPerUserPerHour: 7 } });
  for (const [type, count] of [
    ['AWS::Lambda::Version', 10],
    ['AWS::ApiGateway::Deployment', 1],
  ] as const) {
    const before = keptIn(prod, type);
    const added = keptIn(changed, type).filter((one) => !before.includes(one));
    expect([type, added.length]).toEqual([type, count]);
    for (const one of before) expect(one).toMatch(/ RetainExceptOnCreate$/);
  }
});

test('the policy in docs/operate.md allows a deploy to read the outputs to which stacks refer', () => {
  const [, policy = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/operate.md', 'utf8')) ?? [];
  const [{ Action }] = JSON.parse(policy).Statement;
  expect(JSON.stringify(stacksOf('prod').map(({ template }) => template))).toContain('"Fn::GetStackOutput"');
  expect(Action).toContain('cloudformation:DescribeStacks');
});
