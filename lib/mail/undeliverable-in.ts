import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';

// Of a forwarded mail the bounce names the mailbox that it was forwarded to; the mail itself says where it was sent.
const mail = v.object({ destination: v.array(EmailAddress) });

/** As much as is read of what SES tells of a mail (https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html). */
const MailEvent = v.variant('eventType', [
  v.object({ eventType: v.literal('Bounce'), bounce: v.object({ bounceType: v.string() }), mail }),
  v.object({
    eventType: v.literal('Complaint'),
    complaint: v.object({ complaintFeedbackType: v.nullish(v.string()) }),
    mail,
  }),
]);

/**
 * The addresses that take no more mail, by an event of SES: those that a mail bounced from for good, or whose owners
 * called it spam, which `why` says. None for what may go through another time, and for a complaint that takes one back.
 * Throws for what is no bounce or complaint.
 */
export function undeliverableIn(event: unknown): { why: 'Bounce' | 'Complaint'; addresses: string[] } {
  const told = v.parse(MailEvent, event);
  const isForGood =
    told.eventType === 'Bounce'
      ? told.bounce.bounceType === 'Permanent'
      : told.complaint.complaintFeedbackType !== 'not-spam';
  return { why: told.eventType, addresses: isForGood ? told.mail.destination : [] };
}
