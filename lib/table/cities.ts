import { hash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Profile } from './profiles.ts';
import {
  deleteIf,
  getItem,
  isUnexpired,
  itemKeys,
  putIf,
  TableName,
  table,
  toTtl,
  unlessUnexpired,
} from './single-table.ts';

/** A cached place, with its time zone if the geocoder returned one. */
export type CachedPlace = Pick<Profile, 'birthCity' | 'latitude' | 'longitude'> & { geocoderZone?: string };

const DAY_MS = 24 * 3_600_000;
const FOUND_TTL_MS = 180 * DAY_MS;
const NOT_FOUND_TTL_MS = 7 * DAY_MS;

/** Longer than any lookup, so an expired claim belongs to a process that died. */
const CLAIM_MS = 10_000;

/** Timeout of each cache call, which delays the request. */
const TIMEOUT_MS = 1_500;

/** SDK options that make a call time out after 1.5 seconds. */
export const withTimeout = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) });

/** Normalizes spaces, character widths and accents (NFKC), but not case. */
export const normalizeText = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ');

/** Whether two texts have the same cache key. */
export const isSameName = (one: string, other: string): boolean => cacheKey(one) === cacheKey(other);

const cacheKey = (text: string) => normalizeText(text).toLowerCase();

const keyOf = (text: string) => itemKeys.cities(hash('sha256', cacheKey(text)));

/** Returns the cached cities of a text, best match first; undefined on a cache miss. */
export async function find(text: string, nowMs = Date.now()): Promise<CachedPlace[] | undefined> {
  // A claim has no `cities`, not even an empty list.
  const item = await getItem<{ cities?: CachedPlace[]; ttl: number }>(keyOf(text), withTimeout());
  return item && isUnexpired(item, nowMs) ? item.cities : undefined;
}

/** Claims the lookup after a cache miss. Returns false if another request has claimed or finished the lookup. */
export async function claim(text: string, nowMs = Date.now()): Promise<boolean> {
  const Item = { ...keyOf(text), ttl: toTtl(nowMs + CLAIM_MS) };
  return (await putIf({ Item, ...unlessUnexpired(nowMs) }, withTimeout())) !== undefined;
}

/** Removes the cached cities of a text, so that the next request looks them up. */
export async function remove(text: string): Promise<void> {
  await deleteIf({ Key: keyOf(text), ConditionExpression: 'attribute_exists(PK)' }, withTimeout());
}

/** Releases a claim after a failed lookup. */
export async function release(text: string): Promise<void> {
  await deleteIf({ Key: keyOf(text), ConditionExpression: 'attribute_not_exists(cities)' }, withTimeout());
}

/** Caches the cities found for a text for 180 days, or for 7 if there are none. */
export async function store(text: string, cities: readonly CachedPlace[], nowMs = Date.now()): Promise<void> {
  const ttl = toTtl(nowMs + (cities.length > 0 ? FOUND_TTL_MS : NOT_FOUND_TTL_MS));
  await table.send(new PutCommand({ TableName, Item: { ...keyOf(text), cities, ttl } }), withTimeout());
}
