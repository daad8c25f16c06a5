import { hash } from 'node:crypto';
import * as v from 'valibot';

/**
 * An e-mail address as accounts know it: trimmed, ASCII, at most 254 characters with 64 before the @ (RFC 5321
 * section 4.5.3.1), in lower case, so that variants in case are one account. Tags (`+tag`) are kept.
 */
export const EmailAddress = v.pipe(
  v.string('email must be a string.'),
  v.trim(),
  v.maxLength(254, 'email may have at most 254 characters.'),
  // Patterns of addresses that fold case by Unicode's rules would take the Kelvin sign for a k.
  v.regex(/^[\x21-\x7e]*$/, 'email may hold only ASCII letters, digits and symbols, without spaces.'),
  v.rfcEmail('email must be an address such as name@example.com.'),
  v.check(isDeliverableForm, 'email must be an address such as name@example.com.'),
  v.toLowerCase(),
);

/** What the HTML grammar of addresses lets through and no mail server takes. */
function isDeliverableForm(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return local.length <= 64 && !/^\.|\.\.|\.$/.test(local) && domain.includes('.');
}

/** The form in which an address names items of the table: hexadecimal SHA-256. */
export const hashEmail = (email: string): string => hash('sha256', email);
