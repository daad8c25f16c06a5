import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { NEEDED_VERSION } from '../../../infra/deploy/check-bootstrap.ts';
import { json, openAwsAnswers, prepared, refused, xmlError } from '../../support/aws-answers.ts';
import { runCommand } from '../../support/run-command.ts';

const aws = await openAwsAnswers();
const folder = mkdtempSync(join(tmpdir(), 'horoscope-cdk-'));
afterAll(() => {
  aws.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => aws.be({}));

/** In place of the CDK's command line: says what it is told, and fails if that is among it. */
const cdk = join(folder, 'cdk');
writeFileSync(cdk, '#!/bin/sh\necho "cdk $*"\ncase "$*" in *--fail*) exit 3;; esac\n');
chmodSync(cdk, 0o755);

const environment = { ...aws.environment, PATH: `${folder}:${process.env['PATH']}` };

type Circumstances = { input?: string; without?: string[]; endpoint?: string };

async function run(name: string, args: string[], { input, without = [], endpoint }: Circumstances = {}) {
  const all = { ...environment, ...(endpoint !== undefined && { AWS_ENDPOINT_URL: endpoint }) };
  const env = Object.fromEntries(Object.entries(all).filter(([key]) => !without.includes(key)));
  const { code, output } = await runCommand(name, args, input, env);
  return { code, lines: output.split('\n') };
}

const WHERE = 'Account 111122223333, region eu-central-1, as arn:aws:iam::111122223333:user/ada';
const SENDER = 'SES will be told of horoscope@example.com, and mails it a link, which is to be followed.';
const NOTHING = 'Nothing was changed.';

const deployed = {
  ...prepared,
  'Horoscope-dev': {
    outputs: {
      Url: 'https://abc.execute-api.eu-central-1.amazonaws.com/dev/',
      TableName: 'Horoscope-dev-Table1',
      SecretId: 'arn:secret',
      Dmarc: '_dmarc.a.example TXT "v=DMARC1; p=none"',
    },
  },
};

test('a deploy says where it goes, runs the CDK, and says what to do next', async () => {
  aws.be({ stacks: deployed, identities: { 'horoscope@example.com': { VerifiedForSendingStatus: true } } });
  const { code, lines } = await run('deploy', ['dev', '--', '--require-approval', 'never']);
  expect(lines).toEqual([
    WHERE,
    'cdk deploy --context stage=dev --require-approval never',
    '',
    'The service answers at https://abc.execute-api.eu-central-1.amazonaws.com/dev/',
    'Codes are sent once the DNS of the mails’ domain has these records:',
    '_dmarc.a.example TXT "v=DMARC1; p=none"',
    'Whether it works, with a key of an account in HOROSCOPE_KEY, or --email ADDRESS in its place:',
    '  npm run smoke -- https://abc.execute-api.eu-central-1.amazonaws.com/dev',
  ]);
  expect(code).toBe(0);
});

test('a comparison runs the CDK after the same questions', async () => {
  expect(await run('diff', ['dev'])).toEqual({
    code: 0,
    lines: [WHERE, SENDER, 'cdk diff --context stage=dev'],
  });
});

test('what is only to be weighed is a warning, with what to do, and the deploy goes on', async () => {
  aws.be({
    stacks: deployed,
    functions: json({ AccountLimit: { UnreservedConcurrentExecutions: 10 } }),
    sending: json({ ProductionAccessEnabled: false, SendingEnabled: false, EnforcementStatus: 'SHUTDOWN' }),
    identities: { 'horoscope@example.com': { VerifiedForSendingStatus: false } },
  });
  const { code, lines } = await run('deploy', ['dev']);
  const warnings = lines.filter((line) => line.startsWith('Warning: '));
  expect(warnings).toEqual([
    expect.stringMatching(/^Warning: Only 10 functions may run at once .* ask for more at https:\S+ /),
    expect.stringMatching(/^Warning: SES sends no mail for this account \(SHUTDOWN\)/),
    expect.stringMatching(/^Warning: SES is in its sandbox, .* ask for production access at https:/),
    'Warning: No code is sent before whoever reads horoscope@example.com has followed the link that SES mailed.',
  ]);
  expect(lines).toContain('cdk deploy --context stage=dev');
  expect(code).toBe(0);
});

test('what the credentials may not ask is told, and does not stop the deploy', async () => {
  aws.be({ stacks: deployed, functions: refused });
  const { code, lines } = await run('deploy', ['dev']);
  expect(lines).toContain(
    'Warning: Not checked: how many functions may run at once. The AWS credentials may not do this: not authorized to perform this',
  );
  expect(code).toBe(0);
});

describe('nothing is changed, and every problem is told at once', () => {
  test.each<[string, Parameters<typeof aws.be>[0], string[], Circumstances, string[]]>([
    [
      'a stage that is not there, and nobody to be',
      {},
      ['gold'],
      { without: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] },
      [
        'Problem: There is no stage gold; infra/stages.ts has dev, staging, prod.',
        'Problem: There are no AWS credentials to use: set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. (Could not load credentials from any providers)',
        NOTHING,
      ],
    ],
    [
      'a stage without its settings, in an account that is not prepared',
      { stacks: {} },
      ['prod'],
      {},
      [
        WHERE,
        'Problem: The stage prod cannot be deployed before mail.from, mail.domain, and alarmMail are set in infra/stages.ts.',
        'Problem: The account is not prepared for the CDK in this region: run npx cdk bootstrap aws://111122223333/eu-central-1, once.',
        NOTHING,
      ],
    ],
    [
      'an account that an old CDK has prepared, a sender that SES has, and a table that a former stack has left',
      {
        stacks: { CDKToolkit: { outputs: { BootstrapVersion: '5' } } },
        identities: { 'horoscope@example.com': { VerifiedForSendingStatus: true } },
        tables: ['Horoscope-dev-TableCD117FA1-1', 'Horoscope-prod-TableCD117FA1-1'],
      },
      ['dev'],
      {},
      [
        WHERE,
        'Problem: What the CDK has prepared is of version 5, and 6 is needed: run npx cdk bootstrap aws://111122223333/eu-central-1 again.',
        'Problem: The table Horoscope-dev-TableCD117FA1-1 of a former stack is still there, and a new stack would begin with an empty one: import it first (docs/operate.md, Back from a deleted stack), or delete it.',
        'Problem: SES has horoscope@example.com already, and it cannot be created twice: set mail.identity to existing.',
        NOTHING,
      ],
    ],
    [
      'no region',
      {},
      ['dev'],
      { without: ['AWS_REGION'] },
      ['Problem: No region is set: give AWS_REGION, or the profile a region of its own.', NOTHING],
    ],
    [
      'credentials that have expired',
      { identity: xmlError('ExpiredToken', 'The security token included in the request is expired', 403) },
      ['dev'],
      {},
      ['Problem: The AWS credentials have expired: sign in to AWS again.', NOTHING],
    ],
    [
      'credentials of nobody',
      { identity: xmlError('InvalidClientTokenId', 'The security token is invalid.', 403) },
      ['dev'],
      {},
      ['Problem: AWS does not accept the credentials (InvalidClientTokenId).', NOTHING],
    ],
  ])('%s', async (_name, account, args, more, lines) => {
    aws.be(account);
    expect(await run('deploy', args, more)).toEqual({ code: 1, lines });
  });

  test('an AWS that cannot be reached', async () => {
    const { code, lines } = await run('deploy', ['dev'], { endpoint: 'http://127.0.0.1:1' });
    expect(lines).toEqual([
      expect.stringMatching(/^Problem: AWS cannot be reached: .*ECONNREFUSED/),
      NOTHING,
    ]);
    expect(code).toBe(1);
  });
});

