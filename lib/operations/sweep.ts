import { logError, logInfo } from '#lib/log.ts';
import * as sweeps from '#lib/table/sweep.ts';

/**
 * Removes what belongs to nobody, whatever has left it: forecasts and calendars of profiles that are gone,
 * calendars of keys, and profiles, keys, sessions and addresses of accounts that are. Begins no page of the table after
 * `untilMs`, and goes on from there the next time; safe to be cut off at any point. What fails, or ends the process, holds
 * up nothing else; throws at the end if something failed.
 */
export async function sweep(untilMs: number, nowMs = Date.now()): Promise<void> {
  let next = await sweeps.position();
  let [scanned, count, failed] = [0, 0, 0];
  do {
    const page = await sweeps.readPage(next).catch(async (error) => {
      // Where nothing can be read, nothing ever may: then the next sweep begins anew.
      if (scanned === 0) await sweeps.keepPosition(undefined);
      throw error;
    });
    next = page.next;
    // First, since this page may end the process.
    await sweeps.keepPosition(next);
    scanned += page.items.length;
    for await (const { ownerId, removed, error } of sweeps.removeOrphans(page.items, nowMs)) {
      count += removed;
      if (error === undefined) continue;
      failed += 1;
      logError('what belongs to nobody is not removed yet', { remainsOf: ownerId }, error);
    }
  } while (next && Date.now() < untilMs);
  logInfo(next ? 'a part of the table was swept' : 'the table was swept to its end', { scanned, count });
  if (failed > 0) throw new Error(`${failed} removals of what belongs to nobody have failed`);
}
