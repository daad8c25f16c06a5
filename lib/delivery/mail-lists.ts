import type { Edition, MailSettings } from './due-times.ts';

/** The lists that a link in a mail stops: all mail about a profile, or only the weekly letter. */
export type MailList = 'mail' | 'weekly';

/** The days of a weekly letter, Monday to Sunday after its Sunday. */
export const LETTER_DAYS = 7;

/** Names a list in a sentence. */
export const listName = (list: MailList): string => (list === 'mail' ? 'morning mail' : 'weekly letter');

/** The list that a mail's link stops: a letter's only the letter, unless that would leave the same Sundays without a letter. */
export const stoppedBy = (edition: Edition, { days }: Pick<MailSettings, 'days'>): MailList =>
  edition === 'letter' && days !== 'sundays' ? 'weekly' : 'mail';
