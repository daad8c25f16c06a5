import { afterAll, describe, expect, test } from '@jest/globals';
import { checkFunctions } from '../../../infra/deploy/check-functions.ts';
import { checkSender } from '../../../infra/deploy/check-mail.ts';
import { checkCertificate } from '../../../infra/deploy/preflight.ts';
import { json, openAwsAnswers } from '../../support/aws-answers.ts';

const aws = await openAwsAnswers();
const before = { ...process.env };
Object.assign(process.env, aws.environment);
afterAll(() => {
  for (const name of Object.keys(aws.environment)) delete process.env[name];
  Object.assign(process.env, before);
  aws.close();
});

const place = { account: '111122223333', region: 'eu-central-1' };
const mail = {
  sender: { from: 'sky@a.example', address: 'sky@a.example' },
  domain: 'a.example',
  identity: 'created',
  nameServers: 'system',
} as const;

const pending = {
  VerifiedForSendingStatus: false,
  DkimAttributes: { Status: 'PENDING', Tokens: ['abc', 'def'] },
  MailFromAttributes: { MailFromDomain: 'bounce.a.example', MailFromDomainStatus: 'PENDING' },
};

test('a domain that SES does not send from yet is told with the records that its DNS lacks', async () => {
  aws.be({ identities: { 'a.example': pending } });
  expect(await checkSender(mail, true, place)).toEqual([
    {
      kind: 'warning',
      text: `No code is sent before SES has seen the DNS records of a.example:
  abc._domainkey.a.example CNAME abc.dkim.amazonses.com
  def._domainkey.a.example CNAME def.dkim.amazonses.com
  bounce.a.example MX 10 feedback-smtp.eu-central-1.amazonses.com
  bounce.a.example TXT "v=spf1 include:amazonses.com ~all"`,
    },
  ]);
});

test('one that only bounces lack is told of those records alone, and one that has all of nothing', async () => {
  const signed = { VerifiedForSendingStatus: true, DkimAttributes: { Status: 'SUCCESS', Tokens: ['abc'] } };
  aws.be({ identities: { 'a.example': { ...pending, ...signed } } });
  expect(await checkSender(mail, true, place)).toEqual([
    {
      kind: 'warning',
      text: `SES sends from a.example, but has not seen all of its DNS records:
  bounce.a.example MX 10 feedback-smtp.eu-central-1.amazonses.com
  bounce.a.example TXT "v=spf1 include:amazonses.com ~all"`,
    },
  ]);
  aws.be({ identities: { 'a.example': signed } });
  expect(await checkSender(mail, true, place)).toEqual([]);
});

test('one that does not exist where it should, or does where it should not, is a problem', async () => {
  aws.be({});
  const existing = { ...mail, identity: 'existing' } as const;
  expect(await checkSender(existing, false, place)).toEqual([
    {
      kind: 'problem',
      text: 'SES does not have a.example, which mail.identity calls existing: set it to created.',
    },
  ]);
  expect(await checkSender(mail, false, place)).toMatchObject([{ kind: 'fact' }]);
  aws.be({ identities: { 'a.example': pending } });
  expect(await checkSender(mail, false, place)).toEqual([
    {
      kind: 'problem',
      text: 'SES has a.example already, and it cannot be created twice: set mail.identity to existing.',
    },
  ]);
});

test('a certificate of another region is a problem', () => {
  const domainIn = (region: string) => ({
    domain: { name: 'a.example', certificateArn: `arn:aws:acm:${region}:111122223333:certificate/1` },
  });
  expect(checkCertificate(domainIn('us-east-1'), place)).toEqual([
    {
      kind: 'problem',
      text: 'The certificate of a.example is in us-east-1, and has to be in eu-central-1.',
    },
  ]);
  expect(checkCertificate(domainIn('eu-central-1'), place)).toEqual([]);
  expect(checkCertificate({ domain: undefined }, place)).toEqual([]);
});

describe('what a stage reserves is held against what the account has', () => {
  const stage = { reservedConcurrency: { authorizer: 100, 'send-code': 5 } };
  const why = 'The stage reserves 105 (reservedConcurrency), and AWS wants 100 left unreserved';
  const check = (ConcurrentExecutions: number, UnreservedConcurrentExecutions: number, isThere: boolean) => {
    aws.be({ functions: json({ AccountLimit: { ConcurrentExecutions, UnreservedConcurrentExecutions } }) });
    return checkFunctions(place, stage, isThere);
  };

  test('of a new stack, with what others reserve', async () => {
    expect(await check(1_000, 205, false)).toEqual([]);
    expect(await check(1_000, 204, false)).toEqual([
      {
        kind: 'problem',
        text: expect.stringContaining(
          `${why}, but the account has 204 that nothing reserves yet: reserve less`,
        ),
      },
    ]);
    expect(await check(10, 10, false)).toMatchObject([{ kind: 'warning' }, { kind: 'problem' }]);
  });

  test('of one that is there, which may have reserved them before', async () => {
    expect(await check(1_000, 205, true)).toEqual([]);
    expect(await check(205, 100, true)).toEqual([
      {
        kind: 'warning',
        text: `${why}: the account has 100 that nothing reserves, so the deploy fails unless 105 are the stage’s already.`,
      },
    ]);
    expect(await check(204, 100, true)).toMatchObject([
      { kind: 'problem', text: expect.stringContaining('but the account has 204 in all') },
    ]);
  });
});
