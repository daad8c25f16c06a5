import type { Tier } from '#lib/accounts/tiers.ts';

/** Where whoever runs the service takes wishes for another tier: an address of theirs; empty where they have named none. */
const contact = (): string => document.documentElement.dataset['upgrades'] ?? '';

/** Whether a mail asks for a tier, the operator's own page does, or nothing that the service knows of. */
export function wayToAsk(): 'mail' | 'page' | 'none' {
  if (contact().startsWith('mailto:')) return 'mail';
  return contact().startsWith('https:') ? 'page' : 'none';
}

/** The address that asks for a tier: a mail that names it and the account, or the operator's page. */
export function addressToAsk(tier: Tier, email: string): string {
  if (wayToAsk() !== 'mail') return contact();
  const subject = `The ${tier} tier, please`;
  const body = `Hello,\n\nI would like the ${tier} tier for the account of ${email}.\n`;
  const more = contact().includes('?') ? '&' : '?';
  return `${contact()}${more}subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
