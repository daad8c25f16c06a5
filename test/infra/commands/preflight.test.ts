import { afterAll, expect, test } from '@jest/globals';
import { checkConcurrency } from '../../../infra/deploy/check-account.ts';
import { checkCertificate } from '../../../infra/deploy/check-certificate.ts';
import { checkSender, checkSending } from '../../../infra/deploy/check-mail.ts';
import { json, openAwsAnswers } from '../../support/aws-answers.ts';

const aws = await openAwsAnswers();
const before = { ...process.env };
Object.assign(process.env, aws.environment);
afterAll(() => {
  for (const name of Object.keys(aws.environment)) delete process.env[name];
  Object.assign(process.env, before);
  aws.close();
});

const problem = (text: unknown) => [{ kind: 'problem', text }];
const warning = (text: unknown) => [{ kind: 'warning', text }];
const accountRegion = { account: '111122223333', region: 'eu-central-1' };
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

test('an unverified domain is reported with its missing DNS records', async () => {
  aws.be({ identities: { 'a.example': pending } });
  expect(await checkSender(mail, true, accountRegion)).toEqual(
    warning(`SES sends no codes until it finds the DNS records of a.example:
  abc._domainkey.a.example CNAME abc.dkim.amazonses.com
  def._domainkey.a.example CNAME def.dkim.amazonses.com
  bounce.a.example MX 10 feedback-smtp.eu-central-1.amazonses.com
  bounce.a.example TXT "v=spf1 include:amazonses.com ~all"`),
  );
});

test('a verified domain is reported only if DNS records are missing, and with only those records', async () => {
  const signed = { VerifiedForSendingStatus: true, DkimAttributes: { Status: 'SUCCESS', Tokens: ['abc'] } };
  aws.be({ identities: { 'a.example': { ...pending, ...signed } } });
  expect(await checkSender(mail, true, accountRegion)).toEqual(
    warning(`SES sends from a.example, but has not found all of its DNS records:
  bounce.a.example MX 10 feedback-smtp.eu-central-1.amazonses.com
  bounce.a.example TXT "v=spf1 include:amazonses.com ~all"`),
  );
  aws.be({ identities: { 'a.example': signed } });
  expect(await checkSender(mail, true, accountRegion)).toEqual([]);
});

test('a rate of morning mail above that of the account is reported', async () => {
  aws.be({ sending: json({ ProductionAccessEnabled: true, SendQuota: { MaxSendRate: 14 } }) });
  expect(await checkSending(accountRegion, 14)).toEqual([]);
  expect(await checkSending(accountRegion, 15)).toEqual(
    warning('delivery.mailsPerSecond is 15, and SES accepts 14 mails a second from this account.'),
  );
});

test('a sender identity that contradicts mail.identity is a problem', async () => {
  aws.be({});
  const existing = { ...mail, identity: 'existing' } as const;
  expect(await checkSender(existing, false, accountRegion)).toEqual(
    problem('mail.identity is existing, but SES has no identity a.example. Set it to created.'),
  );
  expect(await checkSender(mail, false, accountRegion)).toMatchObject([{ kind: 'fact' }]);
  aws.be({ identities: { 'a.example': pending } });
  expect(await checkSender(mail, false, accountRegion)).toEqual(
    problem('SES already has the identity a.example. Set mail.identity to existing.'),
  );
});

const certificateIn = (region: string) => `arn:aws:acm:${region}:111122223333:certificate/1`;
const certificateArn = certificateIn('eu-central-1');
const checkOwn = (name = 'api.a.example', arn = certificateArn) =>
  checkCertificate({ domain: { name, certificateArn: arn } }, accountRegion);
const issued = { DomainName: 'a.example', SubjectAlternativeNames: ['*.a.example'], Status: 'ISSUED' };

test('a certificate in another region, or that does not exist, is a problem', async () => {
  const text = 'The certificate of api.a.example is in us-east-1; it must be in eu-central-1.';
  expect(await checkOwn(undefined, certificateIn('us-east-1'))).toEqual(problem(text));
  aws.be({});
  expect(await checkOwn()).toEqual(
    problem(`There is no certificate ${certificateArn}. Correct domain.certificateArn of the stage.`),
  );
  expect(await checkCertificate({ domain: undefined }, accountRegion)).toEqual([]);
});

test('a certificate must cover the domain; a wildcard stands for one label', async () => {
  aws.be({ certificates: { [certificateArn]: issued } });
  for (const name of ['a.example', 'api.a.example', 'API.a.example'])
    expect(await checkOwn(name)).toEqual([]);
  for (const name of ['v2.api.a.example', 'b.example', 'api.ba.example'])
    expect(await checkOwn(name)).toEqual(
      problem(`The certificate is for a.example, *.a.example, not for ${name}. Request one for ${name}.`),
    );
});

test('a certificate that is not issued is a problem, and only a warning if it is in use', async () => {
  const ResourceRecord = { Name: '_x.a.example.', Type: 'CNAME', Value: '_y.acm-validations.aws.' };
  const DomainValidationOptions = [
    { DomainName: 'a.example', ValidationStatus: 'PENDING_VALIDATION', ResourceRecord },
  ];
  const certificate = { ...issued, Status: 'PENDING_VALIDATION', DomainValidationOptions };
  aws.be({ certificates: { [certificateArn]: certificate } });
  expect(await checkOwn()).toEqual(
    problem(`The certificate of api.a.example is PENDING_VALIDATION. Add these DNS records, and wait until it is issued:
  _x.a.example. CNAME _y.acm-validations.aws.`),
  );
  const text = 'The certificate of api.a.example is EXPIRED. Request another, and set domain.certificateArn.';
  aws.be({ certificates: { [certificateArn]: { ...issued, Status: 'EXPIRED' } } });
  expect(await checkOwn()).toEqual(problem(text));
  const used = { ...issued, Status: 'EXPIRED', InUseBy: ['arn:aws:elasticloadbalancing:1'] };
  aws.be({ certificates: { [certificateArn]: used } });
  expect(await checkOwn()).toEqual(warning(text));
});

const stage = { reservedConcurrency: { authorizer: 100, 'send-code': 5 } };
const reason = 'The stage reserves 105 (reservedConcurrency), and AWS requires 100 unreserved';
const check = (total: number, UnreservedConcurrentExecutions: number, isDeployed: boolean) => {
  const AccountLimit = { ConcurrentExecutions: total, UnreservedConcurrentExecutions };
  aws.be({ functions: json({ AccountLimit }) });
  return checkConcurrency(accountRegion, stage, isDeployed);
};

test('for a new stack, reserved concurrency that leaves less than 100 unreserved is a problem', async () => {
  expect(await check(1_000, 205, false)).toEqual([]);
  expect(await check(1_000, 204, false)).toEqual(
    problem(expect.stringContaining(`${reason}, but the account has 204 unreserved. Reserve less`)),
  );
  expect(await check(10, 10, false)).toMatchObject([{ kind: 'warning' }, { kind: 'problem' }]);
});

test('for a deployed stack, too much reserved concurrency is a warning, or a problem if it exceeds the total minus 100', async () => {
  expect(await check(1_000, 205, true)).toEqual([]);
  const unless = 'so the deploy fails unless the stage has reserved 105 already.';
  expect(await check(205, 100, true)).toEqual(
    warning(`${reason}. The account has 100 unreserved, ${unless}`),
  );
  const tooFew = problem(expect.stringContaining('but the account has 204 in total'));
  expect(await check(204, 100, true)).toEqual(tooFew);
});
