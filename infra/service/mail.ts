import { Annotations, CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import * as ses from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ReadyStage } from '../chosen-stage.ts';
import type { Sender } from '../stage-settings.ts';
import { newDeadLetters } from './queues.ts';

/** The dimension of `Delivery` that has the stage's name. */
export const DELIVERY_DIMENSION = 'stage';

/** SES configuration set and identity. SES verifies a domain by its DNS records, and an address by a mailed link. */
export class Mail extends Construct {
  /** Set on every mail, so bounces and complaints are counted per stage even if stages share an identity. */
  readonly configurationSet: ses.ConfigurationSet;
  readonly sender: Sender;

  constructor(
    scope: Construct,
    id: string,
    { stageName, sender, domain, identity }: ReadyStage['mail'] & { stageName: string },
  ) {
    super(scope, id);
    this.sender = sender;
    this.configurationSet = newConfigurationSet(this);
    // SES's own metric of deliveries covers the whole account. No mail has this tag, so all count for the default value.
    const dimension = {
      name: DELIVERY_DIMENSION,
      source: ses.CloudWatchDimensionSource.MESSAGE_TAG,
      defaultValue: stageName,
    };
    this.configurationSet.addEventDestination('Deliveries', {
      destination: ses.EventDestination.cloudWatchDimensions([dimension]),
      events: [ses.EmailSendingEvent.DELIVERY],
    });
    if (sender.address.endsWith('@example.com'))
      Annotations.of(this).addWarningV2(
        'horoscope:sender',
        `${sender.address} cannot be verified, so no codes would be sent. Set the stage's mail.from in infra/stages.ts.`,
      );
    if (identity === 'existing') return;
    if (domain) identifyDomain(this, domain);
    else new ses.EmailIdentity(this, 'Identity', { identity: ses.Identity.email(sender.address) });
  }

  grantSend(grantee: IGrantable): Grant {
    return grantSending(grantee, this, { ...this, action: 'ses:SendEmail' });
  }
}

/** Verifies a domain with DKIM and a bounce subdomain with SPF, so that both align with the domain for DMARC. */
export function identifyDomain(scope: Construct, domain: string): void {
  const mailFrom = `bounce.${domain}`;
  const { dkimRecords } = new ses.EmailIdentity(scope, 'Identity', {
    identity: ses.Identity.domain(domain),
    dkimIdentity: ses.DkimIdentity.easyDkim(),
    mailFromDomain: mailFrom,
  });
  const records = {
    ...Object.fromEntries(
      dkimRecords.map(({ name, value }, index) => [`Dkim${index + 1}`, `${name} CNAME ${value}`]),
    ),
    MailFromMx: `${mailFrom} MX 10 feedback-smtp.${Stack.of(scope).region}.amazonses.com`,
    MailFromSpf: `${mailFrom} TXT "v=spf1 include:amazonses.com ~all"`,
    Dmarc: `_dmarc.${domain} TXT "v=DMARC1; p=none"`,
  };
  for (const [name, value] of Object.entries(records))
    new CfnOutput(scope, name, { value, description: `DNS record that ${domain} requires` });
}

/** A configuration set that requires TLS and doesn't send to addresses that bounced or complained. */
export const newConfigurationSet = (scope: Construct): ses.ConfigurationSet =>
  new ses.ConfigurationSet(scope, 'Configuration', {
    reputationMetrics: true,
    tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
    suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });

type Sending = { action: string; sender: Sender; configurationSet: ses.ConfigurationSet };

/**
 * Grants sending from a sender only. SES also requires grants on the configuration set and, in its sandbox, on the identities of
 * the recipients.
 */
export function grantSending(grantee: IGrantable, scope: Construct, sending: Sending): Grant {
  const { action, sender, configurationSet } = sending;
  const arn = (resource: string, resourceName: string) =>
    Stack.of(scope).formatArn({ service: 'ses', resource, resourceName });
  return Grant.addToPrincipal({
    grantee,
    actions: [action],
    resourceArns: [arn('identity', '*'), arn('configuration-set', configurationSet.configurationSetName)],
    conditions: { StringEquals: { 'ses:FromAddress': sender.address } },
  });
}

/**
 * Routes bounces and complaints to a function. An event that it can't store goes to a dead-letter queue; nothing has to be done
 * about it, because SES also bounces later mails to the address.
 */
export class MailEvents extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, configurationSets: readonly ses.ConfigurationSet[], target: IFunction) {
    super(scope, 'MailEvents');
    this.deadLetters = newDeadLetters(this);
    target.configureAsyncInvoke({ onFailure: new SqsDestination(this.deadLetters) });
    const destination = ses.EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default'));
    for (const configurationSet of configurationSets)
      configurationSet.addEventDestination('Events', {
        destination,
        events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT],
      });
    const names = configurationSets.map(({ configurationSetName }) => configurationSetName);
    new Rule(this, 'Rule', {
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': names } } },
      },
      targets: [new LambdaFunction(target)],
    });
  }
}
