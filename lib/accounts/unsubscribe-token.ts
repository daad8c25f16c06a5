import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailList } from '#lib/delivery/mail-lists.ts';
import { isProfileId } from './identifiers.ts';

/** What a token stops, and on which day (since 1970) it expires. */
export type Unsubscription = { userId: string; profileId: string; list: MailList; lastDay: number };

const DAY_MS = 86_400_000;

/** Readers keep mails; the token in them works this long. */
const VALID_DAYS = 366;

/** The last day (since 1970) of a token from an instant (ms since 1970). */
export const lastDayFrom = (nowMs: number): number => Math.floor(nowMs / DAY_MS) + VALID_DAYS;

const mac = (subkey: Buffer, text: string): string =>
  createHmac('sha256', subkey).update(text).digest('base64url');

/**
 * Creates the token of an unsubscribe link: what it stops, in plain text, and an HMAC-SHA256 under the subkey `unsubscribe` of
 * a version of the secret. Nothing is stored.
 */
export function unsubscribeToken(subkey: Buffer, version: string, content: Unsubscription): string {
  const { userId, profileId, list, lastDay } = content;
  const text = [version, list, lastDay.toString(36), userId, profileId].join('.');
  return `${text}.${mac(subkey, text)}`;
}

const FORMAT =
  /^(([1-9]\d{0,5})\.(mail|weekly)\.([0-9a-z]{1,6})\.(usr_[0-9A-Z]{26})\.(prf_[0-9A-Z]{26}))\.([\w-]{43})$/;

/** Reads a token; undefined if it is malformed or has expired. `version` names the secret to verify it with. */
export function readUnsubscribeToken(token: string, nowMs: number) {
  const [, text = '', version = '', list = '', day = '', userId = '', profileId = '', signature = ''] =
    FORMAT.exec(token) ?? [];
  const lastDay = Number.parseInt(day, 36);
  if (!isProfileId(profileId) || !(lastDay * DAY_MS >= nowMs - DAY_MS)) return undefined;
  const isSignedWith = (subkey: Buffer): boolean =>
    timingSafeEqual(Buffer.from(mac(subkey, text)), Buffer.from(signature));
  return { version, isSignedWith, content: { userId, profileId, list: list as MailList, lastDay } };
}
