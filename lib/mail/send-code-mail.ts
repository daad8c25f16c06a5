import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { clientSettings, environmentVariable } from '#lib/environment.ts';
import { codeMail } from './code-mail.ts';

/** The mail service will never deliver to this address; the cause is its own answer, if it was asked. */
export class UndeliverableAddress extends Error {
  override readonly name = 'UndeliverableAddress';
}

const ses = new SESClient(clientSettings);
const sender = environmentVariable('MAIL_FROM');
const plainSender = sender.replace(/^.*<|>.*$/g, '').toLowerCase();

/**
 * Sends a sign-in code from the address in MAIL_FROM and resolves once SES has accepted the mail; throws
 * UndeliverableAddress when SES refuses the recipient, and passes every other failure of SES on as it is.
 */
export async function sendCodeMail(mail: { to: string; code: string; minutesValid: number }): Promise<void> {
  if (!isSingleAddress(mail.to)) throw new UndeliverableAddress('This is not one plain e-mail address.');
  const { subject, text, html } = codeMail(mail.code, mail.minutesValid);
  try {
    await ses.send(
      new SendEmailCommand({
        Source: sender,
        Destination: { ToAddresses: [mail.to] },
        Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
      }),
    );
  } catch (cause) {
    if (!refusesRecipient(cause, mail.to)) throw cause;
    throw new UndeliverableAddress('The mail service refuses this address.', { cause });
  }
}

const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });

// SES reads a recipient as a header value: a comma would add recipients, a line break headers.
const isSingleAddress = (address: string) =>
  /^[\x21-\x7e]+$/.test(address) && /^[^@,;:<>()"\\]+@[^@,;:<>()"\\]+$/.test(address);

// SES names no field in its errors. InvalidParameterValue speaks of the parts of an address ("Local address
// contains ...", "Domain contains ...", "Missing final '@domain'"); the sender is a setting of the stage, so
// the address meant is the recipient's. MessageRejected lists the identities refused, the sender among them
// when it is the one not verified: then the stage is at fault.
const refusesRecipient = (error: unknown, to: string): boolean => {
  if (!(error instanceof Error)) return false;
  const message = error.message.toLowerCase();
  if (error.name === 'InvalidParameterValue') return /address|domain|local name/.test(message);
  if (error.name !== 'MessageRejected') return false;
  const refused = message.split(/[\s,]+/);
  return refused.includes(to.toLowerCase()) && !refused.includes(plainSender);
};
