import { expect, test } from '@jest/globals';
import { checkConditions } from '../../../../infra/local/aws/permissions.ts';
import type { Stack } from '../../../../infra/local/template/model.ts';

const stackWith = (action: string) =>
  ({
    functions: [
      {
        title: 'fn',
        statements: [
          {
            effect: 'Allow',
            actions: [action],
            resources: ['*'],
            conditions: [{ operator: 'IpAddress', key: 'aws:SourceIp', values: ['::1'] }],
          },
        ],
      },
    ],
  }) as unknown as Stack;

test('a condition that cannot be evaluated here is told in one sentence', () => {
  expect(() => checkConditions(stackWith('dynamodb:*'))).toThrow(
    'The role of fn has the condition IpAddress aws:SourceIp, which is not known locally',
  );
  checkConditions(stackWith('xray:PutTraceSegments'));
});
