/** The ways on which a profile's day comes. */
export const CHANNELS = ['mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * What became of a delivery. `sending` lasts only while SES or the push services are asked; if it stays, whether it was sent isn't
 * known. `undeliverable` mails were not sent because earlier ones bounced or were reported as spam, and notifications because no
 * device is subscribed. SES or every push service refused `refused` ones, or the mails of new accounts had reached their limit.
 */
export const OUTCOMES = ['sending', 'sent', 'late', 'undeliverable', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];
