import { Annotations, CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  DkimIdentity,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { ReadyStage, Sender } from '../chosen-stage.ts';

/** SES configuration set and identity. A domain sends once SES has found its DNS records, an address once confirmed. */
export class Mail extends Construct {
  /** Every mail names it, so bounces and complaints are counted per stage even if stages share an identity. */
  readonly configurationSet: ConfigurationSet;
  readonly sender: Sender;

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
        `${sender.address} cannot be verified, so no codes would be sent. Set mail.from of the stage in infra/stages.ts.`,
      );
    if (identity === 'existing') return;
    if (domain) this.identifyDomain(domain);
    else new EmailIdentity(this, 'Identity', { identity: Identity.email(sender.address) });
  }

  /** Grants sending from this sender only. SES also checks the configuration set and, in its sandbox, the recipient. */
  grantSend(grantee: IGrantable): Grant {
    const ses = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    const { configurationSetName } = this.configurationSet;
    return Grant.addToPrincipal({
      grantee,
      actions: ['ses:SendEmail'],
      resourceArns: [ses('identity', '*'), ses('configuration-set', configurationSetName)],
      conditions: { StringEquals: { 'ses:FromAddress': this.sender.address } },
    });
  }

  /** Signs mails (DKIM) and receives their bounces (SPF) under the domain, so that both align for DMARC. */
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
      new CfnOutput(this, name, { value, description: `DNS record that ${domain} needs` });
  }
}

/** Handles bounces and complaints. A lost event recurs with the next code, because SES then suppresses the address. */
export class MailEvents extends Construct {
  constructor(scope: Construct, { configurationSet }: Mail, target: IFunction) {
    super(scope, 'MailEvents');
    configurationSet.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    new Rule(this, 'Rule', {
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': [configurationSet.configurationSetName] } } },
      },
      targets: [new LambdaFunction(target)],
    });
  }
}
