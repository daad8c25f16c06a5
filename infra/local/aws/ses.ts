import { randomUUID } from 'node:crypto';
import type { Inbox } from '../mail/inbox.ts';
import type { Stack } from '../template/read-stack.ts';
import { AwsError, type ServiceEmulator } from './service-call.ts';

const ADDRESS = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/;

/** Emulates SES with production access: delivers to the inbox. If the stack has no identities, any sender is verified. */
export function createSes(inbox: Inbox, stack: () => Stack): ServiceEmulator {
  return {
    SendEmail(input) {
      const sender = validAddress(input['Source']);
      const recipients = Object.entries(input)
        .filter(([name]) => /^Destination\.(To|Cc|Bcc)Addresses\.member\./.test(name))
        .map(([, address]) => validAddress(address));
      const subject = input['Message.Subject.Data'];
      if (recipients.length === 0 || subject === undefined)
        throw new AwsError('ValidationError', 'A mail must have a recipient and a subject');
      requireVerified(sender, stack());
      const { 'Message.Body.Text.Data': text = '', 'Message.Body.Html.Data': html = '' } = input;
      const mail = { subject: String(subject), text: String(text), html: String(html) };
      for (const to of recipients) inbox.deliver({ to, ...mail });
      return { MessageId: randomUUID() };
    },
  };
}

/** Throws SES's error if no identity of the stack verifies a sender. */
export function requireVerified(sender: string, { mailIdentities, deployment }: Stack): void {
  if (mailIdentities.length > 0 && !mailIdentities.some(({ name }) => isVerified(sender, name)))
    throw new AwsError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check in region ${deployment.region.toUpperCase()}: ${sender}`,
    );
}

/** Removes the display name: `Name <user@example.com>` becomes `user@example.com`. */
export function bareAddress(address: unknown): string {
  const text = String(address ?? '');
  return /<([^>]*)>\s*$/.exec(text)?.[1] ?? text;
}

export function validAddress(text: unknown): string {
  const address = bareAddress(text);
  if (ADDRESS.test(address)) return address;
  throw new AwsError('InvalidParameterValue', 'Illegal address');
}

export function isVerified(sender: string, identity: string): boolean {
  const [address, verified] = [sender.toLowerCase(), identity.toLowerCase()];
  return address === verified || address.endsWith(`@${verified}`);
}
