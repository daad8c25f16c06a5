import { Annotations } from 'aws-cdk-lib';
import type { Grant, IGrantable } from 'aws-cdk-lib/aws-iam';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

const PLACEHOLDER = 'horoscope@example.com';

/** The SES identity that codes are sent from. SES mails the address once to confirm that it is the operator's. */
export class Mail extends Construct {
  readonly from: string;
  private readonly identity: EmailIdentity;

  constructor(scope: Construct, id: string, from: string | undefined) {
    super(scope, id);
    this.from = from ?? PLACEHOLDER;
    if (!from)
      Annotations.of(this).addInfo(`No -c mailFrom=ADDRESS given: codes would be sent from ${PLACEHOLDER}`);
    this.identity = new EmailIdentity(this, 'Identity', { identity: Identity.email(this.from) });
  }

  /** Lets a function send mail from this identity and no other. */
  grantSend(grantee: IGrantable): Grant {
    return this.identity.grant(grantee, 'ses:SendEmail');
  }
}
