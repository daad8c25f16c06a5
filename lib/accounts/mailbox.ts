const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address (as `EmailAddress` gives it) leads to, which limits count: without a `+tag`, and at
 * gmail.com and googlemail.com, which are one, without dots. Accounts keep to the address as it is.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const untagged = local.replace(/(?!^)\+.*$/, '');
  return GOOGLE.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
