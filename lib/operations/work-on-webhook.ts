import { readEventMessage } from '#lib/queue/event-queue.ts';
import { announceDay, splitDay } from './announce.ts';
import { sendEvent } from './send-event.ts';

/** Does the work that a message of the queue asks for. Can run twice. Throws for other messages, and if the message must come again. */
export async function workOnWebhook(text: string): Promise<void> {
  const message = readEventMessage(text);
  // The clock that queued it may be ahead of this one.
  const nowMs = Math.max(Date.now(), message.dueMs);
  if (message.kind === 'send') return sendEvent(message, nowMs);
  return message.kind === 'day' ? splitDay(message) : announceDay(message, nowMs);
}
