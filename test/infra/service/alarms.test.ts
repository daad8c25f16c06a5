import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { METRICS } from '#lib/log/metrics.ts';
import { alarms as counted } from '../../../infra/costs/month.ts';
import { stageLimits } from '../../../infra/service/stage-limits.ts';
import { everyOption, resourcesIn, templateOf } from './templates.ts';

const prod = templateOf('prod');
const properties = (type: string) => resourcesIn(prod, type);
const single = properties('AWS::CloudWatch::Alarm');
const alarms = [...single, ...properties('AWS::CloudWatch::CompositeAlarm')];
const nameOf = ({ AlarmName }: (typeof alarms)[number]) => AlarmName.replace('horoscope-prod-', '');
const alarm = (name: string) => alarms.find((one) => nameOf(one) === name) ?? {};
const metricOf = ({ MetricTransformations: [{ MetricName }] }: (typeof alarms)[number]) => MetricName;
const runbook = readFileSync(new URL('../../../docs/runbook.md', import.meta.url), 'utf8');

/** Alarms that send no mail themselves: inputs of `ServerErrors`. */
const SILENT = ['CheckFailed', 'FailingRequests', 'KnownCause'];

test('a stage has exactly the expected alarms', () => {
  expect(alarms.map(nameOf).sort()).toEqual(
    [
      ...['ServerErrors', 'SlowAnswers', 'AuthorizerErrors', 'FunctionsThrottled', 'TableThrottled'],
      ...['ToolsFailed', 'AccountThrottled', 'UnfinishedDeletions', 'FailedSweeps'],
      ...[
        'CheckMissing',
        'MailEventsFailed',
        'MailsFailed',
        'MailsBounced',
        'MailsComplained',
        'AccountBounces',
        'AccountComplaints',
        'SilentMorning',
        'DeliveriesLate',
        'DeliveriesRefused',
        'DeliveriesLost',
        'EventsLate',
        'EventsLost',
      ],
      ...['SignInsRefused', 'ClientErrors', ...stageLimits.map(({ name }) => name)],
      ...SILENT,
    ].sort(),
  );
});

test.each(alarms)('the alarm $AlarmName has a description with a link to its runbook entry', (one) => {
  expect(one['AlarmDescription']).toMatch(/^[A-Z][^\n]{30,200}\. Runbook: /);
  expect(one['AlarmDescription']).toMatch(new RegExp(` docs/runbook\\.md#${nameOf(one).toLowerCase()}$`));
});

test('alarms are mailed to the stage’s address through a topic that requires TLS, and lasting states also mail their recovery', () => {
  const topic = Object.keys(prod.Resources).find((id) => prod.Resources[id]?.Type === 'AWS::SNS::Topic');
  const actions = [{ Ref: topic }];
  const silent = alarms.filter(({ AlarmActions }) => AlarmActions === undefined);
  expect(silent.map(nameOf).sort()).toEqual(SILENT);
  for (const { AlarmActions = actions } of alarms) expect(AlarmActions).toEqual(actions);
  for (const name of ['ServerErrors', 'SlowAnswers', 'AuthorizerErrors', 'TableThrottled', 'ToolsFailed'])
    expect(alarm(name)['OKActions']).toEqual(actions);
  // These alarms report single events, so there is no recovery to mail.
  for (const name of ['SignInsRefused', 'UnfinishedDeletions', 'FailedSweeps', 'CodesUsedUp'])
    expect(alarm(name)['OKActions']).toBeUndefined();
  expect(properties('AWS::SNS::Subscription')).toEqual([
    expect.objectContaining({ Protocol: 'email', Endpoint: 'operator@a.example' }),
  ]);
  const [{ PolicyDocument } = {}] = properties('AWS::SNS::TopicPolicy');
  expect(PolicyDocument.Statement).toEqual([
    expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    expect.objectContaining({
      Effect: 'Allow',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    }),
  ]);
});

test('alarms of a stage without alarmMail appear only in CloudWatch', () => {
  const dev = templateOf('dev', { check: true });
  expect(resourcesIn(dev, 'AWS::SNS::Topic')).toEqual([]);
  expect(resourcesIn(dev, 'AWS::CloudWatch::Alarm')).toHaveLength(single.length);
});

test('alarms use only metrics that the service emits', () => {
  const filtered = properties('AWS::Logs::MetricFilter').map(metricOf);
  const inStage = /"MetricName":"(\w+)","Namespace":"Horoscope\/prod"/g;
  const ofStage = [...JSON.stringify(single).matchAll(inStage)].map(([, name]) => name);
  expect(ofStage.length).toBeGreaterThan(10);
  for (const name of ofStage) expect([...METRICS, ...filtered]).toContain(name);
});

