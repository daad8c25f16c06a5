import { randomUUID } from 'node:crypto';
import type { Inbox } from '../mail/inbox.ts';
import type { Stack } from '../template/read-stack.ts';
import { ServiceError, type StandIn } from './service-call.ts';

const ADDRESS = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/;

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
      const { 'Message.Body.Text.Data': text = '', 'Message.Body.Html.Data': html = '' } = input;
      const mail = { subject: String(subject), text: String(text), html: String(html) };
      for (const to of recipients) inbox.deliver({ to, ...mail });
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
  if (ADDRESS.test(address)) return address;
  throw new ServiceError('InvalidParameterValue', 'Illegal address');
}

/** Whether an identity that is verified, an address or a domain, lets a sender be one. */
export function isVerified(sender: string, identity: string): boolean {
  const [address, verified] = [sender.toLowerCase(), identity.toLowerCase()];
  return address === verified || address.endsWith(`@${verified}`);
}
