import { randomBytes, randomUUID } from 'node:crypto';
import type { Inbox } from '../mail/inbox.ts';
import type { ServiceStandIn } from './service-call.ts';
import { readSendEmail } from './ses-send-email.ts';
import { SesError, sesRefusal, sesResult, type XmlContent } from './ses-xml.ts';

/** What the stand-in holds for verified: addresses and domains. Without it, every sender is. */
export type SesOptions = { identities?: readonly string[]; region?: string };

/**
 * A stand-in for Amazon SES (version 1, Query protocol) outside the sandbox, that delivers every mail it accepts
 * into the inbox, once for each recipient, the mailbox simulator's addresses included.
 */
export function createSes(inbox: Inbox, options: SesOptions = {}): ServiceStandIn {
  const { identities, region = 'us-east-1' } = options;
  let sentCount = 0;
  const actions: Record<string, (form: URLSearchParams) => XmlContent> = {
    SendEmail(form) {
      const { sender, recipients, ...mail } = readSendEmail(form);
      if (identities && !isVerified(sender, identities)) {
        throw new SesError(
          'MessageRejected',
          `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${sender}`,
        );
      }
      for (const to of recipients) inbox.deliver({ to, ...mail });
      sentCount += recipients.length;
      return { MessageId: messageId() };
    },
    GetSendQuota: () => ({
      Max24HourSend: '50000.0',
      MaxSendRate: '14.0',
      SentLast24Hours: `${sentCount}.0`,
    }),
    ListIdentities: () => ({ Identities: { member: [...(identities ?? [])] } }),
  };
  return async (call) => {
    const form = new URLSearchParams(call.body.toString('utf8'));
    const name = form.get('Action') ?? '';
    try {
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      if (!action) throw unknownAction(form);
      return sesResult(name, action(form));
    } catch (error) {
      if (error instanceof SesError) return sesRefusal(error);
      throw error;
    }
  };
}

function isVerified(sender: string, identities: readonly string[]): boolean {
  const address = sender.toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return identities.some((identity) => {
    const verified = identity.toLowerCase();
    return verified === address || verified === domain || domain.endsWith(`.${verified}`);
  });
}

const unknownAction = (form: URLSearchParams) =>
  form.has('Action')
    ? new SesError(
        'InvalidAction',
        `Could not find operation ${form.get('Action')} for version ${form.get('Version') ?? 'NO_VERSION_SPECIFIED'}`,
      )
    : new SesError('MissingAction', 'The request must contain the parameter Action.');

// The form of SES's own message ids, so that code which parses or stores them sees the real length.
const messageId = () => `01000${randomBytes(6).toString('hex').slice(0, 11)}-${randomUUID()}-000000`;
