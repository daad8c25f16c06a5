import { expect, test } from '@jest/globals';
import { AwsIntegration, RestApi } from 'aws-cdk-lib/aws-apigateway';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { TOMBSTONE_DAYS } from '#lib/table/tombstones.ts';
import { FILTER_RULES } from '../../../infra/costs/month.ts';
import { readStack } from '../../../infra/local/template/read-stack.ts';
import { stages, WEB_FILTER } from '../../../infra/stages.ts';
import { everyOption, resourcesIn, stacksOf, templateOf } from './templates.ts';

const plain = templateOf('prod');

const traced = templateOf('prod', { tracing: true });
const stageOf = (template: typeof plain) => resourcesIn(template, 'AWS::ApiGateway::Stage')[0] ?? {};

test('tracing is active in the gateway and every function, with grants to write traces', () => {
  expect(stageOf(traced)['TracingEnabled']).toBe(true);
  for (const { TracingConfig } of resourcesIn(traced, 'AWS::Lambda::Function'))
    expect(TracingConfig).toEqual({ Mode: 'Active' });
  for (const { Policies, AssumeRolePolicyDocument } of resourcesIn(traced, 'AWS::IAM::Role'))
    if (JSON.stringify(AssumeRolePolicyDocument).includes('lambda.amazonaws.com'))
      expect(JSON.stringify(Policies)).toContain('"xray:PutTraceSegments"');
});

test('tracing is off by default and has no grants', () => {
  expect(JSON.stringify(plain)).not.toMatch(/xray|TracingConfig/);
  expect(stageOf(plain)['TracingEnabled'] ?? false).toBe(false);
});

const filtered = templateOf('prod');

