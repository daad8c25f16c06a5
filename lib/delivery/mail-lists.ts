/** The lists that a link in a mail stops: all mail about a profile, or only the weekly letter. */
export type MailList = 'mail' | 'weekly';

/** The days of a weekly letter, Monday to Sunday after its Sunday. */
export const LETTER_DAYS = 7;

/** Names a list in a sentence. */
export const listName = (list: MailList): string => (list === 'mail' ? 'morning mail' : 'weekly letter');
