/**
 * What became of a delivery. `sending` lasts only while SES is asked; if it stays, whether the mail was sent isn't known.
 * `undeliverable` mails were not sent because earlier ones bounced or were reported as spam, and SES refused `refused` ones.
 */
export const OUTCOMES = ['sending', 'sent', 'late', 'undeliverable', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];
