import { type Requester, refusalLimits, stageLimits } from '#lib/accounts/limits.ts';
import { logError } from '#lib/log.ts';
import { Refusal } from '#lib/refusal.ts';
import * as counters from '#lib/table/counters.ts';
import { takeOfCaller } from './take-limits.ts';

const stage = stageLimits();

/**
 * Does what may find out that an address takes no mail, and counts it if so: for the source, which is refused as
 * `rate_limited` once it has given too many, and for the stage, whose limit is logged with a code that has an alarm.
 */
export async function countingRefusals(
  requester: Requester,
  nowMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const { ofSource, ofStage } = refusalLimits(stage, requester);
  const tooMany = 'Too many addresses that take no mail were given; wait before the next.';
  await takeOfCaller(ofSource, tooMany, nowMs);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'email_undeliverable') {
      await giveBack(ofSource, nowMs);
      throw error;
    }
    if (await counters.takeAll(ofStage, nowMs))
      logError('many recipients are refused', { code: 'stage_recipients_refused' }, error);
    throw error;
  }
  await giveBack(ofSource, nowMs);
}

/** A mail that went out is not to be called failed because of this. */
async function giveBack(limits: Parameters<typeof counters.giveBackAll>[0], nowMs: number): Promise<void> {
  await counters
    .giveBackAll(limits, nowMs)
    .catch((error: unknown) => logError('a refusal that was none stays counted', {}, error));
}
