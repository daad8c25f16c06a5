import { describe, expect, test } from '@jest/globals';
import type { Stage } from '../../../infra/stages.ts';
import { resourcesIn, templateOf } from './templates.ts';

const prod = templateOf('prod');
const properties = (type: string) => resourcesIn(prod, type);
const sendRights = (template: typeof prod) =>
  resourcesIn(template, 'AWS::IAM::Policy')
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Action }) => Action === 'ses:SendEmail');

describe('mail', () => {
  const [[setId, set] = ['', undefined], ...otherSets] = Object.entries(prod.Resources).filter(
    ([, { Type }]) => Type === 'AWS::SES::ConfigurationSet',
  );
  const valuesOf = (name: string) =>
    properties('AWS::Lambda::Function').flatMap(({ Environment }) => Environment?.Variables[name] ?? []);
  const outputs = JSON.stringify(Object.values(prod.Outputs).map(({ Value }) => Value));

  test('comes from the sender’s domain, which signs it and which it bounces to', () => {
    expect(properties('AWS::SES::EmailIdentity')).toEqual([
      expect.objectContaining({
        EmailIdentity: 'a.example',
        MailFromAttributes: { MailFromDomain: 'bounce.a.example' },
      }),
    ]);
    for (const token of ['1', '2', '3'])
      expect(outputs).toMatch(new RegExp(`DkimDNSTokenName${token}.*CNAME.*DkimDNSTokenValue${token}`));
    expect(outputs).toMatch(/bounce\.a\.example MX 10 feedback-smtp\..*\.amazonses\.com/);
    for (const record of [
      'bounce.a.example TXT "v=spf1 include:amazonses.com ~all"',
      '_dmarc.a.example TXT "v=DMARC1; p=none"',
    ])
      expect(Object.values(prod.Outputs).map(({ Value }) => Value)).toContain(record);
  });

  test('in dev may come from a bare address, without any such record', () => {
    const dev = templateOf('dev');
    expect(resourcesIn(dev, 'AWS::SES::EmailIdentity')).toMatchObject([{ EmailIdentity: 'sky@a.example' }]);
    expect(JSON.stringify(dev.Outputs)).not.toMatch(/DKIM|MX|TXT/i);
  });

  test('goes by one configuration set: counted, by TLS alone, and not again to who bounced or complained', () => {
    expect(otherSets).toEqual([]);
    expect(set?.Properties).toMatchObject({
      ReputationOptions: { ReputationMetricsEnabled: true },
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    expect(valuesOf('CONFIGURATION_SET')).toEqual([{ Ref: setId }]);
  });

  test('has its bounces and complaints told to a function, those of this stage alone', () => {
    expect(properties('AWS::SES::ConfigurationSetEventDestination')).toEqual([
      {
        ConfigurationSetName: { Ref: setId },
        EventDestination: {
          Enabled: true,
          MatchingEventTypes: ['bounce', 'complaint'],
          EventBridgeDestination: {
            EventBusArn: { 'Fn::Join': ['', expect.arrayContaining([':event-bus/default'])] },
          },
        },
      },
    ]);
    const [rule = {}, ...others] = properties('AWS::Events::Rule').filter(({ EventPattern }) => EventPattern);
    expect(others).toEqual([]);
    expect(rule['EventPattern']).toEqual({
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [{ Ref: setId }] } } },
    });
    const [target] = rule['Targets'];
    expect(prod.Resources[target.Arn['Fn::GetAtt'][0]]?.Properties['Description']).toBe('mail-events');
  });

  test('may be sent from the sender alone, to anyone also in the sandbox, by the configuration set alone', () => {
    const [right, ...others] = sendRights(prod);
    expect(others).toEqual([]);
    expect(right.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'sky@a.example' } });
    const resources = JSON.stringify(right.Resource);
    expect(resources).toContain(':identity/*');
    expect(resources).toContain(`:configuration-set/",{"Ref":"${setId}"}`);
  });

  test('says its sender with the name', () => {
    expect(valuesOf('MAIL_FROM')).toEqual(['Sky <sky@a.example>']);
  });

  test('of a stage with an existing identity makes none, and is sent and told of all the same', () => {
    const domain = 'a.example';
    const template = templateOf('staging', {
      mail: { from: `sky@${domain}`, domain, identity: 'existing', nameServers: 'system' },
    });
    expect(resourcesIn(template, 'AWS::SES::EmailIdentity')).toEqual([]);
    expect(JSON.stringify(template.Outputs)).not.toMatch(/DKIM|MX|TXT/i);
    expect(resourcesIn(template, 'AWS::SES::ConfigurationSetEventDestination')).toHaveLength(1);
    expect(sendRights(template)).toHaveLength(1);
  });
});

