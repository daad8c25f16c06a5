import { randomUUID } from 'node:crypto';
import type { Inbox } from '../mail/inbox.ts';
import type { Stack } from '../template/model.ts';
import { ServiceError, type StandIn } from './service-call.ts';

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/;

/**
 * A stand-in for Amazon SES outside the sandbox, that delivers what it accepts into the inbox, once for each recipient.
 * Without identities in the stack, every sender counts as verified.
 */
export function createSes(inbox: Inbox, stack: () => Stack): StandIn {
  return {
    SendEmail(input) {
      const sender = checked(input['Source']);
      const recipients = Object.entries(input)
        .filter(([name]) => /^Destination\.(To|Cc|Bcc)Addresses\.member\./.test(name))
        .map(([, address]) => checked(address));
      const subject = input['Message.Subject.Data'];
      if (recipients.length === 0 || subject === undefined)
        throw new ServiceError('ValidationError', 'A mail must have a recipient and a subject');
      const { mailIdentities, deployment } = stack();
      if (mailIdentities.length > 0 && !mailIdentities.some(({ name }) => isVerified(sender, name)))
        throw new ServiceError(
          'MessageRejected',
          `Email address is not verified. The following identities failed the check in region ${deployment.region.toUpperCase()}: ${sender}`,
        );
      const [text, html] = ['Text', 'Html'].map((part) => String(input[`Message.Body.${part}.Data`] ?? ''));
      for (const to of recipients)
        inbox.deliver({ to, subject: String(subject), text: text ?? '', html: html ?? '' });
      return { MessageId: randomUUID() };
    },
  };
}

/** The address without a display name: `user@example.com` of `Name <user@example.com>`. */
export function bareAddress(address: unknown): string {
  const text = String(address ?? '');
  return /<([^>]*)>\s*$/.exec(text)?.[1] ?? text;
}

/** The plain address; throws what SES says of one that is none. */
function checked(text: unknown): string {
  const address = bareAddress(text);
  const at = address.lastIndexOf('@');
  const part = LOCAL_PART.test(address.slice(0, Math.max(at, 0))) ? 'Domain' : 'Local address';
  if (part === 'Domain' && DOMAIN.test(address.slice(at + 1))) return address;
  throw new ServiceError('InvalidParameterValue', `${part} contains illegal character`);
}

function isVerified(sender: string, identity: string): boolean {
  const address = sender.toLowerCase();
  const verified = identity.toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return address === verified || domain === verified || domain.endsWith(`.${verified}`);
}
