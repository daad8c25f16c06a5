import { logInfo } from '#lib/log.ts';
import { undeliverableIn } from '#lib/mail/undeliverable-in.ts';
import { count } from '#lib/metrics.ts';
import * as undeliverable from '#lib/table/undeliverable.ts';

/**
 * Takes what SES tells of a mail that bounced or was called spam: for seven days whoever asks for a code for its address
 * is told that it takes no mail. Safe to run any number of times.
 */
export async function takeMailEvent(event: unknown): Promise<void> {
  const { why, addresses } = undeliverableIn(event);
  let noted = 0;
  for (const email of addresses) if (await undeliverable.note(email)) noted++;
  if (addresses.length > 0) count(why === 'Bounce' ? 'MailsBounced' : 'MailsComplained');
  logInfo('what takes no more mail was noted', { count: noted });
}
