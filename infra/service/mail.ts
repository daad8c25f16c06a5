import { Annotations, CfnOutput, Stack } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  DkimIdentity,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { ReadyStage } from '../chosen-stage.ts';
import type { Sender } from '../sender.ts';

/**
 * What codes are sent by: the stage's configuration set, and the SES identity of the sender's domain, or of its bare
 * address, unless the account has it already. An identity sends once SES has found its DNS records, which are outputs of
 * the stack, or once whoever reads the address has confirmed it.
 */
export class Mail extends Construct {
  /** Every mail names it, so that it counts in the stage's own bounces and complaints, whoever made the identity. */
  readonly configurationSet: ConfigurationSet;
  private readonly sender: Sender;

  constructor(scope: Construct, id: string, { sender, domain, identity }: ReadyStage['mail']) {
    super(scope, id);
    this.sender = sender;
    this.configurationSet = new ConfigurationSet(this, 'Configuration', {
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    if (sender.address.endsWith('@example.com'))
      Annotations.of(this).addWarningV2(
        'horoscope:sender',
        `Nobody can confirm ${sender.address}, so that no code would be sent: set mail.from of the stage in infra/stages.ts`,
      );
    if (identity === 'existing') return;
    if (domain) this.identifyDomain(domain);
    else new EmailIdentity(this, 'Identity', { identity: Identity.email(sender.address) });
  }

  /** What mails name as their sender. */
  get from(): string {
    return this.sender.from;
  }

  /**
   * Lets a function send mail from this sender and no other. SES asks for the right on the sender's identity, on the
   * configuration set that the mail names and, in its sandbox, on the recipient's identity.
   */
  grantSend(grantee: IGrantable): Grant {
    const ses = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    return Grant.addToPrincipal({
      grantee,
      actions: ['ses:SendEmail'],
      resourceArns: [
        ses('identity', '*'),
        ses('configuration-set', this.configurationSet.configurationSetName),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': this.sender.address } },
    });
  }

  /** Mails are signed by the domain (DKIM) and bounce to it (SPF), each of which DMARC takes for its own. */
  private identifyDomain(domain: string): void {
    const mailFrom = `bounce.${domain}`;
    const { dkimRecords } = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      dkimIdentity: DkimIdentity.easyDkim(),
      mailFromDomain: mailFrom,
    });
    const records = {
      ...Object.fromEntries(
        dkimRecords.map(({ name, value }, index) => [`Dkim${index + 1}`, `${name} CNAME ${value}`]),
      ),
      MailFromMx: `${mailFrom} MX 10 feedback-smtp.${Stack.of(this).region}.amazonses.com`,
      MailFromSpf: `${mailFrom} TXT "v=spf1 include:amazonses.com ~all"`,
      Dmarc: `_dmarc.${domain} TXT "v=DMARC1; p=none"`,
    };
    for (const [name, value] of Object.entries(records))
      new CfnOutput(this, name, { value, description: `A DNS record that ${domain} must have` });
  }
}
