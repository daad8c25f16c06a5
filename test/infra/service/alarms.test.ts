import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { dimensionsOf } from '#lib/metrics.ts';
import { alarms as counted } from '../../../infra/costs/month.ts';
import { stageBrakes } from '../../../infra/service/stage-brakes.ts';
import { resourcesIn, templateOf } from './templates.ts';

const prod = templateOf('prod');
const properties = (type: string) => resourcesIn(prod, type);
const single = properties('AWS::CloudWatch::Alarm');
const alarms = [...single, ...properties('AWS::CloudWatch::CompositeAlarm')];
const nameOf = ({ AlarmName }: (typeof alarms)[number]) => AlarmName.replace('horoscope-prod-', '');
const alarm = (name: string) => alarms.find((one) => nameOf(one) === name) ?? {};
const runbook = readFileSync(new URL('../../../docs/runbook.md', import.meta.url), 'utf8');

/** They are parts of `ServerErrors`, which rings for them. */
const SILENT = ['FailingRequests', 'KnownCause'];

describe('an alarm', () => {
  test('is there for whatever an operator has to look at, and nothing else', () => {
    expect(alarms.map(nameOf).sort()).toEqual(
      [
        ...['ServerErrors', 'SlowAnswers', 'AuthorizerErrors', 'FunctionsThrottled', 'TableThrottled'],
        ...['ToolsFailed', 'AccountThrottled', 'UnfinishedDeletions', 'FailedSweeps'],
        ...['MailsFailed', 'MailsBounced', 'MailsComplained', 'AccountBounces', 'AccountComplaints'],
        ...['SignInsRefused', 'ClientErrors', ...stageBrakes.map(({ name }) => name)],
        ...SILENT,
      ].sort(),
    );
  });

  test.each(alarms)('$AlarmName says in a sentence what it means, and where it is told what to do', (one) => {
    expect(one['AlarmDescription']).toMatch(/^[A-Z][^\n]{30,200}\. What to do: /);
    expect(one['AlarmDescription']).toMatch(new RegExp(` docs/runbook\\.md#${nameOf(one).toLowerCase()}$`));
  });

  test('is mailed where the stage says, by TLS alone, and for a state also that it is over', () => {
    const [topic] = Object.keys(prod.Resources).filter(
      (id) => prod.Resources[id]?.Type === 'AWS::SNS::Topic',
    );
    const told = [{ Ref: topic }];
    for (const one of alarms)
      expect([nameOf(one), one['AlarmActions']]).toEqual([
        nameOf(one),
        SILENT.includes(nameOf(one)) ? undefined : told,
      ]);
    for (const name of ['ServerErrors', 'SlowAnswers', 'AuthorizerErrors', 'TableThrottled', 'ToolsFailed'])
      expect(alarm(name)['OKActions']).toEqual(told);
    // Something has happened, which does not end.
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

  test('of a stage without an address only shows', () => {
    const dev = templateOf('dev');
    expect(resourcesIn(dev, 'AWS::SNS::Topic')).toEqual([]);
    expect(resourcesIn(dev, 'AWS::CloudWatch::Alarm')).toHaveLength(single.length);
  });

  test('waits for nothing that nobody counts', () => {
    const filtered = properties('AWS::Logs::MetricFilter').map(
      ({ MetricTransformations: [{ MetricName }] }) => MetricName,
    );
    const ofStage = [
      ...JSON.stringify(single).matchAll(/"MetricName":"(\w+)","Namespace":"Horoscope\/prod"/g),
    ].map(([, name]) => name);
    expect(ofStage.length).toBeGreaterThan(10);
    for (const name of ofStage) expect([...Object.keys(dimensionsOf), ...filtered]).toContain(name);
  });

  test('costs what docs/scale.md says of all', () => {
    const metrics = single.flatMap(({ Metrics = [{ MetricStat: {} }] }) =>
      Metrics.filter((query: object) => 'MetricStat' in query),
    );
    expect([metrics.length, alarms.length - single.length]).toEqual([counted.metrics, counted.composites]);
  });

  test('computes from ten metrics at most, which are all that CloudWatch takes', () => {
    for (const { Metrics = [] } of single) expect(Metrics.length).toBeLessThanOrEqual(10);
  });
});

test('refused sign-ins are read in the log of verify', () => {
  const [filter = {}, ...more] = properties('AWS::Logs::MetricFilter').filter(
    ({ MetricTransformations: [{ MetricName }] }) => MetricName === 'SignInsRefused',
  );
  expect(more).toEqual([]);
  expect(filter['LogGroupName'].Ref).toMatch(/^verify/);
});

test('SES is told of at the rates from which on it reviews an account, and stays so while it says nothing', () => {
  const rates = ['AccountBounces', 'AccountComplaints'].map(alarm);
  expect(rates).toMatchObject([
    { MetricName: 'Reputation.BounceRate', Threshold: 0.05, TreatMissingData: 'ignore' },
    { MetricName: 'Reputation.ComplaintRate', Threshold: 0.001, TreatMissingData: 'ignore' },
  ]);
});

describe('the runbook', () => {
  const entries = [...runbook.matchAll(/^### (\w+)\n([\s\S]*?)(?=^##|$(?![\s\S]))/gm)].map(
    ([, name = '', text = '']) => ({ name, text }),
  );

  test('has an entry for each alarm, and no other', () => {
    expect(entries.map(({ name }) => name).sort()).toEqual(alarms.map(nameOf).sort());
  });

  test.each(entries.filter(({ name }) => !SILENT.includes(name)))(
    'of $name tells what people see, where to look first, what to do, and when it is over',
    ({ text }) => {
      for (const part of ['What people see', 'Look first', 'Do', 'Over'])
        expect(text).toContain(`**${part}.**`);
      // Exact: a command or a saved query.
      expect(text.split('**Look first.**')[1]).toMatch(/`horoscope-STAGE\/\w+`|```sh|`aws /);
    },
  );

  test('sends to saved queries that there are, and to each of them', () => {
    const saved = properties('AWS::Logs::QueryDefinition').map(({ Name }) => Name.replace('prod', 'STAGE'));
    const named = [...runbook.matchAll(/`(horoscope-STAGE\/\w+)`/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(saved.sort());
  });
});
