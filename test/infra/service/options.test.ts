import { describe, expect, test } from '@jest/globals';
import { readStack } from '../../../infra/local/template/read-stack.ts';
import { stages } from '../../../infra/stages.ts';
import { resourcesIn, stackOf, templateOf } from './templates.ts';

const plain = templateOf('prod');

describe('tracing', () => {
  const traced = templateOf('prod', { tracing: true });
  const stageOf = (template: typeof plain) => resourcesIn(template, 'AWS::ApiGateway::Stage')[0] ?? {};

  test('is active in the gateway and every function, with the grants to write traces', () => {
    expect(stageOf(traced)['TracingEnabled']).toBe(true);
    for (const { TracingConfig } of resourcesIn(traced, 'AWS::Lambda::Function'))
      expect(TracingConfig).toEqual({ Mode: 'Active' });
    const policies = resourcesIn(traced, 'AWS::IAM::Policy').map(({ PolicyDocument }) =>
      JSON.stringify(PolicyDocument),
    );
    for (const policy of policies) expect(policy).toContain('"xray:PutTraceSegments"');
  });

  test('is off by default, without its grants', () => {
    expect(JSON.stringify(plain)).not.toMatch(/xray|TracingConfig/);
    expect(stageOf(plain)['TracingEnabled'] ?? false).toBe(false);
  });
});

describe('the web filter', () => {
  const filtered = templateOf('prod', { webFilter: { requestsPerFiveMinutes: 2_000 } });

  test('blocks sources above their rate, for the stage of the API', () => {
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

  test('responds with a problem', () => {
    const [response = {}] = resourcesIn(filtered, 'AWS::ApiGateway::GatewayResponse').filter(
      ({ ResponseType }) => ResponseType === 'WAF_FILTERED',
    );
    expect([response['StatusCode'], response['ResponseTemplates']['application/json']]).toEqual([
      '403',
      expect.stringContaining('"code":"request_refused"'),
    ]);
  });
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

test('the local environment ignores all options', () => {
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

test.each(Object.entries(stages))('%s has no option that costs extra', (_name, stage) => {
  const { tracing, webFilter, reservedConcurrency } = stage;
  expect([tracing, webFilter, reservedConcurrency]).toEqual([undefined, undefined, undefined]);
});
