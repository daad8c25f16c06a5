import { type Requester, refusalLimits, stageLimits } from '#lib/accounts/limits.ts';
import { logError } from '#lib/log.ts';
import { Refusal, rateLimited } from '#lib/refusal.ts';
import * as counters from '#lib/table/counters.ts';
import { takeOfCaller } from './take-limits.ts';

const stage = stageLimits();

const TOO_MANY = 'Too many addresses that take no mail were given; wait before the next.';

/** How many addresses that take no mail a source has given today. */
export const refusedRecipientsOf = (source: string, nowMs: number): Promise<number> =>
  counters.countIn(refusalLimits(stage, { source }).ofSource, nowMs);

/**
 * Does what may find out that an address takes no mail, and counts it if so: for a source that is a stranger, which is
 * refused as `rate_limited` once it has given too many, before or because of this; and for the stage, whose limit is logged
 * with a code that has an alarm.
 */
export async function countingRefusals(
  { source, isKnown, refusedRecipients }: Requester & { refusedRecipients: number },
  nowMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const { ofSource, ofStage } = refusalLimits(stage, { source });
  if (!isKnown && refusedRecipients >= ofSource.limit)
    throw rateLimited(TOO_MANY, (counters.windowOf(ofSource, nowMs).endMs - nowMs) / 1000);
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'email_undeliverable') {
      // Before it is told: of many at once no more are than the limit allows.
      if (!isKnown) await takeOfCaller([ofSource], TOO_MANY, nowMs);
      if (await counters.takeAll([ofStage], nowMs))
        logError('many recipients are refused', { code: 'stage_recipients_refused' }, error);
    }
    throw error;
  }
}
