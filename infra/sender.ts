import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';

/** Who mails come from: as their `From` header says it, and the bare address that SES knows. */
export type Sender = { from: string; address: string };

const NAMED = /^(?:"[^"\\<>]*"|[\w .'&-]*?) *<([^<>]*)>$/;

/** Reads `ADDRESS` or `Name <ADDRESS>`, a name in ASCII; undefined if it is neither. */
export function readSender(text: string): Sender | undefined {
  const from = text.trim();
  const address = NAMED.exec(from)?.[1] ?? from;
  // SES and IAM tell case variants of an address apart, so it stays as it is written.
  return v.is(EmailAddress, address) && !/\s/.test(address) ? { from, address } : undefined;
}