test.each(['ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS'])(
  'a stack that is %s has nothing, so a table that is there is told',
  async (status) => {
    const stacks = { ...prepared, 'Horoscope-dev': { status } };
    aws.be({ stacks, tables: ['Horoscope-dev-TableCD117FA1-1'] });
    const { code, lines } = await run('deploy', ['dev']);
    expect(lines).toEqual([
      WHERE,
      SENDER,
      expect.stringMatching(/^Problem: The table Horoscope-dev-TableCD117FA1-1 of a former stack/),
      NOTHING,
    ]);
    expect(code).toBe(1);
  },
);

describe('what would lead the CDK to another place than the one that is looked at is refused', () => {
  const elsewhere = [
    ['-c', 'stage=prod'],
    ['-cstage=prod'],
    ['-vc', 'stage=prod'],
    ['--context', 'stage=prod'],
    ['--context=stage=prod'],
    ['--profile', 'other'],
    ['--profile=other'],
    ['--region', 'us-east-1'],
    ['--app', 'cdk.out'],
    ['-a', 'cdk.out'],
  ];
  test.each([
    ...elsewhere.map((args) => ['deploy', ['dev', '--', '--verbose', ...args]] as const),
    ['diff', ['dev', '--', '-c', 'stage=prod']] as const,
    ['destroy', ['dev', '--yes', 'dev', '--', '-c', 'stage=prod']] as const,
  ])('%s %j', async (name, args) => {
    aws.be({ stacks: deployed });
    const { code, lines } = await run(name, [...args]);
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^-\S+ could lead the CDK elsewhere than is looked at before: /)],
    ]);
  });
});

