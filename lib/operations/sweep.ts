import { logInfo } from '#lib/log.ts';
import * as sweeps from '#lib/table/sweep.ts';

/**
 * Removes what belongs to nobody, whatever has left it: forecasts and calendars of profiles that are gone,
 * calendars of keys, and profiles, keys, sessions and addresses of accounts that are. Begins no page of the table after `untilMs`, and goes on from there the
 * next time; safe to be cut off at any point.
 */
export async function sweep(untilMs: number): Promise<void> {
  let next = await sweeps.position();
  let [scanned, count] = [0, 0];
  do {
    const page = await sweeps.sweepPage(next);
    scanned += page.scanned;
    count += page.removed;
    next = page.next;
  } while (next && Date.now() < untilMs);
  await sweeps.keepPosition(next);
  logInfo(next ? 'a part of the table was swept' : 'the table was swept to its end', { scanned, count });
}
