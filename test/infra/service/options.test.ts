import { describe, expect, test } from '@jest/globals';
import { stages } from '../../../infra/stages.ts';
import { resourcesIn, templateOf } from './templates.ts';

const plain = templateOf('prod');

describe('tracing', () => {
  const traced = templateOf('prod', { tracing: true });
  const stageOf = (template: typeof plain) => resourcesIn(template, 'AWS::ApiGateway::Stage')[0] ?? {};

  test('follows requests through the gateway and every function, which may write traces', () => {
    expect(stageOf(traced)['TracingEnabled']).toBe(true);
    for (const { TracingConfig } of resourcesIn(traced, 'AWS::Lambda::Function'))
      expect(TracingConfig).toEqual({ Mode: 'Active' });
    const rights = resourcesIn(traced, 'AWS::IAM::Policy').map(({ PolicyDocument }) =>
      JSON.stringify(PolicyDocument),
    );
    for (const right of rights) expect(right).toContain('"xray:PutTraceSegments","xray:PutTelemetryRecords"');
  });

  test('and the rights for it are nowhere unless a stage has it', () => {
    expect(JSON.stringify(plain)).not.toMatch(/xray|TracingConfig/);
    expect(stageOf(plain)['TracingEnabled'] ?? false).toBe(false);
  });
});

describe('a web filter', () => {
  const filtered = templateOf('prod', { webFilter: { requestsPerFiveMinutes: 2_000 } });

  test('stands before the stage of the API and stops a source that asks more often, by one rule', () => {
    const [filter = {}] = resourcesIn(filtered, 'AWS::WAFv2::WebACL');
    expect(filter).toMatchObject({ Scope: 'REGIONAL', DefaultAction: { Allow: {} } });
    expect(filter['Rules']).toMatchObject([
      {
        Action: { Block: {} },
        Statement: { RateBasedStatement: { AggregateKeyType: 'IP', EvaluationWindowSec: 300, Limit: 2_000 } },
      },
    ]);
    const [association = {}] = resourcesIn(filtered, 'AWS::WAFv2::WebACLAssociation');
    const [id] = Object.keys(filtered.Resources).filter(
      (name) => filtered.Resources[name]?.Type === 'AWS::WAFv2::WebACL',
    );
    expect(association['WebACLArn']).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
    expect(JSON.stringify(association['ResourceArn'])).toMatch(/:apigateway:.*\/restapis\/.*\/stages\//);
  });

  test('refuses by a problem', () => {
    const [refusal = {}] = resourcesIn(filtered, 'AWS::ApiGateway::GatewayResponse').filter(
      ({ ResponseType }) => ResponseType === 'WAF_FILTERED',
    );
    expect([refusal['StatusCode'], refusal['ResponseTemplates']['application/json']]).toEqual([
      '403',
      expect.stringContaining('"code":"request_refused"'),
    ]);
  });
});

test('reserved concurrency keeps room for the named functions, and no more than that', () => {
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

test.each(Object.entries(stages))('%s has nothing that costs extra, as it comes', (_name, stage) => {
  expect(stage).toMatchObject({ tracing: false, webFilter: undefined, reservedConcurrency: {} });
});
