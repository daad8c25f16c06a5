import { describe, expect, test } from '@jest/globals';
import type { Stage } from '../../../infra/stages.ts';
import { resourcesIn, templateOf } from './templates.ts';

const prod = templateOf('prod');
const properties = (type: string) => resourcesIn(prod, type);
const sendGrants = (template: typeof prod) =>
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

  test('is sent from the sender’s domain, with DKIM, SPF and DMARC records', () => {
    const MailFromAttributes = { MailFromDomain: 'bounce.a.example' };
    expect(properties('AWS::SES::EmailIdentity')).toMatchObject([
      { EmailIdentity: 'a.example', MailFromAttributes },
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

  test('may be sent from a bare address in dev, without such records', () => {
    const dev = templateOf('dev');
    expect(resourcesIn(dev, 'AWS::SES::EmailIdentity')).toMatchObject([{ EmailIdentity: 'sky@a.example' }]);
    expect(JSON.stringify(dev.Outputs)).not.toMatch(/DKIM|MX|TXT/i);
  });

  test('uses one configuration set with metrics, required TLS and suppression of bounces and complaints', () => {
    expect(otherSets).toEqual([]);
    expect(set?.Properties).toMatchObject({
      ReputationOptions: { ReputationMetricsEnabled: true },
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    expect(valuesOf('CONFIGURATION_SET')).toEqual([{ Ref: setId }]);
  });

  test('reports only this stage’s bounces and complaints to a function', () => {
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

  test('may be sent only from the sender with the configuration set, to any recipient even in the sandbox', () => {
    const [right, ...others] = sendGrants(prod);
    expect(others).toEqual([]);
    expect(right.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'sky@a.example' } });
    const resources = JSON.stringify(right.Resource);
    expect(resources).toContain(':identity/*');
    expect(resources).toContain(`:configuration-set/",{"Ref":"${setId}"}`);
  });

  test('has the sender’s name in From', () => {
    expect(valuesOf('MAIL_FROM')).toEqual(['Sky <sky@a.example>']);
  });

  test('works without creating an identity if it exists', () => {
    const domain = 'a.example';
    const template = templateOf('staging', {
      mail: { from: `sky@${domain}`, domain, identity: 'existing', nameServers: 'system' },
    });
    expect(resourcesIn(template, 'AWS::SES::EmailIdentity')).toEqual([]);
    expect(JSON.stringify(template.Outputs)).not.toMatch(/DKIM|MX|TXT/i);
    expect(resourcesIn(template, 'AWS::SES::ConfigurationSetEventDestination')).toHaveLength(1);
    expect(sendGrants(template)).toHaveLength(1);
  });
});

describe('the table of', () => {
  const replicaOf = (template: typeof prod) =>
    resourcesIn(template, 'AWS::DynamoDB::GlobalTable')[0]?.['Replicas'][0];

  test('prod is retained, with deletion protection, point-in-time recovery and a protected stack', () => {
    const [table] = Object.values(prod.Resources).filter(({ Type }) => Type === 'AWS::DynamoDB::GlobalTable');
    expect(table?.DeletionPolicy).toBe('Retain');
    expect(replicaOf(prod)).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
    expect(prod.isProtected).toBe(true);
  });

  test('dev is deleted with its stack', () => {
    const dev = templateOf('dev');
    expect(replicaOf(dev).DeletionProtectionEnabled).toBe(false);
    expect(dev.isProtected).toBe(false);
  });
});

describe('the access log', () => {
  const [stage = {}] = properties('AWS::ApiGateway::Stage');
  const format = JSON.parse(stage['AccessLogSetting'].Format);

  test('has each request’s route, status and latency, and the results of authorizer, Lambda and web filter', () => {
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

  test('has no identity, no client input and no exception', () => {
    expect(Object.values(format).join(' ')).not.toMatch(
      /identity|authorizer\.(?!status|latency|error)|context\.path|querystring|header|message|integration\.?error/i,
    );
  });

  test('has the same retention as the functions’ logs, and the gateway may write it', () => {
    const logs = properties('AWS::Logs::LogGroup');
    expect(new Set(logs.map(({ RetentionInDays }) => RetentionInDays))).toEqual(new Set([30]));
    expect(logs).toHaveLength(properties('AWS::Lambda::Function').length + 1);
    expect(properties('AWS::ApiGateway::Account')).toHaveLength(1);
  });

  test('is searched for a request id together with the functions’ logs by one saved query', () => {
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

  test('is monthly and covers resources with the stage’s tag', () => {
    const template = templateOf('prod', settings);
    expect(budgetOf(template)['Budget']).toMatchObject({
      BudgetLimit: { Amount: 42, Unit: 'USD' },
      TimeUnit: 'MONTHLY',
      CostFilters: { TagKeyValue: ['user:stage$prod'] },
    });
    const [table] = resourcesIn(template, 'AWS::DynamoDB::GlobalTable');
    expect(table?.['Replicas'][0].Tags).toContainEqual({ Key: 'stage', Value: 'prod' });
  });

  test('notifies alarmMail at 50 % and 100 %, spent or forecast', () => {
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
});

describe('corsOrigin', () => {
  const origin = 'https://app.a.example';
  const template = templateOf('dev', { corsOrigin: origin });
  const responses = (of: typeof prod) =>
    resourcesIn(of, 'AWS::ApiGateway::GatewayResponse').map(({ ResponseParameters }) => ResponseParameters);

  test('may read every gateway response and its headers', () => {
    expect(responses(template).length).toBeGreaterThan(10);
    for (const headers of responses(template))
      expect(headers).toMatchObject({
        'gatewayresponse.header.Access-Control-Allow-Origin': `'${origin}'`,
        'gatewayresponse.header.Access-Control-Expose-Headers':
          "'Allow, ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'",
      });
  });

  test('is allowed by every preflight, and set for every function', () => {
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

  test('is off by default', () => {
    expect(JSON.stringify(prod)).not.toMatch(/Access-Control|CORS_ORIGIN/);
  });
});

describe('domain', () => {
  const domain = { name: 'api.a.example', certificateArn: 'arn:aws:acm:eu-central-1:1:certificate/x' };
  const template = templateOf('dev', { domain } satisfies Partial<Stage>);

  test('maps to the API; its URL and alias target are outputs', () => {
    const { name: DomainName, certificateArn: RegionalCertificateArn } = domain;
    expect(resourcesIn(template, 'AWS::ApiGateway::DomainName')).toMatchObject([
      { DomainName, RegionalCertificateArn, SecurityPolicy: 'TLS_1_2' },
    ]);
    expect(resourcesIn(template, 'AWS::ApiGateway::BasePathMapping')).toHaveLength(1);
    expect(template.Outputs['Url']?.Value).toBe('https://api.a.example/');
    const targets = Object.keys(template.Outputs).filter((name) => name.includes('DomainTarget'));
    expect(targets).toHaveLength(1);
  });

  test('disables API Gateway’s own URL', () => {
    const isClosed = (of: typeof prod) =>
      resourcesIn(of, 'AWS::ApiGateway::RestApi').map((api) => api['DisableExecuteApiEndpoint']);
    expect([isClosed(template), isClosed(prod)]).toEqual([[true], [false]]);
  });

  test('is the base of problem types in gateway responses', () => {
    const bodies = resourcesIn(template, 'AWS::ApiGateway::GatewayResponse').map(({ ResponseTemplates }) =>
      JSON.parse(ResponseTemplates['application/json']),
    );
    for (const { type, code } of bodies) expect(type).toBe(`https://api.a.example/docs/errors/${code}`);
  });

  test('is off by default', () => {
    expect(properties('AWS::ApiGateway::DomainName')).toEqual([]);
  });
});

test('every method of a public route has its own throttle, below the stage’s', () => {
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
  // API Gateway throttles each method of ANY separately.
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  expect(Object.keys(rates).sort()).toEqual(
    paths.flatMap((path) => methods.map((method) => `${method} ${path}`)).sort(),
  );
  expect(rates).toMatchObject({ 'GET /': 2, 'HEAD /': 0.2, 'PUT /': 0.05, 'GET /~1{proxy+}': 1 });
  expect(rates).toMatchObject({ 'POST /~1api~1auth~1verify': 4, 'GET /~1api~1auth~1verify': 0.05 });
  expect(rates).toMatchObject({ 'GET /~1docs': 0.5, 'GET /~1docs~1viewer~1{file}': 0.12 });
  for (const { ThrottlingBurstLimit, ThrottlingRateLimit } of own) {
    expect(ThrottlingBurstLimit).toBeGreaterThanOrEqual(20);
    expect(Number.isInteger(ThrottlingBurstLimit)).toBe(true);
    expect(Number(ThrottlingRateLimit)).toBeLessThan(Number(all?.['ThrottlingRateLimit']) / 10);
  }
});

/** The functions that have an environment variable, with its value. */
const variableIn = (template: typeof prod, name: string) =>
  resourcesIn(template, 'AWS::Lambda::Function').flatMap(({ Description, Environment }) => {
    const value = Environment?.Variables[name];
    return value === undefined ? [] : [[Description, value]];
  });

test('only the dashboard function has the upgrade contact', () => {
  expect(variableIn(prod, 'UPGRADES')).toEqual([['dashboard', '']]);
  const upgrades = 'https://a.example/upgrades';
  expect(variableIn(templateOf('prod', { upgrades }), 'UPGRADES')).toEqual([['dashboard', upgrades]]);
});

test('the security contact is the sender unless the stage sets one', () => {
  const contactOf = (template: typeof prod) =>
    variableIn(template, 'SECURITY_CONTACT').map(([, value]) => value);
  expect(contactOf(prod)).toEqual(['mailto:sky@a.example']);
  const securityContact = 'https://a.example/report';
  expect(contactOf(templateOf('prod', { securityContact }))).toEqual([securityContact]);
});
