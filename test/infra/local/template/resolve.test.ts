import { expect, test } from '@jest/globals';
import { createResolver } from '../../../../infra/local/template/resolve.ts';

const resolve = createResolver(
  {
    Parameters: { Size: { Default: 7 } },
    Resources: {
      Table: { Type: 'AWS::DynamoDB::GlobalTable' },
      Named: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: { 'Fn::Join': ['-', ['a', 'b']] } } },
      Queue: { Type: 'AWS::SQS::Queue' },
      Odd: { Type: 'AWS::Odd::Thing' },
    },
  },
  { stackName: 'S', region: 'eu-central-1', accountId: '000000000000' },
);

const arn = 'arn:aws:dynamodb:eu-central-1:000000000000:table/S-Table';

test.each([
  [{ Ref: 'Table' }, 'S-Table'],
  [{ Ref: 'Named' }, 'a-b'],
  [{ Ref: 'Size' }, 7],
  [{ Ref: 'AWS::Region' }, 'eu-central-1'],
  [{ 'Fn::GetAtt': ['Table', 'Arn'] }, arn],
  [{ 'Fn::GetAtt': 'Table.Arn' }, arn],
  [{ 'Fn::GetAtt': ['Queue', 'QueueName'] }, 'S-Queue'],
  [{ 'Fn::Join': ['/', [{ 'Fn::GetAtt': ['Table', 'Arn'] }, 'index', '*']] }, `${arn}/index/*`],
  [
    { 'Fn::Sub': '\u0024{Table} in \u0024{AWS::Partition}, \u0024{Table.Arn}, \u0024{!Literal}' },
    `S-Table in aws, ${arn}, \u0024{Literal}`,
  ],
  [{ 'Fn::Sub': ['\u0024{Own}!', { Own: { Ref: 'Table' } }] }, 'S-Table!'],
  [{ 'Fn::Select': [1, { 'Fn::Split': [':', 'a:b:c'] }] }, 'b'],
  [
    { list: [{ Ref: 'Table' }, { Ref: 'AWS::NoValue' }], gone: { Ref: 'AWS::NoValue' }, kept: 1 },
    { list: ['S-Table'], kept: 1 },
  ],
])('%j is resolved', (value, expected) => {
  expect(resolve(value, 'Here')).toEqual(expected);
});

test.each([
  [{ Ref: 'Nothing' }, 'Fn.Environment refers to Nothing, which the template does not have'],
  [{ Ref: 'Odd' }, 'Fn.Environment refers to Odd, and AWS::Odd::Thing is not known locally'],
  [{ 'Fn::GetAtt': ['Table', 'Shape'] }, 'Fn.Environment asks Table for Shape, which is not known locally'],
  [
    [{ 'Fn::ImportValue': 'x' }],
    'Fn.Environment[0] uses Fn::ImportValue, which the local environment cannot resolve',
  ],
])('%j is an error that names its place', (value, sentence) => {
  expect(() => resolve(value, 'Fn.Environment')).toThrow(sentence);
});
