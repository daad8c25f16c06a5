import type { MailList } from '#lib/accounts/unsubscribe-token.ts';

/** Names a list in a sentence. */
export const listName = (list: MailList): string => (list === 'mail' ? 'morning mail' : 'weekly letter');
