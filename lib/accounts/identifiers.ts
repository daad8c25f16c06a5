import { decodeTime, ulid } from 'ulid';

/** A new identifier that sorts by its time of creation: a prefix that names the kind, and a ULID. */
export function newId(prefix: 'usr' | 'prf' | 'key' | 'cal', nowMs: number): string {
  return `${prefix}_${ulid(nowMs)}`;
}

const FORM = /^(?:usr|prf|key)_([0-9A-HJKMNP-TV-Z]{26})$/;

/** When an identifier was made, milliseconds since 1970; undefined for what has not the form of one. */
export function madeAtMs(id: string): number | undefined {
  const [, time] = FORM.exec(id) ?? [];
  return time === undefined ? undefined : decodeTime(time);
}

const hasForm = (prefix: string) => {
  const form = new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`);
  return (text: string): boolean => form.test(text);
};

/** Whether a text has the form of a profile's identifier; what has not, names none. */
export const isProfileId = hasForm('prf');

/** Whether a text has the form of a key's identifier; what has not, names none. */
export const isKeyId = hasForm('key');

/** Whether a text has the form of a calendar's identifier; what has not, names none. */
export const isCalendarId = hasForm('cal');
