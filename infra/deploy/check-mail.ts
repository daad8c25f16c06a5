import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  type GetEmailIdentityResponse,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import type { ReadyStage } from '../chosen-stage.ts';
import { type AccountRegion, timeouts } from './aws.ts';
import { type Finding, fact, problem, warning } from './finding.ts';

/** Checks that the account can send mail with SES, including to unverified recipients, and as fast as morning mail is sent. */
export async function checkSending({ region }: AccountRegion, mailsPerSecond = 0): Promise<Finding[]> {
  const account = await new SESv2Client(timeouts).send(new GetAccountCommand());
  const findings: Finding[] = [];
  if (account.SendingEnabled === false)
    findings.push(warning(`SES sending is disabled for this account (${account.EnforcementStatus}).`));
  if (account.ProductionAccessEnabled === false)
    findings.push(
      warning(
        `SES is in its sandbox, so codes only reach verified addresses. Request production access at https://${region}.console.aws.amazon.com/ses/home#/account; it takes about a day.`,
      ),
    );
  const rate = account.SendQuota?.MaxSendRate ?? mailsPerSecond;
  // The sandbox's rate is 1, and the finding above names it.
  if (account.ProductionAccessEnabled !== false && mailsPerSecond > rate)
    findings.push(
      warning(
        `delivery.mailsPerSecond is ${mailsPerSecond}, and SES accepts ${rate} mails a second from this account.`,
      ),
    );
  return findings;
}

async function findIdentity(EmailIdentity: string): Promise<GetEmailIdentityResponse | undefined> {
  try {
    return await new SESv2Client(timeouts).send(new GetEmailIdentityCommand({ EmailIdentity }));
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
}

function missingRecords(domain: string, identity: GetEmailIdentityResponse, { region }: AccountRegion) {
  const { DkimAttributes: { Status, SigningHostedZone = 'dkim.amazonses.com', Tokens = [] } = {} } = identity;
  const { MailFromDomain: from, MailFromDomainStatus } = identity.MailFromAttributes ?? {};
  const dkim = Tokens.map((token) => `${token}._domainkey.${domain} CNAME ${token}.${SigningHostedZone}`);
  const mailFrom = [
    `${from} MX 10 feedback-smtp.${region}.amazonses.com`,
    `${from} TXT "v=spf1 include:amazonses.com ~all"`,
  ];
  return [
    ...(Status === 'SUCCESS' ? [] : dkim),
    ...(!from || MailFromDomainStatus === 'SUCCESS' ? [] : mailFrom),
  ];
}

export async function checkSender(
  { domain, identity, sender }: Pick<ReadyStage['mail'], 'domain' | 'identity' | 'sender'>,
  isDeployed: boolean,
  accountRegion: AccountRegion,
  mails: 'codes' | 'morning mail' = 'codes',
): Promise<Finding[]> {
  const name = domain ?? sender.address;
  const found = await findIdentity(name);
  if (!found && identity === 'existing')
    return [problem(`mail.identity is existing, but SES has no identity ${name}. Set it to created.`)];
  if (!found)
    return [
      fact(
        domain
          ? `The deploy registers ${name} with SES and prints the DNS records that SES requires.`
          : `The deploy registers ${name} with SES. Follow the link that SES mails to it.`,
      ),
    ];
  if (!isDeployed && identity === 'created')
    return [problem(`SES already has the identity ${name}. Set mail.identity to existing.`)];
  const records = domain ? missingRecords(domain, found, accountRegion) : [];
  if (records.length === 0 && found.VerifiedForSendingStatus) return [];
  if (!domain)
    return [
      warning(`${name} is not verified. No codes are sent until you follow the link that SES mailed to it.`),
    ];
  const consequence = found.VerifiedForSendingStatus
    ? `SES sends from ${name}, but has not found all of its DNS records`
    : `SES sends no ${mails} until it finds the DNS records of ${name}`;
  return [warning([`${consequence}:`, ...records].join('\n  '))];
}
