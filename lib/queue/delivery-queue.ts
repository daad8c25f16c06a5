import * as v from 'valibot';
import { CHANNELS } from '#lib/delivery/outcomes.ts';
import { environmentVariable } from '#lib/environment.ts';
import { parseJson } from '#lib/parse-json.ts';
import { sendMessages } from './send-messages.ts';

/**
 * Readers who may be due on a channel for a local date, at the instant `dueMs` (ms since 1970). A message says nothing about what
 * they want now. Earlier releases named no channel.
 */
const DueMessage = v.object({
  date: v.string(),
  dueMs: v.number(),
  readers: v.array(
    v.object({
      userId: v.string(),
      profileId: v.string(),
      channel: v.optional(v.picklist(CHANNELS), 'mail'),
    }),
  ),
});
export type DueMessage = v.InferOutput<typeof DueMessage>;

/** The most readers in a message. */
export const MAX_READERS = 50;

/** Queues messages, which may then arrive more than once. Throws if some were not queued. */
export const sendDue = (messages: readonly DueMessage[]): Promise<void> =>
  sendMessages(
    environmentVariable('DELIVERY_QUEUE'),
    messages.map((content) => ({ content })),
  );

/** Reads a message. Throws for other text. */
export const readDue = (body: string): DueMessage => v.parse(DueMessage, parseJson(body));
