import { describe, expect, test } from '@jest/globals';
import { readStack } from '../../../infra/local/template/read-stack.ts';
import { stages } from '../../../infra/stages.ts';
import { resourcesIn, stackOf, templateOf } from './templates.ts';

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

test('on a developer’s machine a stage with all of them starts as one without', () => {
  const read = (settings: Parameters<typeof stackOf>[1]) => {
    const seen: ReturnType<typeof readStack>[] = [];
    stackOf('dev', settings, undefined, (assembly) => seen.push(readStack(assembly)));
    return seen.flatMap(({ api, functions }) => [api.routes.length, functions.length]);
  };
  const all = {
    tracing: true,
    webFilter: { requestsPerFiveMinutes: 10 },
    reservedConcurrency: { verify: 1 },
  };
  expect(read(all)).toEqual(read({}));
});

test.each(Object.entries(stages))('%s has nothing that costs extra, as it comes', (_name, stage) => {
  expect(stage).toMatchObject({ tracing: false, webFilter: undefined, reservedConcurrency: {} });
});
