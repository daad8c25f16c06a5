import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Mail } from './mail.ts';
import type { ServiceFunction } from './service-function.ts';

/**
 * What has a function told of the bounces and complaints of this stage's mails, by the account's own event bus, the only
 * one that SES publishes to. An event that is lost comes again with the next code, as SES's list refuses the address then.
 */
export class MailEvents extends Construct {
  constructor(scope: Construct, id: string, { mail, target }: { mail: Mail; target: ServiceFunction }) {
    super(scope, id);
    const { configurationSet } = mail;
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
      targets: [new LambdaFunction(target.lambda)],
    });
  }
}
