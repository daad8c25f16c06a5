import { setTimeout as sleep } from 'node:timers/promises';
import { SESClient } from '@aws-sdk/client-ses';
import { productName, singleAttemptSettings } from '#lib/environment.ts';
import { traceFailures } from '#lib/log/trace-failures.ts';
import { codeMail } from './code-mail.ts';
import { emailCommand, sender } from './email-command.ts';
import { isTransient, wasNeverSent } from './failed-calls.ts';

/** SES will never deliver to this address. `cause` is the error from SES, if SES was called. */
export class UndeliverableAddress extends Error {
  override readonly name = 'UndeliverableAddress';
}

/** The outcome is unknown: the mail may still arrive and must not be sent again. */
export class UncertainDelivery extends Error {
  override readonly name = 'UncertainDelivery';
}

const MAX_ATTEMPTS = 3;
const PAUSE_MS = 100;

const ses = traceFailures(new SESClient(singleAttemptSettings));
const plainSender = sender.replace(/^.*<|>.*$/g, '').toLowerCase();

/**
 * Sends a sign-in code at most once; resolves when SES has accepted the mail. Throws UndeliverableAddress if SES rejects the
 * recipient and UncertainDelivery if the outcome is unknown. Any other error means that the mail was not sent.
 */
export async function sendCodeMail(mail: { to: string; code: string; minutesValid: number }): Promise<void> {
  if (!isSingleAddress(mail.to)) throw new UndeliverableAddress('This is not a single plain email address.');
  const command = emailCommand({ to: mail.to, ...codeMail(mail.code, mail.minutesValid, productName) });
  for (let attempt = 1; ; attempt++)
    try {
      await ses.send(command);
      return;
    } catch (cause) {
      if (rejectsRecipient(cause, mail.to))
        throw new UndeliverableAddress('SES rejected this address.', { cause });
      if (!wasNeverSent(cause)) throw new UncertainDelivery('The mail may have been sent.', { cause });
      if (attempt === MAX_ATTEMPTS || !isTransient(cause)) throw cause;
      await sleep(Math.random() * PAUSE_MS * 2 ** attempt);
    }
}

// SES treats the recipient as a header value: a comma would add recipients, and a line break would add headers.
const isSingleAddress = (address: string) =>
  /^[\x21-\x7e]+$/.test(address) && /^[^@,;:<>()"\\]+@[^@,;:<>()"\\]+$/.test(address);

// SES errors don't name the invalid field. InvalidParameterValue mentions part of an address ("Local address contains ...",
// "Domain contains ...", "Missing final '@domain'"). The address must be the recipient's, since the sender is fixed.
// MessageRejected lists the rejected identities; if the sender is among them, the stage is misconfigured.
const rejectsRecipient = (error: unknown, to: string): boolean => {
  if (!(error instanceof Error)) return false;
  const message = error.message.toLowerCase();
  if (error.name === 'InvalidParameterValue') return /address|domain|local name/.test(message);
  if (error.name !== 'MessageRejected') return false;
  const rejected = message.split(/[\s,]+/);
  return rejected.includes(to.toLowerCase()) && !rejected.includes(plainSender);
};
