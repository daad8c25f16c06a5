import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readStack, type Stack } from '../../../../infra/local/template/read-stack.ts';
import { synthesiseFixture } from '../fixture/fixture-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-stack-'));
const assembly = join(folder, 'assembly');
let stack: Stack;

beforeAll(() => {
  synthesiseFixture(assembly);
  stack = readStack(assembly);
});
afterAll(() => rmSync(folder, { recursive: true }));

const functionCalled = (title: string) => stack.functions.find((fn) => fn.title === title);

test('a function has its limits, its environment, and the statements of its role and no others', () => {
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
  expect(functionCalled('table')?.statements).toEqual([
    {
      effect: 'Allow',
      actions: ['dynamodb:GetItem', 'dynamodb:PutItem'],
      resources: [table?.arn],
    },
    {
      effect: 'Allow',
      actions: ['ses:SendEmail'],
      resources: ['*'],
      senders: ['sender@example.com'],
    },
  ]);
});

test('the table can be created with its stream and time to live, and its stream is followed', () => {
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
      longestAgeSeconds: -1,
    },
  ]);
});

test('the secret, the place index and the mail identity are found', () => {
  const name = expect.stringMatching(/^Fixture-Secret\w+$/);
  const arn = expect.stringMatching(
    /^arn:aws:secretsmanager:eu-central-1:0{12}:secret:Fixture-Secret\w+-\w{6}$/,
  );
  const generate = { SecretStringTemplate: '{}', GenerateStringKey: '1', ExcludePunctuation: true };
  expect(stack.secrets).toMatchObject([{ name, arn, generate }]);
  expect(stack.placeIndexes).toEqual(['places']);
  expect(stack.mailIdentities).toEqual([{ name: 'sender@example.com' }]);
});

/** The same stack, with other text in its template. */
function changedStack(change: (template: string) => string): Stack {
  const changed = join(folder, 'changed');
  cpSync(assembly, changed, { recursive: true });
  const template = join(changed, 'Fixture.template.json');
  writeFileSync(template, change(readFileSync(template, 'utf8')));
  return readStack(changed);
}

test.each([
  ['{"Ref":"Nothing"}', /LIMITS refers to Nothing, which the template does not have$/],
  ['{"Ref":"CDKMetadata"}', /LIMITS refers to CDKMetadata, and AWS::CDK::Metadata is not known locally$/],
  ['{"Fn::GetAtt":["Places","Shape"]}', /LIMITS asks Places for Shape, which is not known locally$/],
  ['{"Fn::ImportValue":"x"}', /LIMITS uses Fn::ImportValue, which the local environment cannot resolve$/],
])('%s is refused in one sentence that names its place', (value, sentence) => {
  const change = (template: string) => {
    const { Resources, ...rest } = JSON.parse(template.replaceAll('"real"', value));
    Resources.CDKMetadata = { Type: 'AWS::CDK::Metadata' };
    return JSON.stringify({ ...rest, Resources });
  };
  expect(() => changedStack(change)).toThrow(sentence);
});

test('what does not run locally is refused in one sentence', () => {
  const refused = (from: string | RegExp, to: string, sentence: RegExp) =>
    expect(() => changedStack((template) => template.replace(from, to))).toThrow(sentence);
  refused('"Type": "MOCK"', '"Type": "HTTP"', /has an integration of a kind that does not run locally$/);
  refused('"Type": "REQUEST"', '"Type": "TOKEN"', /has an authorizer that is not asked for every request/);
  refused(
    '"AuthorizerResultTtlInSeconds": 0',
    '"AuthorizerResultTtlInSeconds": 60',
    /not asked for every request/,
  );
  refused('"MinimumCompressionSize": 2000', '"BinaryMediaTypes": ["*/*"]', /has binary media types/);
  refused('"ses:FromAddress"', '"aws:SourceIp"', /The role of \w+ has the condition aws:SourceIp/);
  refused('"StringEquals"', '"StringLike"', /The role of \w+ has the condition StringLike/);
  const unlessNull = '"ForAllValues:StringLike":{"dynamodb:LeadingKeys":"A#*"},"StringEquals"';
  refused('"StringEquals"', unlessNull, /The role of \w+ has the condition dynamodb:LeadingKeys/);
  refused(
    '"BisectBatchOnFunctionError": true',
    '"Enabled": true',
    /a way to fail that does not run locally$/,
  );
  expect(() => readStack(folder)).toThrow(/must hold exactly one synthesised stack$/);
});
