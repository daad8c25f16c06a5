import { logError, logInfo } from '#lib/log/log.ts';
import { type DeletionMarker, listMarkersOf, markerTarget } from '#lib/table/deletion-markers.ts';
import * as deletions from '#lib/table/deletions.ts';
import * as sweeps from '#lib/table/sweep.ts';

/**
 * Finishes the deletion that a marker names, or as much of it as it can before `untilMs`; the next sweep continues. If that
 * fails, logs the error with the deletion's age and returns false.
 */
export async function finishDeletion(
  marker: DeletionMarker,
  untilMs: number,
  nowMs = Date.now(),
): Promise<boolean> {
  try {
    const count = await deletions.finishDeletion(marker, nowMs, untilMs);
    const isOutOfTime = Date.now() >= untilMs;
    if (isOutOfTime)
      logInfo('a deletion continues in the next sweep', { remainsOf: markerTarget(marker).id, count });
    else logInfo('dependent items of a deletion removed', { count });
    return true;
  } catch (error) {
    const waitedMinutes = Math.floor((nowMs - marker.deletedAtMs) / 60_000);
    logError('a deletion is not finished yet', { remainsOf: markerTarget(marker).id, waitedMinutes }, error);
    return false;
  }
}

/** Enough for at least eleven thousand deletions in a sweep, measured with eight calls to the table each. */
const DELETIONS_AT_ONCE = 10;

/**
 * Finishes every pending deletion, those of accounts first, whose profiles then follow; one failure doesn't stop the others.
 * Throws at the end if any failed, and stops with an error at `untilMs`.
 */
export async function finishDeletions(untilMs: number, nowMs = Date.now()): Promise<void> {
  let [count, failed] = [0, 0];
  async function finishNext(markers: AsyncGenerator<DeletionMarker>): Promise<void> {
    for await (const marker of markers) {
      if (Date.now() >= untilMs) throw new Error('Time ran out before every deletion was finished');
      if (await finishDeletion(marker, untilMs, nowMs)) count += 1;
      else failed += 1;
    }
  }
  for (const what of ['accounts', 'profiles'] as const) {
    const markers = listMarkersOf(what);
    const ended = await Promise.allSettled(
      Array.from({ length: DELETIONS_AT_ONCE }, () => finishNext(markers)),
    );
    const outOfTime = ended.find((one) => one.status === 'rejected');
    if (outOfTime) throw outOfTime.reason;
  }
  if (failed > 0) throw new Error(`${failed} deletions are not finished`);
  logInfo('all pending deletions processed', { count });
}

/**
 * Deletes orphans: forecasts and calendars of deleted profiles, calendars of revoked keys, and all items of erased
 * accounts. Scans no further page after `untilMs`; the next sweep continues from there. Can be interrupted at any point.
 * Throws at the end if any removal failed.
 */
export async function sweep(untilMs: number, nowMs = Date.now()): Promise<void> {
  let next = await sweeps.getPosition();
  let [scanned, count, failed] = [0, 0, 0];
  do {
    const page = await sweeps.scanPage(next).catch(async (error) => {
      // The saved position may have caused the error, so the next sweep starts at the beginning of the table.
      if (scanned === 0) await sweeps.savePosition(undefined);
      throw error;
    });
    next = page.next;
    // Saved before the removals, so a page that crashes the process doesn't block the pages after it.
    await sweeps.savePosition(next);
    scanned += page.items.length;
    for await (const { ownerId, removed, error } of sweeps.removeOrphans(page.items, nowMs)) {
      count += removed;
      if (error === undefined) continue;
      failed += 1;
      logError('orphan removal failed', { remainsOf: ownerId }, error);
    }
  } while (next && Date.now() < untilMs);
  logInfo(next ? 'part of the table swept' : 'table swept to its end', { scanned, count });
  if (failed > 0) throw new Error(`${failed} removals of orphans failed`);
}
