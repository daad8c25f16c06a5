import { hash } from 'node:crypto';
import { decodeTime, encodeTime, ulid } from 'ulid';

/** Creates an id: a prefix for its kind and a ULID, so ids sort by creation time. */
export function newId(prefix: 'usr' | 'prf' | 'key' | 'cal' | 'whk', nowMs: number): string {
  return `${prefix}_${ulid(nowMs)}`;
}

const FORMAT = /^(?:usr|prf|key|whk)_([0-9A-HJKMNP-TV-Z]{26})$/;

/** Reads the creation time (ms since 1970) from a user, profile, key or webhook id; undefined for any other text. */
export function createdAtMs(id: string): number | undefined {
  const [, time] = FORMAT.exec(id) ?? [];
  return time === undefined ? undefined : decodeTime(time);
}

const hasFormat = (prefix: string) => {
  const format = new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`);
  return (text: string): boolean => format.test(text);
};

/** Whether a text is a well-formed profile id. */
export const isProfileId = hasFormat('prf');

/** Whether a text is a well-formed key id. */
export const isKeyId = hasFormat('key');

/** A ULID whose random part derives from bytes, so that the same bytes and time always have the same id. */
function derivedUlid(bytes: Buffer, timeMs: number): string {
  let at = 0;
  return ulid(timeMs, () => (bytes[at++] ?? 0) / 256);
}

/** The id of the push subscription with an endpoint: the same endpoint always has the same id. */
export function pushIdOf(endpoint: string): string {
  const bytes = hash('sha256', endpoint, 'buffer');
  return `psh_${derivedUlid(bytes, bytes.readUIntBE(26, 6))}`;
}

/** The id of an event for one webhook: the same each time for the same cause, and in the order of the instants `atMs`. */
export const eventIdOf = (webhookId: string, cause: string, atMs: number): string =>
  `evt_${derivedUlid(hash('sha256', `${webhookId} ${cause}`, 'buffer'), atMs)}`;

/** A text before the ids of all events from an instant (ms since 1970) on. */
export const firstEventId = (fromMs: number): string => `evt_${encodeTime(Math.max(0, fromMs), 10)}`;

/** Whether a text is a well-formed id of a push subscription. */
export const isPushId = hasFormat('psh');

/** Whether a text is a well-formed calendar id. */
export const isCalendarId = hasFormat('cal');

/** Whether a text is a well-formed webhook id. */
export const isWebhookId = hasFormat('whk');

/** Whether a text is a well-formed event id. */
export const isEventId = hasFormat('evt');
