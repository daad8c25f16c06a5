import * as v from 'valibot';
import { environmentVariable } from '#lib/environment.ts';
import { parseJson } from '#lib/parse-json.ts';
import { sendMessages } from './send-messages.ts';

const ofWebhook = { userId: v.string(), webhookId: v.string(), dueMs: v.number() };
const ofDay = { ...ofWebhook, date: v.string() };

/**
 * Work on a webhook: to send an event, to announce a local date for all profiles of the account, or for some of them. It was due at
 * the instant `dueMs` (ms since 1970), by the clock that queued it.
 */
const EventMessage = v.variant('kind', [
  v.object({ kind: v.literal('send'), ...ofWebhook, eventId: v.string() }),
  v.object({ kind: v.literal('day'), ...ofDay }),
  v.object({ kind: v.literal('profiles'), ...ofDay, profileIds: v.array(v.string()) }),
]);
export type EventMessage = v.InferOutput<typeof EventMessage>;

/** Queues work, which may then be done more than once; after a delay of at most 15 minutes. Throws if some was not queued. */
export const queueEvents = (messages: readonly EventMessage[], delaySeconds = 0): Promise<void> =>
  sendMessages(
    environmentVariable('EVENT_QUEUE'),
    messages.map((content) => ({ content, delaySeconds, group: content.userId })),
  );

/** Reads a message. Throws for other text. */
export const readEventMessage = (body: string): EventMessage => v.parse(EventMessage, parseJson(body));
