import { execFile } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { PipelineStack } from '../../infra/pipeline/pipeline-stack.ts';

const ISSUER = 'token.actions.githubusercontent.com';

type Statement = { Action: string | string[]; Resource: unknown };

/** Writes references such as `{"Ref":"AWS::Region"}` as the letters after the last colon, joined with the text around them. */
const readable = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part) =>
      part instanceof Object && 'Fn::Join' in part
        ? part['Fn::Join'][1]
            .map((piece: string | { Ref: string }) =>
              typeof piece === 'string' ? piece : piece.Ref.replace('AWS::', ''),
            )
            .join('')
        : part,
    ),
  );

/** The template of a stage's pipeline, with its two roles. */
function pipeline(repository = 'ada/horoscope', { stageName = 'prod', hasProvider = false } = {}) {
  const app = new App({ builtinCloudFormationValidation: false });
  const stack = new PipelineStack(app, { stageName, repository, hasProvider });
  const { Resources } = app.synth().getStackArtifact(stack.artifactId).template;
  const named = (prefix: string) =>
    Object.entries<{ Properties: Record<string, unknown> }>(Resources).find(([id]) =>
      id.startsWith(prefix),
    )?.[1].Properties;
  const role = (prefix: string) => {
    const { AssumeRolePolicyDocument, Policies, ...others } = readable(named(prefix)) as {
      AssumeRolePolicyDocument: { Statement: { Condition: object; Principal: { Federated: unknown } }[] };
      Policies: { PolicyDocument: { Statement: Statement[] } }[];
      MaxSessionDuration: number;
    };
    const rights = Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement).map(
      ({ Action, Resource }) => [[Action].flat(), [Resource].flat()],
    );
    return { trust: AssumeRolePolicyDocument.Statement, rights, ...others };
  };
  return { deploy: role('Deploy'), diff: role('Diff'), provider: named('GitHub') };
}

const { deploy, diff, provider } = pipeline();

test.each([
  ['Deploy', 2, deploy, 'repo:ada/horoscope:environment:prod'],
  ['Diff', 1, diff, 'repo:ada/horoscope:ref:refs/heads/main'],
] as const)(
  'the role %s trusts exactly one subject of one repository, for %i hours',
  (_, hours, role, subject) => {
    expect(role.trust).toEqual([
      {
        Action: 'sts:AssumeRoleWithWebIdentity',
        Effect: 'Allow',
        Principal: { Federated: { Ref: expect.stringMatching(/^GitHub/) } },
        Condition: { StringEquals: { [`${ISSUER}:aud`]: 'sts.amazonaws.com', [`${ISSUER}:sub`]: subject } },
      },
    ]);
    expect(role['MaxSessionDuration']).toBe(hours * 3_600);
  },
);

const stack = (name: string) => `arn:Partition:cloudformation:Region:AccountId:stack/${name}/*`;
const READING = [
  [
    ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate', 'cloudformation:ListStackResources'],
    [...['-data', '', '-background', '-monitoring'].map((part) => `Horoscope-prod${part}`), 'CDKToolkit'].map(
      stack,
    ),
  ],
  [['sns:ListSubscriptionsByTopic'], ['arn:Partition:sns:Region:AccountId:Horoscope-prod-*']],
  [['ses:GetEmailIdentity'], ['arn:Partition:ses:Region:AccountId:identity/*']],
  [['acm:DescribeCertificate'], ['arn:Partition:acm:Region:AccountId:certificate/*']],
  [['dynamodb:ListTables', 'lambda:GetAccountSettings', 'ses:GetAccount'], ['*']],
];
const bootstrapRole = (name: string) =>
  `arn:Partition:iam::AccountId:role/cdk-hnb659fds-${name}-role-AccountId-Region`;

const apis = 'arn:Partition:apigateway:Region::/restapis/*';

test('Deploy can read its stage’s stacks, assume the two bootstrap roles of a deploy and switch its stage, and nothing else', () => {
  expect(deploy.rights).toEqual([
    ...READING,
    [['sts:AssumeRole'], ['deploy', 'file-publishing'].map(bootstrapRole)],
    [['apigateway:GET'], [`${apis}/deployments`, `${apis}/stages/prod`]],
    [['apigateway:PATCH'], [`${apis}/deployments/*`, `${apis}/stages/prod`]],
  ]);
});

test('Diff can only read, and not through the lookup role, which reads tables', () => {
  expect(diff.rights).toEqual(READING);
});

test('the stack creates GitHub’s provider, or uses the one that the account has', () => {
  expect(provider).toEqual({ Url: `https://${ISSUER}`, ClientIdList: ['sts.amazonaws.com'] });
  const existing = pipeline('ada/horoscope', { hasProvider: true });
  expect(existing.provider).toBeUndefined();
  expect(existing.deploy.trust[0]?.Principal.Federated).toBe(
    `arn:Partition:iam::AccountId:oidc-provider/${ISSUER}`,
  );
});

test('a repository may have the ids that GitHub adds to names', () => {
  expect(JSON.stringify(pipeline('ada@12/horoscope@34').deploy.trust)).toContain(
    '"repo:ada@12/horoscope@34:environment:prod"',
  );
});

test.each([
  'ada/*',
  '*',
  'ada/horoscope?',
  'ada',
  'ada/x:ref',
  'ada@1/horoscope',
  'ada@*/x@1',
  'undefined',
  '',
])('the repository %j is rejected', (repository) => {
  expect(() => pipeline(repository)).toThrow('Set the repository with -c repository=OWNER/NAME, not ');
});

test('the app prints only one sentence for an unknown stage and fails', async () => {
  const env = { ...process.env, NODE_OPTIONS: '', CDK_CONTEXT_JSON: '{"stage":"gold","repository":"a/b"}' };
  const [code, output] = await new Promise<[number, string]>((resolve) => {
    execFile(process.execPath, ['infra/pipeline/app.ts'], { env }, (error, stdout, stderr) =>
      resolve([Number(error?.code ?? 0), `${stdout}${stderr}`]),
    );
  });
  expect([code, output]).toEqual([1, 'There is no stage gold; infra/stages.ts has dev, staging, prod.\n']);
});
