import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/** SES's mailbox simulator, which accepts all mails and discards them. */
export const SIMULATOR = 'simulator.amazonses.com';

/**
 * Normalizes an `EmailAddress` to the mailbox to which rate limits apply: without `+tag` and, for Gmail and its alias
 * googlemail.com, without dots. Accounts keep the full address, and so do mailboxes of the simulator: the check of a stage
 * asks for more codes than one mailbox gets.
 */
export function toMailbox(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  if (domain === SIMULATOR && local.startsWith('success+')) return email;
  const untagged = local.replace(/(?!^)\+.*$/, '');
  return GOOGLE.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/**
 * Normalizes an IP address to the source to which rate limits apply: an IPv4 address unchanged, an IPv6 address as its /64,
 * which usually belongs to one subscriber (RFC 6177). IPv4-mapped addresses count as IPv4; text that isn't an IP address is
 * returned unchanged.
 */
export function toSource(ipAddress: string): string {
  if (!ipaddr.isValid(ipAddress)) return ipAddress;
  const address = ipaddr.process(ipAddress);
  if (!('parts' in address)) return address.toString();
  const prefix = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

/**
 * Pseudonym of an address or source in rate limits and logs: 32 hexadecimal digits of HMAC-SHA256 under the subkey `limit`.
 * Without the secret, a guessed address or source can't be tested against a pseudonym.
 */
export const keyedHash = (subkey: Buffer, text: string): string =>
  createHmac('sha256', subkey).update(text).digest('hex').slice(0, 32);
