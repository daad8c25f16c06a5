import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { BOOTSTRAP_VERSION } from '../../../infra/deploy/check-account.ts';
import {
  type AwsAccount,
  json,
  openAwsAnswers,
  prepared,
  refused,
  xmlError,
} from '../../support/aws-answers.ts';
import { runCommand } from '../../support/run-command.ts';

const aws = await openAwsAnswers();
const folder = mkdtempSync(join(tmpdir(), 'horoscope-cdk-'));
afterAll(() => {
  aws.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => aws.be({}));

/** A file that exists once the fake `cdk` has run. */
const ran = join(folder, 'ran');

/** Path of a fake `cdk` that prints its arguments and fails with --fail. */
const cdk = join(folder, 'cdk');
writeFileSync(cdk, `#!/bin/sh\ntouch ${ran}\necho "cdk $*"\ncase "$*" in *--fail*) exit 3;; esac\n`);
chmodSync(cdk, 0o755);

const environment = { ...aws.environment, PATH: `${folder}:${process.env['PATH']}` };

/** Runs an operator command with some environment variables replaced, or removed if empty. */
async function run(name: string, args: string[], { input, ...replaced }: Record<string, string> = {}) {
  const variables = Object.entries({ ...environment, ...replaced }).filter(([, value]) => value);
  const { code, output } = await runCommand('cdk', [name, ...args], input, Object.fromEntries(variables));
  return { code, lines: output.split('\n') };
}

const ACCOUNT = 'Account 111122223333, region eu-central-1, as arn:aws:iam::111122223333:user/ada';
const SENDER = 'The deploy registers horoscope@example.com with SES. Follow the link that SES mails to it.';
const NOTHING = 'Nothing was changed.';

const deployed = {
  ...prepared,
  'Horoscope-dev-data': {
    outputs: {
      TableName: 'Horoscope-dev-data-Table1',
      SecretId: 'arn:secret',
      Dmarc: '_dmarc.a.example TXT "v=DMARC1; p=none"',
    },
  },
  'Horoscope-dev': { outputs: { Url: 'https://abc.execute-api.eu-central-1.amazonaws.com/dev/' } },
};

test('deploy prints the account, runs the CDK and prints the next steps', async () => {
  aws.be({ stacks: deployed, identities: { 'horoscope@example.com': { VerifiedForSendingStatus: true } } });
  const { code, lines } = await run('deploy', ['dev', '--', '--require-approval', 'never']);
  expect(lines).toEqual([
    ACCOUNT,
    'cdk deploy --all --context stage=dev --require-approval never',
    '',
    'Deployed to https://abc.execute-api.eu-central-1.amazonaws.com/dev/',
    'Add these DNS records; codes are sent once SES has found them:',
    '_dmarc.a.example TXT "v=DMARC1; p=none"',
    'Test it with an API key in HOROSCOPE_KEY, or with --email ADDRESS:',
    '  npm run smoke -- https://abc.execute-api.eu-central-1.amazonaws.com/dev',
    'Undo it, if need be:',
    '  npm run rollback -- dev',
  ]);
  expect(code).toBe(0);
});

test('a first deploy ends with the subscription that someone must confirm', async () => {
  const AlarmTopic = 'arn:aws:sns:eu-central-1:111122223333:alarms';
  const complete = { ...deployed, 'Horoscope-dev-monitoring': { outputs: { AlarmTopic } } };
  rmSync(ran, { force: true });
  aws.be({
    subscriptions: { 'ops@a.example': 'PendingConfirmation' },
    get stacks() {
      return existsSync(ran) ? complete : prepared;
    },
  });
  const text =
    'ops@a.example gets no alarms until it follows the link in AWS’s mail “Subscription Confirmation”.';
  const first = (await run('deploy', ['dev'])).lines;
  expect(first.indexOf(text)).toBeGreaterThan(first.indexOf('cdk deploy --all --context stage=dev'));
  // A later deploy warns before it starts, and only once.
  const later = (await run('deploy', ['dev', '--', '--require-approval', 'never'])).lines.join('\n');
  expect(later.split(text)).toHaveLength(2);
});

test('deploy serves its release, even if it was undone and the API has not changed', async () => {
  const deployments = [
    { id: 'd1', description: 'v1 (undone)', createdDate: 1 },
    { id: 'd0', description: 'v0', createdDate: 0 },
  ];
  const api = { deployments, served: 'd0' };
  aws.be({ stacks: deployed, api });
  const { code, lines } = await run('deploy', ['dev']);
  expect([code, api.served, deployments[0]?.description]).toEqual([0, 'd1', 'v1']);
  expect(lines).toContain('The stage dev serves v1 again, instead of v0.');
});

test('a rollback during a deploy stays, whether the release is new or not', async () => {
  const [v0, undone] = [
    { id: 'd0', description: 'v0', createdDate: 0 },
    { id: 'd1', description: 'v1 (undone)', createdDate: 1 },
  ];
  for (const before of [[v0], [{ ...undone, description: 'v1' }, v0]]) {
    const api = {
      get deployments() {
        return existsSync(ran) ? [undone, v0] : before;
      },
      served: 'd0',
    };
    aws.be({ stacks: deployed, api });
    rmSync(ran, { force: true });
    const { code, lines } = await run('deploy', ['dev']);
    expect([code, api.served, undone.description]).toEqual([0, 'd0', 'v1 (undone)']);
    expect(lines).toContain(
      'A rollback undid v1 during this deploy, so the stage dev still serves v0. To serve it all the same: npm run rollback -- dev v1',
    );
  }
});

test('after a deploy that fails, the stage serves what it served before', async () => {
  const deployments = [
    { id: 'd1', description: 'v1', createdDate: 1 },
    { id: 'd0', description: 'v0', createdDate: 0 },
  ];
  let chosen: string | undefined;
  const api = {
    deployments,
    // CloudFormation goes back to the release that it deployed last, although that was undone.
    get served() {
      return chosen ?? (existsSync(ran) ? 'd1' : 'd0');
    },
    set served(id) {
      chosen = id;
    },
  };
  aws.be({ stacks: deployed, api });
  rmSync(ran, { force: true });
  const { code, lines } = await run('deploy', ['dev', '--', '--fail']);
  expect([code, api.served]).toEqual([1, 'd0']);
  expect(lines).toContain('The stage dev serves v0 as before the deploy, instead of v1.');
});

test('diff runs the CDK after the same checks as deploy', async () => {
  expect(await run('diff', ['dev'])).toEqual({
    code: 0,
    lines: [ACCOUNT, SENDER, 'cdk diff --all --context stage=dev'],
  });
});

test('deploy prints warnings and continues', async () => {
  aws.be({
    stacks: deployed,
    functions: json({ AccountLimit: { UnreservedConcurrentExecutions: 10 } }),
    sending: json({ ProductionAccessEnabled: false, SendingEnabled: false, EnforcementStatus: 'SHUTDOWN' }),
    identities: { 'horoscope@example.com': { VerifiedForSendingStatus: false } },
  });
  const { code, lines } = await run('deploy', ['dev']);
  const warnings = lines.filter((line) => line.startsWith('Warning: '));
  expect(warnings).toEqual([
    expect.stringMatching(/^Warning: .* Lambda concurrency is 10; .* request more at https:\S+ /),
    'Warning: SES sending is disabled for this account (SHUTDOWN).',
    expect.stringMatching(/^Warning: SES is in its sandbox, .* production access at https:/),
    expect.stringMatching(/^Warning: horoscope@example.com is not verified/),
  ]);
  expect(lines).toContain('cdk deploy --all --context stage=dev');
  expect(code).toBe(0);
});

test('a check that fails for lack of a permission is reported as a warning', async () => {
  aws.be({ stacks: deployed, functions: refused });
  const { code, lines } = await run('deploy', ['dev']);
  expect(lines).toContain(
    'Warning: Not checked: Lambda concurrency. The AWS credentials lack a permission: not authorized to perform this',
  );
  expect(code).toBe(0);
});

type Situation = { account?: AwsAccount; stage?: string; variables?: Record<string, string> };

test.each<[string, Situation, unknown[]]>([
  [
    'an unknown stage without credentials',
    { stage: 'gold', variables: { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' } },
    [
      'Problem: There is no stage gold; infra/stages.ts has dev, staging, prod.',
      'Problem: No AWS credentials found. Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. (Could not load credentials from any providers)',
    ],
  ],
  [
    'an incomplete stage in an account without bootstrap',
    { account: { stacks: {} }, stage: 'prod' },
    [
      ACCOUNT,
      'Problem: The stage prod cannot be deployed: set mail.from, mail.domain, and alarmMail in infra/stages.ts.',
      'Problem: The account is not bootstrapped for the CDK in this region. Run npx cdk bootstrap aws://111122223333/eu-central-1.',
    ],
  ],
  [
    'an old bootstrap, an existing sender identity, and an orphaned table',
    {
      account: {
        stacks: { CDKToolkit: { outputs: { BootstrapVersion: '5' } } },
        identities: { 'horoscope@example.com': { VerifiedForSendingStatus: true } },
        tables: ['Horoscope-dev-data-TableCD117FA1-1', 'Horoscope-prod-data-TableCD117FA1-1'],
      },
    },
    [
      ACCOUNT,
      'Problem: The CDK bootstrap stack has version 5; 6 is required. Run npx cdk bootstrap aws://111122223333/eu-central-1.',
      'Problem: The table Horoscope-dev-data-TableCD117FA1-1 of a deleted stack still exists; a new stack would start with an empty one. Import it (docs/operate.md, Recover a deleted stack), or delete it if the first deploy failed (If the first deploy fails).',
      'Problem: SES already has the identity horoscope@example.com. Set mail.identity to existing.',
    ],
  ],
  [
    'a missing region',
    { variables: { AWS_REGION: '' } },
    ['Problem: No AWS region is set. Set AWS_REGION, or a region in the profile.'],
  ],
  [
    'expired credentials',
    { account: { identity: xmlError('ExpiredToken', 'The security token is expired', 403) } },
    ['Problem: The AWS credentials have expired. Sign in to AWS again.'],
  ],
  [
    'invalid credentials',
    { account: { identity: xmlError('InvalidClientTokenId', 'The security token is invalid.', 403) } },
    ['Problem: AWS rejected the credentials (InvalidClientTokenId).'],
  ],
  [
    'an unreachable AWS',
    { variables: { AWS_ENDPOINT_URL: 'http://127.0.0.1:1' } },
    [expect.stringMatching(/^Problem: AWS cannot be reached: .*ECONNREFUSED/)],
  ],
])('deploy reports %s and changes nothing', async (_, { account = {}, stage = 'dev', variables }, lines) => {
  aws.be(account);
  expect(await run('deploy', [stage], variables)).toEqual({ code: 1, lines: [...lines, NOTHING] });
});

test.each(['ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS'])(
  'a stack in %s counts as not deployed, so its table is an orphan',
  async (status) => {
    const stacks = { ...prepared, 'Horoscope-dev-data': { status } };
    aws.be({ stacks, tables: ['Horoscope-dev-data-TableCD117FA1-1'] });
    const { code, lines } = await run('deploy', ['dev']);
    expect(lines).toEqual([
      ACCOUNT,
      SENDER,
      expect.stringMatching(/^Problem: The table Horoscope-dev-data-TableCD117FA1-1 of a deleted stack/),
      NOTHING,
    ]);
    expect(code).toBe(1);
  },
);

test('a protected stack whose creation failed stops a deploy, with the command that removes the protection', async () => {
  const failed = { status: 'ROLLBACK_COMPLETE', isProtected: true };
  aws.be({ stacks: { ...prepared, 'Horoscope-dev-data': failed } });
  const { code, lines } = await run('deploy', ['dev']);
  expect(lines).toEqual([
    ACCOUNT,
    SENDER,
    expect.stringMatching(
      /^Problem: The first deploy of Horoscope-dev-data failed, .* run aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name Horoscope-dev-data$/,
    ),
    NOTHING,
  ]);
  expect(code).toBe(1);
  aws.be({ stacks: { ...prepared, 'Horoscope-dev-data': { status: 'ROLLBACK_COMPLETE' } } });
  expect((await run('deploy', ['dev'])).lines).toContain('cdk deploy --all --context stage=dev');
});

const OPTIONS = [
  ...['-c stage=prod', '-cstage=prod', '-vc stage=prod', '--context stage=prod', '--context=stage=prod'],
  ...['--profile other', '--profile=other', '--region us-east-1', '--app cdk.out', '-a cdk.out'],
];
test.each([
  ...OPTIONS.map((option) => `deploy dev -- --verbose ${option}`),
  ...['diff dev -- -c stage=prod', 'destroy dev --yes dev -- -c stage=prod'],
])('a CDK option that selects another target is rejected: %s', async (command) => {
  aws.be({ stacks: deployed });
  const [name = '', ...args] = command.split(' ');
  const rejection = /^-\S+ could select a different target from the one that is checked\./;
  expect(await run(name, args)).toEqual({ code: 1, lines: [expect.stringMatching(rejection)] });
});

test('a failing CDK command fails deploy', async () => {
  expect(await run('deploy', ['dev', '--', '--fail'])).toEqual({
    code: 1,
    lines: [
      ACCOUNT,
      SENDER,
      'cdk deploy --all --context stage=dev --fail',
      'cdk deploy failed; see its output above.',
    ],
  });
});

test('the required bootstrap version is the one that the synthesized stack requires', () => {
  const manifest = readFileSync(join(process.env['SYNTHESIZED_APP'] ?? '', 'manifest.json'), 'utf8');
  const { artifacts } = JSON.parse(manifest);
  expect(artifacts['Horoscope-dev'].properties).toMatchObject({
    requiresBootstrapStackVersion: BOOTSTRAP_VERSION,
  });
});

const DELETES =
  'Deletes Horoscope-dev-data and Horoscope-dev with the URL, the logs and every account, including the table Horoscope-dev-data-Table1 and the secret arn:secret.';

test('destroy runs once the stage’s name is typed or passed with --yes', async () => {
  aws.be({ stacks: deployed });
  expect(await run('destroy', ['dev'], { input: 'dev\n' })).toEqual({
    code: 0,
    lines: [
      ACCOUNT,
      DELETES,
      'This destroys the stage dev. Type its name to continue: cdk destroy --all --context stage=dev --force',
    ],
  });
  const given = await run('destroy', ['dev', '--yes', 'dev']);
  expect(given.lines).toEqual([ACCOUNT, DELETES, 'cdk destroy --all --context stage=dev --force']);
});

test.each([
  [['dev'], 'prod\n'],
  [['dev'], ''],
  [['dev', '--yes', 'prod'], ''],
])('destroy does not run for the arguments %j and the input %j', async (args, input) => {
  aws.be({ stacks: deployed });
  const { code, lines } = await run('destroy', args, { input });
  expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/Nothing was destroyed\.$/)]);
  expect(lines.join('\n')).not.toContain('cdk destroy');
});

test('destroy fails if the data has termination protection or does not exist', async () => {
  aws.be({
    stacks: { ...deployed, 'Horoscope-dev-data': { ...deployed['Horoscope-dev-data'], isProtected: true } },
  });
  expect((await run('destroy', ['dev', '--yes', 'dev'])).lines).toEqual([
    ACCOUNT,
    DELETES,
    expect.stringMatching(
      /^Problem: Horoscope-dev-data has termination protection\..* --stack-name Horoscope-dev-data$/,
    ),
    NOTHING,
  ]);
  aws.be({});
  expect((await run('destroy', ['dev', '--yes', 'dev'])).lines).toEqual([
    ACCOUNT,
    'Problem: There is no stack Horoscope-dev in this account and region.',
    NOTHING,
  ]);
});