describe('the table of', () => {
  const replicaOf = (template: typeof prod) =>
    resourcesIn(template, 'AWS::DynamoDB::GlobalTable')[0]?.['Replicas'][0];

  test('prod outlives its stack and any call, and can be restored to any second', () => {
    const [table] = Object.values(prod.Resources).filter(({ Type }) => Type === 'AWS::DynamoDB::GlobalTable');
    expect(table?.DeletionPolicy).toBe('Retain');
    expect(replicaOf(prod)).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
  });

  test('prod is in a stack that is not deleted before an operator takes the protection away', () => {
    expect(prod.isProtected).toBe(true);
  });

  test('dev goes with its stack', () => {
    const dev = templateOf('dev');
    expect(replicaOf(dev).DeletionProtectionEnabled).toBe(false);
    expect(dev.isProtected).toBe(false);
  });
});

describe('the access log', () => {
  const [stage = {}] = properties('AWS::ApiGateway::Stage');
  const format = JSON.parse(stage['AccessLogSetting'].Format);

  test('has a line for every request, with what a refusal’s X-Request-Id leads to', () => {
    expect(format).toMatchObject({
      requestId: '$context.requestId',
      status: '$context.status',
      path: '$context.resourcePath',
      latencyMs: '$context.responseLatency',
      refusal: '$context.error.responseType',
    });
  });

  test('says what the authorizer, Lambda and a firewall made of a request', () => {
    expect(format).toMatchObject({
      authorizerStatus: '$context.authorizer.status',
      authorizerLatencyMs: '$context.authorizer.latency',
      authorizerError: '$context.authorizer.error',
      functionStatus: '$context.integrationStatus',
      functionLatencyMs: '$context.integrationLatency',
      firewall: '$context.wafResponseCode',
    });
  });

  test('has nothing that tells who asked, nor what a client has sent or a function has died of', () => {
    expect(Object.values(format).join(' ')).not.toMatch(
      /identity|authorizer\.(?!status|latency|error)|context\.path|querystring|header|message|integration\.?error/i,
    );
  });

  test('is kept as long as those of the functions, and the gateway may write it', () => {
    const logs = properties('AWS::Logs::LogGroup');
    expect(new Set(logs.map(({ RetentionInDays }) => RetentionInDays))).toEqual(new Set([30]));
    expect(logs).toHaveLength(properties('AWS::Lambda::Function').length + 1);
    expect(properties('AWS::ApiGateway::Account')).toHaveLength(1);
  });

  test('and the functions’ logs are searched for a request by one saved query', () => {
    const logs = Object.entries(prod.Resources).filter(([, { Type }]) => Type === 'AWS::Logs::LogGroup');
    const [query = {}] = properties('AWS::Logs::QueryDefinition').filter(
      ({ Name }) => Name === 'horoscope-prod/request',
    );
    expect(query['LogGroupNames'].map(({ Ref }: { Ref: string }) => Ref).sort()).toEqual(
      logs.map(([id]) => id).sort(),
    );
    expect(query['QueryString']).toContain('filter @message like "REQUEST_ID"');
  });
});

