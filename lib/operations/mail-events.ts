import { logInfo } from '#lib/log.ts';
import { undeliverableIn } from '#lib/mail/undeliverable-in.ts';
import * as undeliverable from '#lib/table/undeliverable.ts';

/**
 * Takes what SES tells of a mail that bounced or was called spam: for seven days whoever asks for a code for its address
 * is told that it takes no mail. Safe to run any number of times.
 */
export async function takeMailEvent(event: unknown): Promise<void> {
  let count = 0;
  for (const email of undeliverableIn(event)) if (await undeliverable.note(email)) count++;
  logInfo('what takes no more mail was noted', { count });
}
