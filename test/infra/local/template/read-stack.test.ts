import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readStack, type Stack } from '../../../../infra/local/template/read-stack.ts';
import { synthesizeFixture } from '../fixture/fixture-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-stack-'));
const assembly = join(folder, 'assembly');
let stack: Stack;

beforeAll(() => {
  synthesizeFixture(assembly);
  stack = readStack(assembly);
});
afterAll(() => rmSync(folder, { recursive: true }));

const functionCalled = (title: string) => stack.functions.find((fn) => fn.title === title);

test('a function is read with its settings, its environment and its role’s statements', () => {
  const [table] = stack.tables;
  const limits = { handler: 'index.handler', memoryMb: 256, timeoutSeconds: 2 };
  expect(functionCalled('echo')).toMatchObject(limits);
  expect(functionCalled('echo')?.environment).toEqual({
    LIMITS: 'real',
    INDEX: 'places',
    SECRET_ID: stack.secrets[0]?.arn,
    JOINED: `table ${table?.name} of Fixture`,
  });
  expect(functionCalled('misbehaving')?.statements).toEqual([]);
  const onTable = { actions: ['dynamodb:GetItem', 'dynamodb:PutItem'], resources: [table?.arn] };
  const onMail = { actions: ['ses:SendEmail'], resources: ['*'], senders: ['sender@example.com'] };
  expect(functionCalled('table')?.statements).toEqual([
    { effect: 'Allow', ...onTable },
    { effect: 'Allow', ...onMail },
  ]);
});

test('a table is read with its stream, time to live and subscription', () => {
  const key = (AttributeName: string, KeyType: string) => ({ AttributeName, KeyType });
  expect(stack.tables).toHaveLength(1);
  expect(stack.tables[0]).toMatchObject({
    ttlAttribute: 'ttl',
    definition: {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [key('PK', 'HASH'), key('SK', 'RANGE')],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    },
  });
  expect(stack.subscriptions).toMatchObject([
    {
      functionId: functionCalled('changes')?.logicalId,
      tableName: stack.tables[0]?.name,
      batchSize: 5,
      maxAgeSeconds: -1,
    },
  ]);
});

test('the secret, the place index and the mail identity are read', () => {
  const name = expect.stringMatching(/^Fixture-Secret\w+$/);
  const arn = expect.stringMatching(/^arn:aws:secretsmanager:\S+:0{12}:secret:Fixture-Secret\w+-\w{6}$/);
  const generate = { SecretStringTemplate: '{}', GenerateStringKey: '1', ExcludePunctuation: true };
  expect(stack.secrets).toMatchObject([{ name, arn, generate }]);
  expect(stack.placeIndexes).toEqual(['places']);
  expect(stack.mailIdentities).toEqual([{ name: 'sender@example.com' }]);
});

/** The stack with a changed template. */
function changedStack(change: (template: string) => string): Stack {
  const changed = join(folder, 'changed');
  cpSync(assembly, changed, { recursive: true });
  const template = join(changed, 'Fixture.template.json');
  writeFileSync(template, change(readFileSync(template, 'utf8')));
  return readStack(changed);
}

test.each([
  ['{"Ref":"Nothing"}', /LIMITS refers to Nothing, which the template does not have$/],
  ['{"Ref":"CDKMetadata"}', /LIMITS refers to CDKMetadata, and AWS::CDK::Metadata is not supported locally$/],
  ['{"Fn::GetAtt":["Places","Shape"]}', /LIMITS refers to Places.Shape, which is not supported locally$/],
  ['{"Fn::ImportValue":"x"}', /LIMITS imports x, which no stack exports$/],
])('the unsupported value %s is rejected with its place in the template', (value, sentence) => {
  const change = (template: string) => {
    const { Resources, ...rest } = JSON.parse(template.replaceAll('"real"', value));
    Resources.CDKMetadata = { Type: 'AWS::CDK::Metadata' };
    return JSON.stringify({ ...rest, Resources });
  };
  expect(() => changedStack(change)).toThrow(sentence);
});

test.each<[from: string, to: string, sentence: RegExp]>([
  ['"Type": "MOCK"', '"Type": "HTTP"', /has an integration type that is not supported locally$/],
  ['"Type": "REQUEST"', '"Type": "TOKEN"', /has an authorizer with a cache or identity source/],
  ['"AuthorizerResultTtlInSeconds": 0', '"AuthorizerResultTtlInSeconds": 60', /a cache or identity source/],
  ['"MinimumCompressionSize": 2000', '"BinaryMediaTypes": ["image/png"]', /has binary media types/],
  [
    '"MinimumCompressionSize": 2000',
    '"BinaryMediaTypes": ["*/*"]',
    /a mock of a binary API needs CONVERT_TO_TEXT$/,
  ],
  ['"ses:FromAddress"', '"aws:SourceIp"', /The role of \w+ has the condition aws:SourceIp/],
  ['"StringEquals"', '"StringLike"', /The role of \w+ has the condition StringLike/],
  [
    '"StringEquals"',
    '"ForAllValues:StringLike":{"dynamodb:LeadingKeys":"A#*"},"StringEquals"',
    /The role of \w+ has the condition dynamodb:LeadingKeys/,
  ],
  [
    '"BisectBatchOnFunctionError": true',
    '"Enabled": true',
    /failure handling that is not supported locally$/,
  ],
])('an unsupported feature is rejected with one sentence: %s changed to %s', (from, to, sentence) => {
  expect(() => changedStack((template) => template.replace(from, to))).toThrow(sentence);
});

test('a folder without a synthesized stack is rejected', () => {
  expect(() => readStack(folder)).toThrow(/holds no synthesized stack$/);
});
