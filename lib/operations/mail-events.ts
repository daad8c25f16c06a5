import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { logInfo } from '#lib/log/log.ts';
import { count } from '#lib/log/metrics.ts';
import * as undeliverable from '#lib/table/undeliverable.ts';

// The bounce of a forwarded mail names the final mailbox; `destination` is the address we sent to.
const mail = v.object({ destination: v.array(EmailAddress) });

/** Fields used from SES events (https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html). */
const MailEvent = v.variant('eventType', [
  v.object({ eventType: v.literal('Bounce'), bounce: v.object({ bounceType: v.string() }), mail }),
  v.object({
    eventType: v.literal('Complaint'),
    complaint: v.object({ complaintFeedbackType: v.nullish(v.string()) }),
    mail,
  }),
]);

/** Whether an event is permanent. After a soft bounce, the next mail may still arrive; `not-spam` withdraws a complaint. */
const isPermanent = (event: v.InferOutput<typeof MailEvent>): boolean =>
  event.eventType === 'Bounce'
    ? event.bounce.bounceType === 'Permanent'
    : event.complaint.complaintFeedbackType !== 'not-spam';

/**
 * Marks the recipients of a mail with a permanent bounce or a complaint as undeliverable, so code requests for them are
 * refused for seven days. Ignores events that aren't permanent. Idempotent. Throws for other types of events.
 */
export async function recordMailEvent(event: unknown): Promise<void> {
  const mailEvent = v.parse(MailEvent, event);
  const addresses = isPermanent(mailEvent) ? mailEvent.mail.destination : [];
  let marked = 0;
  for (const email of addresses) if (await undeliverable.create(email)) marked++;
  if (addresses.length > 0) count(mailEvent.eventType === 'Bounce' ? 'MailsBounced' : 'MailsComplained');
  logInfo('undeliverable addresses marked', { count: marked });
}
