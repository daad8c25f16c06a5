import { setTimeout as sleep } from 'node:timers/promises';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { environmentVariable, onceOnlySettings } from '#lib/environment.ts';
import { noting } from '#lib/failed-calls.ts';
import { codeMail } from './code-mail.ts';
import { isPassing, wasNeverSent } from './never-sent.ts';

/** The mail service will never deliver to this address; the cause is its own answer, if it was asked. */
export class UndeliverableAddress extends Error {
  override readonly name = 'UndeliverableAddress';
}

/** The mail service did not say whether it took the mail: it may still arrive, and must not be sent again. */
export class UncertainDelivery extends Error {
  override readonly name = 'UncertainDelivery';
}

const MAX_ATTEMPTS = 3;
const PAUSE_MS = 100;

const ses = noting(new SESClient(onceOnlySettings));
const sender = environmentVariable('MAIL_FROM');
const ConfigurationSetName = environmentVariable('CONFIGURATION_SET');
const plainSender = sender.replace(/^.*<|>.*$/g, '').toLowerCase();

/**
 * Sends a sign-in code from the address in MAIL_FROM by the CONFIGURATION_SET, at most once, and resolves once SES has
 * accepted the mail. Throws UndeliverableAddress when SES refuses the recipient, UncertainDelivery when its answer is
 * missing or says nothing, and every other failure of SES as it is: then the mail was certainly not sent.
 */
export async function sendCodeMail(mail: { to: string; code: string; minutesValid: number }): Promise<void> {
  if (!isSingleAddress(mail.to)) throw new UndeliverableAddress('This is not one plain e-mail address.');
  const { subject, text, html } = codeMail(mail.code, mail.minutesValid);
  const command = new SendEmailCommand({
    Source: sender,
    ConfigurationSetName,
    Destination: { ToAddresses: [mail.to] },
    Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
  });
  for (let attempt = 1; ; attempt++)
    try {
      await ses.send(command);
      return;
    } catch (cause) {
      if (refusesRecipient(cause, mail.to))
        throw new UndeliverableAddress('The mail service refuses this address.', { cause });
      if (!wasNeverSent(cause)) throw new UncertainDelivery('The mail may have been sent.', { cause });
      if (attempt === MAX_ATTEMPTS || !isPassing(cause)) throw cause;
      await sleep(Math.random() * PAUSE_MS * 2 ** attempt);
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