test('stages that serve others have a web filter by default, which blocks sources that exceed a rate', () => {
  const [filter = {}] = resourcesIn(filtered, 'AWS::WAFv2::WebACL');
  const rule = (EvaluationWindowSec: number, Limit: number) => ({
    Action: { Block: {} },
    Statement: { RateBasedStatement: { AggregateKeyType: 'IP', EvaluationWindowSec, Limit } },
  });
  const Rules = [rule(600, 20), rule(600, 400), rule(300, 2_000)];
  expect(Rules).toHaveLength(FILTER_RULES);
  expect(filter).toMatchObject({ Scope: 'REGIONAL', DefaultAction: { Allow: {} }, Rules });
  const scopes = filter['Rules'].map(
    (one: typeof filter) => one['Statement'].RateBasedStatement.ScopeDownStatement,
  );
  expect(JSON.stringify(scopes[0])).toMatch(/api\/auth\/send-code.*api\/auth\/verify/);
  expect([Object.keys(scopes[1]), scopes[2]]).toEqual([['NotStatement'], undefined]);
  const filters = (name: string, settings = {}) =>
    resourcesIn(templateOf(name, settings), 'AWS::WAFv2::WebACL').length;
  expect([filters('staging'), filters('dev'), filters('prod', { webFilter: false })]).toEqual([1, 0, 0]);
  const [association = {}] = resourcesIn(filtered, 'AWS::WAFv2::WebACLAssociation');
  const isFilter = (name: string) => filtered.Resources[name]?.Type === 'AWS::WAFv2::WebACL';
  const id = Object.keys(filtered.Resources).find(isFilter);
  expect(association['WebACLArn']).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
  expect(JSON.stringify(association['ResourceArn'])).toMatch(/:apigateway:.*\/restapis\/.*\/stages\//);
});

test('the web filter responds with a problem', () => {
  const responses = resourcesIn(filtered, 'AWS::ApiGateway::GatewayResponse');
  const ResponseTemplates = { 'application/json': expect.stringContaining('"code":"request_refused"') };
  expect(responses.filter(({ ResponseType }) => ResponseType === 'WAF_FILTERED')).toMatchObject([
    { StatusCode: '403', ResponseTemplates },
  ]);
});

test('reserved concurrency applies to the named functions only', () => {
  const template = templateOf('prod', { reservedConcurrency: { authorizer: 100, 'send-code': 5 } });
  const reserved = resourcesIn(template, 'AWS::Lambda::Function').flatMap(
    ({ Description, ReservedConcurrentExecutions }) =>
      ReservedConcurrentExecutions === undefined ? [] : [[Description, ReservedConcurrentExecutions]],
  );
  expect(reserved.sort()).toEqual([
    ['authorizer', 100],
    ['send-code', 5],
  ]);
});

const resourceCounts = (stacks: ReturnType<typeof stacksOf>) =>
  stacks.map(({ template }) => Object.keys(template.Resources).length);
const [inData = 0, inService = 0, inBackground = 0, inMonitoring = 0] = resourceCounts(
  stacksOf('prod', everyOption),
);

test('with every option, no stack has more than 440 of CloudFormation’s 500 resources', () => {
  expect(inData).toBeLessThan(25);
  expect(inService).toBeLessThan(440);
  expect(inBackground).toBeLessThan(100);
  expect(inMonitoring).toBeLessThan(100);
});

test('twelve more endpoints leave room in the fullest stack', () => {
  const withMore = stacksOf('prod', everyOption, (service) => {
    const api = service.node.findAll().find((one): one is RestApi => one instanceof RestApi);
    for (let i = 1; i <= 12; i++) {
      const handler = new lambda.Function(service, `more-${i}`, {
        runtime: lambda.Runtime.NODEJS_24_X,
        handler: 'index.handler',
        code: lambda.Code.fromInline('exports.handler = () => {};'),
      });
      const resource = api?.root.resourceForPath(`/api/more-${i}/{id}`);
      const path = `2015-03-31/functions/${handler.currentVersion.functionArn}/invocations`;
      resource?.addMethod('ANY', new AwsIntegration({ service: 'lambda', path }));
      resource?.addCorsPreflight({ allowOrigins: everyOption.corsOrigins });
    }
  });
  const [, after = 0] = resourceCounts(withMore);
  expect(after - inService).toBeGreaterThanOrEqual(12 * 6);
  expect(after).toBeLessThan(500);
});

test('only the data of a stage that serves others has termination protection', () => {
  const isProtected = (name: string) => stacksOf(name).map((stack) => stack.isProtected);
  expect([isProtected('prod'), isProtected('staging'), isProtected('dev')]).toEqual([
    [true, false, false, false],
    [true, false, false, false],
    [false, false, false, false],
  ]);
});

test('with backup, the table is backed up daily and copied to the vault, for no longer than tombstones last', () => {
  expect(resourcesIn(plain, 'AWS::Backup::BackupPlan')).toEqual([]);
  const { copyTo: DestinationBackupVaultArn } = everyOption.backup;
  const template = templateOf('prod', { backup: everyOption.backup });
  const [{ BackupPlan: { BackupPlanRule: rules = [] } = {} } = {}] = resourcesIn(
    template,
    'AWS::Backup::BackupPlan',
  );
  expect(rules).toMatchObject([
    {
      ScheduleExpression: 'cron(30 2 * * ? *)',
      Lifecycle: { DeleteAfterDays: 3 },
      CopyActions: [{ DestinationBackupVaultArn, Lifecycle: { DeleteAfterDays: 35 } }],
    },
  ]);
  expect(rules[0].CopyActions[0].Lifecycle.DeleteAfterDays).toBeLessThan(TOMBSTONE_DAYS);
  const [selection = {}] = resourcesIn(template, 'AWS::Backup::BackupSelection');
  const isTable = (id: string) => template.Resources[id]?.Type === 'AWS::DynamoDB::GlobalTable';
  const table = Object.keys(template.Resources).find(isTable);
  expect(selection['BackupSelection'].Resources).toEqual([{ 'Fn::GetAtt': [table, 'Arn'] }]);
});

test('with backup, failed backups and copies of the table are mailed', () => {
  const rules = (settings: Parameters<typeof templateOf>[1]) =>
    resourcesIn(templateOf('prod', settings), 'AWS::Events::Rule').filter(
      ({ EventPattern, Targets }) => EventPattern?.source[0] === 'aws.backup' && Targets,
    );
  expect(rules({})).toEqual([]);
  expect(rules({ backup: everyOption.backup })).toMatchObject([
    {
      EventPattern: {
        source: ['aws.backup'],
        'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: expect.arrayContaining(['FAILED']), resourceArn: [expect.anything()] },
      },
      Targets: [{ Arn: { Ref: expect.stringMatching(/^Topic/) }, Input: expect.stringContaining('prod') }],
    },
  ]);
});

test('the local environment ignores all options', () => {
  const read = (settings: Parameters<typeof stacksOf>[1]) => {
    const seen: ReturnType<typeof readStack>[] = [];
    stacksOf('dev', settings, undefined, (assembly) => seen.push(readStack(assembly)));
    return seen.flatMap(({ api, functions }) => [api.routes.length, functions.length]);
  };
  const options = { webFilter: WEB_FILTER, reservedConcurrency: { verify: 1 }, backup: everyOption.backup };
  expect(read({ tracing: true, ...options })).toEqual(read({}));
});

test.each(Object.entries(stages))('the stage %s sets no option', (_name, stage) => {
  const { tracing, webFilter, reservedConcurrency } = stage;
  expect([tracing, webFilter, reservedConcurrency]).toEqual([undefined, undefined, undefined]);
});
