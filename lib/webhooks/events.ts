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

/** What an event says: identifiers, also the account's own, and dates only, so that a wrong receiver learns nothing about a person. */
export type EventData = Readonly<Record<string, string | readonly string[]>>;

/** The most profiles that one event names. */
export const MAX_PROFILES_PER_EVENT = 100;

/** The body of an event (Standard Webhooks 1.0, "Payload structure"). `atMs` is when it happened, in ms since 1970. */
export const eventBody = (type: EventType, atMs: number, data: EventData): string =>
  JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data });
