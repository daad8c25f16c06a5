import { Annotations, Stack } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { ConfigurationSet, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { ReadyStage } from '../chosen-stage.ts';
import type { Sender } from '../sender.ts';

/**
 * The SES identity that codes are sent from, unless the account has it already: SES mails the address once to confirm
 * that it is the operator's. Its mails count in a configuration set's bounces and complaints.
 */
export class Mail extends Construct {
  private readonly sender: Sender;

  constructor(scope: Construct, id: string, { sender, identity }: ReadyStage['mail']) {
    super(scope, id);
    this.sender = sender;
    if (sender.address.endsWith('@example.com'))
      Annotations.of(this).addWarningV2(
        'horoscope:sender',
        `Nobody can confirm ${sender.address}, so that no code would be sent: set mail.from of the stage in infra/stages.ts`,
      );
    if (identity === 'created')
      new EmailIdentity(this, 'Identity', {
        identity: Identity.email(sender.address),
        configurationSet: new ConfigurationSet(this, 'Configuration', { reputationMetrics: true }),
      });
  }

  /** What mails name as their sender. */
  get from(): string {
    return this.sender.from;
  }

  /**
   * Lets a function send mail from this sender and no other. SES asks for the right on the sender's identity, on the
   * identity's configuration set and, in its sandbox, on the recipient's identity.
   */
  grantSend(grantee: IGrantable): Grant {
    const all = (resource: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName: '*' });
    return Grant.addToPrincipal({
      grantee,
      actions: ['ses:SendEmail'],
      resourceArns: [all('identity'), all('configuration-set')],
      conditions: { StringEquals: { 'ses:FromAddress': this.sender.address } },
    });
  }
}
