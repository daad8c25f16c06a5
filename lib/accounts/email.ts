import { hash } from 'node:crypto';
import * as v from 'valibot';

/**
 * An account's email address: trimmed, ASCII, at most 254 characters, at most 64 of them before the @ (RFC 5321 section
 * 4.5.3.1). Lowercased, so addresses that differ only in case share an account. Tags (`+tag`) are kept.
 */
export const EmailAddress = v.pipe(
  v.string('email must be a string.'),
  v.trim(),
  v.maxLength(254, 'email may have at most 254 characters.'),
  // A case-insensitive Unicode pattern would also match the Kelvin sign (U+212A) as a k.
  v.regex(/^[\x21-\x7e]*$/, 'email may hold only ASCII letters, digits and symbols, without spaces.'),
  v.rfcEmail('email must be an address such as name@example.com.'),
  v.check(isDeliverableForm, 'email must be an address such as name@example.com.'),
  v.toLowerCase(),
);

/** Rejects addresses that the HTML standard's email grammar allows but mail servers don't accept. */
function isDeliverableForm(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return local.length <= 64 && !/^\.|\.\.|\.$/.test(local) && domain.includes('.');
}

/** Hashes an email address for table keys: SHA-256 in hexadecimal. */
export const hashEmail = (email: string): string => hash('sha256', email);
