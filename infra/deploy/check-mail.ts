import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  type GetEmailIdentityResponse,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import type { ReadyStage } from '../chosen-stage.ts';
import type { Place } from './find-account.ts';
import { type Finding, fact, problem, warning } from './finding.ts';
import { patience } from './patience.ts';

/** Whether SES sends for this account to whoever asks for a code. */
export async function checkSending({ region }: Place): Promise<Finding[]> {
  const { ProductionAccessEnabled, SendingEnabled, EnforcementStatus } = await new SESv2Client(patience).send(
    new GetAccountCommand(),
  );
  const findings: Finding[] = [];
  if (SendingEnabled === false)
    findings.push(
      warning(
        `SES sends no mail for this account (${EnforcementStatus}): AWS has stopped it, or somebody has.`,
      ),
    );
  if (ProductionAccessEnabled === false)
    findings.push(
      warning(
        `SES is in its sandbox, so codes reach only addresses that SES has verified: ask for production access at https://${region}.console.aws.amazon.com/ses/home#/account, which takes about a day.`,
      ),
    );
  return findings;
}

async function identityOf(EmailIdentity: string): Promise<GetEmailIdentityResponse | undefined> {
  try {
    return await new SESv2Client(patience).send(new GetEmailIdentityCommand({ EmailIdentity }));
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
}

/** The DNS records that a domain lacks by which SES would take it for the account's own. */
function missingRecords(domain: string, identity: GetEmailIdentityResponse, { region }: Place): string[] {
  const { DkimAttributes, MailFromAttributes } = identity;
  const zone = DkimAttributes?.SigningHostedZone ?? 'dkim.amazonses.com';
  const from = MailFromAttributes?.MailFromDomain;
  return [
    ...(DkimAttributes?.Status === 'SUCCESS' ? [] : (DkimAttributes?.Tokens ?? [])).map(
      (token) => `${token}._domainkey.${domain} CNAME ${token}.${zone}`,
    ),
    ...(!from || MailFromAttributes.MailFromDomainStatus === 'SUCCESS'
      ? []
      : [
          `${from} MX 10 feedback-smtp.${region}.amazonses.com`,
          `${from} TXT "v=spf1 include:amazonses.com ~all"`,
        ]),
  ];
}

/** Whether SES may send from the stage's sender; `isDeployed` says whether its stack is there. */
export async function checkSender(
  { domain, identity, sender }: ReadyStage['mail'],
  isDeployed: boolean,
  place: Place,
): Promise<Finding[]> {
  const name = domain ?? sender.address;
  const found = await identityOf(name);
  if (!found && identity === 'existing')
    return [problem(`SES does not have ${name}, which mail.identity calls existing: set it to created.`)];
  if (!found)
    return [
      fact(
        domain
          ? `SES will be told of ${name}; the DNS records that it asks for are printed at the end.`
          : `SES will be told of ${name}, and mails it a link, which is to be followed.`,
      ),
    ];
  if (!isDeployed && identity === 'created')
    return [
      problem(`SES has ${name} already, and it cannot be created twice: set mail.identity to existing.`),
    ];
  if (!domain)
    return found.VerifiedForSendingStatus
      ? []
      : [warning(`No code is sent before whoever reads ${name} has followed the link that SES mailed.`)];
  const records = missingRecords(domain, found, place);
  if (records.length === 0 && found.VerifiedForSendingStatus) return [];
  const what = found.VerifiedForSendingStatus
    ? `SES sends from ${name}, but has not seen all of its DNS records`
    : `No code is sent before SES has seen the DNS records of ${name}`;
  return [warning([`${what}:`, ...records].join('\n  '))];
}
