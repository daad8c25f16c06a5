import { readAddress } from './ses-address.ts';
import { SesError } from './ses-xml.ts';

const MOST_RECIPIENTS = 50;

/** A mail as SendEmail's form describes it; sender and recipients are plain addresses. */
export type SentMail = { sender: string; recipients: string[]; subject: string; text: string; html: string };

/** Reads the form of SendEmail, and throws the SesError with which SES refuses it. */
export function readSendEmail(form: URLSearchParams): SentMail {
  requireMembers(form, [
    'Source',
    'Destination',
    'Message',
    'Message.Subject',
    'Message.Subject.Data',
    'Message.Body',
  ]);
  const sender = plainAddress(form.get('Source') ?? '');
  for (const address of members(form, 'ReplyToAddresses')) plainAddress(address);
  const recipients = ['To', 'Cc', 'Bcc'].flatMap((kind) =>
    members(form, `Destination.${kind}Addresses`).map(plainAddress),
  );
  if (recipients.length === 0) throw new SesError('InvalidParameterValue', "Missing required header 'To'.");
  if (recipients.length > MOST_RECIPIENTS) {
    throw new SesError('InvalidParameterValue', `Recipient count exceeds ${MOST_RECIPIENTS}.`);
  }
  return {
    sender,
    recipients,
    subject: form.get('Message.Subject.Data') ?? '',
    text: form.get('Message.Body.Text.Data') ?? '',
    html: form.get('Message.Body.Html.Data') ?? '',
  };
}

const members = (form: URLSearchParams, list: string) =>
  [...form].filter(([name]) => name.startsWith(`${list}.member.`)).map(([, value]) => value);

function plainAddress(text: string): string {
  const read = readAddress(text);
  if ('fault' in read) throw new SesError('InvalidParameterValue', read.fault);
  return read.address;
}

// A structure without members does not appear in a form, so that one with any of them stands for it.
function requireMembers(form: URLSearchParams, required: string[]) {
  const given = [...form.keys()];
  const missing = required.filter(
    (member) => !given.some((name) => name === member || name.startsWith(`${member}.`)),
  );
  if (missing.length === 0) return;
  const faults = missing.map(
    (member) => `Value null at '${memberPath(member)}' failed to satisfy constraint: Member must not be null`,
  );
  const count = `${missing.length} validation error${missing.length > 1 ? 's' : ''}`;
  throw new SesError('ValidationError', `${count} detected: ${faults.join('; ')}`);
}

const memberPath = (member: string) => member.replace(/(^|\.)[A-Z]/g, (start) => start.toLowerCase());