describe('the budget', () => {
  const budgetOf = (template: typeof prod) => resourcesIn(template, 'AWS::Budgets::Budget')[0] ?? {};
  const settings = { monthlyBudgetUsd: 42, alarmMail: 'operator@a.example' };

  test('is what the stage may cost a month, counted by its tag', () => {
    const template = templateOf('prod', settings);
    expect(budgetOf(template)['Budget']).toMatchObject({
      BudgetLimit: { Amount: 42, Unit: 'USD' },
      TimeUnit: 'MONTHLY',
      CostFilters: { TagKeyValue: ['user:stage$prod'] },
    });
    const [table] = resourcesIn(template, 'AWS::DynamoDB::GlobalTable');
    expect(table?.['Replicas'][0].Tags).toContainEqual({ Key: 'stage', Value: 'prod' });
  });

  test('is mailed of at half and all of it, spent or foreseen, if the stage says where', () => {
    const subscribers = [{ SubscriptionType: 'EMAIL', Address: 'operator@a.example' }];
    const told = ([NotificationType, Threshold]: readonly [string, number]) => ({
      Notification: { NotificationType, Threshold, ThresholdType: 'PERCENTAGE' },
      Subscribers: subscribers,
    });
    expect(budgetOf(templateOf('prod', settings))['NotificationsWithSubscribers']).toMatchObject(
      (
        [
          ['ACTUAL', 50],
          ['ACTUAL', 100],
          ['FORECASTED', 100],
        ] as const
      ).map(told),
    );
    expect(budgetOf(templateOf('dev'))['NotificationsWithSubscribers']).toBeUndefined();
  });
});

describe('an origin of the stage', () => {
  const origin = 'https://app.a.example';
  const template = templateOf('dev', { corsOrigin: origin });
  const responses = (of: typeof prod) =>
    resourcesIn(of, 'AWS::ApiGateway::GatewayResponse').map(({ ResponseParameters }) => ResponseParameters);

  test('may read every refusal of the gateway, with its request and when to come again', () => {
    expect(responses(template).length).toBeGreaterThan(10);
    for (const headers of responses(template))
      expect(headers).toMatchObject({
        'gatewayresponse.header.Access-Control-Allow-Origin': `'${origin}'`,
        'gatewayresponse.header.Access-Control-Expose-Headers':
          "'Allow, ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'",
      });
  });

  test('is allowed by the preflight of every path, and known to every function', () => {
    const preflights = resourcesIn(template, 'AWS::ApiGateway::Method').filter(
      ({ HttpMethod }) => HttpMethod === 'OPTIONS',
    );
    expect(preflights.length).toBeGreaterThan(10);
    for (const { Integration } of preflights)
      expect(Integration.IntegrationResponses[0].ResponseParameters).toMatchObject({
        'method.response.header.Access-Control-Allow-Origin': `'${origin}'`,
        'method.response.header.Access-Control-Allow-Methods': expect.stringContaining('HEAD'),
      });
    for (const { Environment } of resourcesIn(template, 'AWS::Lambda::Function')) {
      expect(Environment.Variables.CORS_ORIGIN).toBe(origin);
      expect(Environment.Variables.ALLOW ?? 'OPTIONS').toMatch(/OPTIONS$/);
    }
  });

  test('is nowhere unless a stage has one', () => {
    expect(JSON.stringify(prod)).not.toMatch(/Access-Control|CORS_ORIGIN/);
  });
});

describe('a domain of the stage', () => {
  const domain = { name: 'api.a.example', certificateArn: 'arn:aws:acm:eu-central-1:1:certificate/x' };
  const template = templateOf('dev', { domain } satisfies Partial<Stage>);

  test('leads to the API, and is the address that is printed with the target of its DNS record', () => {
    expect(resourcesIn(template, 'AWS::ApiGateway::DomainName')).toEqual([
      expect.objectContaining({
        DomainName: domain.name,
        RegionalCertificateArn: domain.certificateArn,
        SecurityPolicy: 'TLS_1_2',
      }),
    ]);
    expect(resourcesIn(template, 'AWS::ApiGateway::BasePathMapping')).toHaveLength(1);
    expect(template.Outputs['Url']?.Value).toBe('https://api.a.example/');
    const targets = Object.keys(template.Outputs).filter((name) => name.includes('DomainTarget'));
    expect(targets).toHaveLength(1);
  });

  test('is the only way to the API', () => {
    const isClosed = (of: typeof prod) =>
      resourcesIn(of, 'AWS::ApiGateway::RestApi').map((api) => api['DisableExecuteApiEndpoint']);
    expect([isClosed(template), isClosed(prod)]).toEqual([[true], [false]]);
  });

  test('is where the pages about the gateway’s own refusals are', () => {
    const bodies = resourcesIn(template, 'AWS::ApiGateway::GatewayResponse').map(({ ResponseTemplates }) =>
      JSON.parse(ResponseTemplates['application/json']),
    );
    for (const { type, code } of bodies) expect(type).toBe(`https://api.a.example/docs/errors/${code}`);
  });

  test('is none unless a stage has one', () => {
    expect(properties('AWS::ApiGateway::DomainName')).toEqual([]);
  });
});