test('each alarm has room for one more of its ten metrics and expressions, and each saved query for 40 more logs', () => {
  for (const { AlarmName, Metrics = [] } of single)
    expect([AlarmName, Metrics.length <= 9]).toEqual([AlarmName, true]);
  for (const { Name, LogGroupNames } of properties('AWS::Logs::QueryDefinition'))
    expect([Name, LogGroupNames.length <= 10]).toEqual([Name, true]);
});

test('the monthly costs count all alarms and their metrics', () => {
  const metrics = single.flatMap(({ Metrics = [{ MetricStat: {} }] }) =>
    Metrics.filter((query: object) => 'MetricStat' in query),
  );
  expect([metrics.length, alarms.length - single.length]).toEqual([counted.metrics, counted.composites]);
});

test('an alarm uses at most ten metrics, CloudWatch’s limit', () => {
  for (const { Metrics = [] } of single) expect(Metrics.length).toBeLessThanOrEqual(10);
});

test('refused sign-ins are counted in the log that verify writes to', () => {
  const filters = properties('AWS::Logs::MetricFilter').filter((one) => metricOf(one) === 'SignInsRefused');
  const verify = properties('AWS::Lambda::Function').find(({ Description }) => Description === 'verify');
  expect(filters).toMatchObject([{ LogGroupName: verify?.['LoggingConfig'].LogGroup }]);
});

test('the reputation alarms have SES’s review thresholds and keep their state without data', () => {
  const rates = ['AccountBounces', 'AccountComplaints'].map(alarm);
  expect(rates).toMatchObject([
    { MetricName: 'Reputation.BounceRate', Threshold: 0.05, TreatMissingData: 'ignore' },
    { MetricName: 'Reputation.ComplaintRate', Threshold: 0.001, TreatMissingData: 'ignore' },
  ]);
});

/** Alarms of options that few stages choose. */
const optional = resourcesIn(templateOf('prod', { backup: everyOption.backup }), 'AWS::CloudWatch::Alarm')
  .map(nameOf)
  .filter((name) => !single.map(nameOf).includes(name));

const entries = [...runbook.matchAll(/^### (\w+)\n([\s\S]*?)(?=^##|$(?![\s\S]))/gm)].map(
  ([, name = '', text = '']) => ({ name, text }),
);

test('the runbook has exactly one entry for each alarm', () => {
  expect(optional).toEqual(['CopyMissing']);
  expect(entries.map(({ name }) => name).sort()).toEqual([...alarms.map(nameOf), ...optional].sort());
});

test.each(entries.filter(({ name }) => !SILENT.includes(name)))(
  'the runbook entry $name has its impact, checks, fix and resolution',
  ({ text }) => {
    for (const part of ['**Impact.**', '**Check.**', '**Fix.**', '**Resolved**'])
      expect(text).toContain(part);
    expect(text.split('**Check.**')[1]).toMatch(/`horoscope-STAGE\/\w+`|```sh|`aws /);
  },
);

test('the runbook finds each resource by its logical id, because AWS cuts physical names', () => {
  const selected = [
    ...runbook.matchAll(/ResourceType=='([\w:]+)' && starts_with\(LogicalResourceId, '(\w+)'\)/g),
  ].map(([, type, start = '']) => {
    const ids = Object.keys(prod.Resources).filter((id) => prod.Resources[id]?.Type === type);
    return [start, ids.filter((id) => id.startsWith(start)).length];
  });
  expect(Object.fromEntries(selected)).toEqual({
    ...{ deliver: 1, finish: 1 },
    ...{ CheckRule: 1, DeliveryTicks: 1, Sweeps: 2, WebhooksDeadLetters: 1 },
  });
  expect(runbook).not.toMatch(/list-rules|list-queues|contains\(FunctionArn/);
});

test('exactly the urgent alarms are bold in the runbook', () => {
  const urgent = alarms.filter(({ AlarmDescription }) => AlarmDescription.startsWith('Urgent: '));
  const bold = [...runbook.matchAll(/\*\*\[(\w+)\]/g)].map(([, name]) => name);
  expect(urgent.length).toBeGreaterThan(5);
  expect(bold.sort()).toEqual(urgent.map(nameOf).sort());
});

test('the runbook refers to every saved query and to no others', () => {
  const saved = properties('AWS::Logs::QueryDefinition').map(({ Name }) => Name.replace('prod', 'STAGE'));
  const named = [...runbook.matchAll(/`(horoscope-STAGE\/\w+)`/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual(saved.sort());
});
