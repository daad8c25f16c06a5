import { logInfo } from '#lib/log/log.ts';
import { queueEvents } from '#lib/queue/event-queue.ts';
import { takeDue } from '#lib/table/webhook-events.ts';

/** Queues the events whose next try is due. Can run twice and at once: an event is sent again only if it is due. */
export async function queueRetries(nowMs: number): Promise<void> {
  const count = await takeDue(nowMs, (events) =>
    queueEvents(events.map((event) => ({ kind: 'send', ...event, dueMs: nowMs }))),
  );
  logInfo('events queued again', { count });
}
