import { hash } from 'node:crypto';
import { encodeTime, ulid } from 'ulid';

/** What webhooks tell about. */
export const EVENT_TYPES = [
  'forecast.ready',
  'forecast.highlight',
  'profile.created',
  'profile.updated',
  'profile.deleted',
  'key.created',
  'account.tier_changed',
  'webhook.test',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The types that a webhook can ask for. Tests always come. */
export const CHOSEN_TYPES = EVENT_TYPES.filter((type) => type !== 'webhook.test');

/** The types that come at a local time of each day. */
export const DAILY_TYPES = ['forecast.ready', 'forecast.highlight'] as const satisfies readonly EventType[];

/** Whether any of these types comes at a local time. */
export const hasDaily = (types: readonly EventType[]): boolean =>
  DAILY_TYPES.some((type) => types.includes(type));

/** What an event says: identifiers and dates only, so that a wrong receiver learns nothing about a person. */
export type EventData = Readonly<Record<string, string | readonly string[]>>;

/** The most profiles that one event names. */
export const MAX_PROFILES_PER_EVENT = 100;

/** The body of an event (Standard Webhooks 1.0, "Payload structure"). `atMs` is when it happened, in ms since 1970. */
export const eventBody = (type: EventType, atMs: number, data: EventData): string =>
  JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data });

/** Whether a text is a well-formed event id. */
export const isEventId = (text: string): boolean => /^evt_[0-9A-HJKMNP-TV-Z]{26}$/.test(text);

/** A text before the ids of all events from an instant (ms since 1970) on. */
export const firstEventId = (fromMs: number): string => `evt_${encodeTime(Math.max(0, fromMs), 10)}`;

/** The id of an event for one webhook: the same each time for the same cause, and in the order of the instants `atMs`. */
export function eventId(webhookId: string, cause: string, atMs: number): string {
  const bytes = hash('sha256', `${webhookId} ${cause}`, 'buffer');
  let at = 0;
  return `evt_${ulid(atMs, () => (bytes[at++] ?? 0) / 256)}`;
}