test('a CDK that fails is the command’s failure', async () => {
  expect(await run('deploy', ['dev', '--', '--fail'])).toEqual({
    code: 1,
    lines: [WHERE, SENDER, 'cdk deploy --context stage=dev --fail', 'cdk deploy failed, and says above why.'],
  });
});

test('the account is to be prepared as the synthesised stack asks for', () => {
  const manifest = readFileSync(join(process.env['SYNTHESISED_APP'] ?? '', 'manifest.json'), 'utf8');
  const { artifacts } = JSON.parse(manifest);
  expect(artifacts['Horoscope-dev'].properties).toMatchObject({
    requiresBootstrapStackVersion: NEEDED_VERSION,
  });
});

describe('a stage is destroyed', () => {
  const GOES =
    'All of Horoscope-dev goes, with its address, its logs and every account: the table Horoscope-dev-Table1 and the secret arn:secret too.';
  beforeEach(() => aws.be({ stacks: deployed }));

  test('when its name is typed, or said by --yes', async () => {
    const typed = await run('destroy', ['dev'], { input: 'dev\n' });
    expect(typed).toEqual({
      code: 0,
      lines: [
        WHERE,
        GOES,
        'This destroys the stage dev. Type its name to go on: cdk destroy --context stage=dev --force',
      ],
    });
    const said = await run('destroy', ['dev', '--yes', 'dev']);
    expect(said.lines).toEqual([WHERE, GOES, 'cdk destroy --context stage=dev --force']);
  });

  test.each([
    [['dev'], { input: 'prod\n' }],
    [['dev'], { input: '' }],
    [['dev', '--yes', 'prod'], {}],
  ])('and not by %j with %j', async (args, more) => {
    const { code, lines } = await run('destroy', args, more);
    expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/Nothing was destroyed\.$/)]);
    expect(lines.join('\n')).not.toContain('cdk destroy');
  });

  test('and neither if it is protected nor if it is not there', async () => {
    aws.be({ stacks: { 'Horoscope-dev': { ...deployed['Horoscope-dev'], isProtected: true } } });
    expect((await run('destroy', ['dev', '--yes', 'dev'])).lines).toEqual([
      WHERE,
      GOES,
      expect.stringMatching(/^Problem: Horoscope-dev is protected .* --stack-name Horoscope-dev$/),
      NOTHING,
    ]);
    aws.be({});
    expect((await run('destroy', ['dev', '--yes', 'dev'])).lines).toEqual([
      WHERE,
      'Problem: There is no stack Horoscope-dev in this account and region.',
      NOTHING,
    ]);
  });
});