test('a route that anyone may call has a rate of its own, lower than that of all', () => {
  const [stage = {}] = properties('AWS::ApiGateway::Stage');
  const [all, ...own]: Record<string, string | number>[] = stage['MethodSettings'];
  expect([all?.['ResourcePath'], all?.['HttpMethod']]).toEqual(['/*', '*']);
  const rates = Object.fromEntries(
    own.map(({ HttpMethod, ResourcePath, ThrottlingRateLimit }) => [
      `${HttpMethod} ${ResourcePath}`,
      Number(ThrottlingRateLimit),
    ]),
  );
  const paths = [
    '/',
    '/~1.well-known~1{file}',
    '/~1api~1openapi.json',
    '/~1assets~1{file}',
    '/~1calendar~1{file}',
    '/~1docs',
    '/~1docs~1viewer~1{file}',
    '/~1docs~1{page+}',
    '/~1llms.txt',
    '/~1manifest.webmanifest',
    '/~1service-worker.js',
    '/~1{proxy+}',
    ...['send-code', 'sign-out', 'verify'].map((name) => `/~1api~1auth~1${name}`),
  ];
  // API Gateway counts the methods that ANY stands for one by one, and knows no setting for all of them.
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  expect(Object.keys(rates).sort()).toEqual(
    paths.flatMap((path) => methods.map((method) => `${method} ${path}`)).sort(),
  );
  expect(rates).toMatchObject({ 'GET /': 2, 'HEAD /': 0.2, 'PUT /': 0.05, 'GET /~1{proxy+}': 1 });
  expect(rates).toMatchObject({ 'POST /~1api~1auth~1verify': 4, 'GET /~1api~1auth~1verify': 0.05 });
  // What is large has a rate of its own path.
  expect(rates).toMatchObject({ 'GET /~1docs': 0.5, 'GET /~1docs~1viewer~1{file}': 0.12 });
  // So that a few people may open the page of the viewer, of two files, in the same moment.
  for (const { ThrottlingBurstLimit } of own) expect(ThrottlingBurstLimit).toBeGreaterThanOrEqual(20);
  for (const { ThrottlingBurstLimit } of own) expect(Number.isInteger(ThrottlingBurstLimit)).toBe(true);
  for (const { ThrottlingRateLimit } of own)
    expect(Number(ThrottlingRateLimit)).toBeLessThan(Number(all?.['ThrottlingRateLimit']) / 10);
});

test('where a higher tier is asked for is told to the function of the page alone', () => {
  const told = (template: typeof prod) =>
    resourcesIn(template, 'AWS::Lambda::Function').flatMap(({ Description, Environment }) => {
      const upgrades = Environment?.Variables.UPGRADES;
      return upgrades === undefined ? [] : [[Description, upgrades]];
    });
  expect(told(prod)).toEqual([['dashboard', '']]);
  const upgrades = 'https://a.example/upgrades';
  expect(told(templateOf('prod', { upgrades }))).toEqual([['dashboard', upgrades]]);
});

test('weaknesses are reported to the sender of the codes, unless the stage names somebody', () => {
  const contactOf = (template: typeof prod) =>
    resourcesIn(template, 'AWS::Lambda::Function').flatMap(
      ({ Environment }) => Environment?.Variables.SECURITY_CONTACT ?? [],
    );
  expect(contactOf(prod)).toEqual(['mailto:sky@a.example']);
  const securityContact = 'https://a.example/report';
  expect(contactOf(templateOf('prod', { securityContact }))).toEqual([securityContact]);
});
