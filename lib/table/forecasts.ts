import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import { paginateQuery, paginateScan, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { zoneData } from '#lib/environment.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import type { Language } from '#lib/forecast/languages.ts';
import { admit } from './cached-zones.ts';
import {
  deleteInBatches,
  type ItemKey,
  inPartition,
  isUnexpired,
  itemKeys,
  readItems,
  removePartition,
  TableName,
  table,
  toTtl,
  writeInBatches,
} from './single-table.ts';

const TTL_MS = 30 * 24 * 3_600_000;

/** Timeout of a cache read or write, which delays the request. */
const TIMEOUT_MS = 5_000;

/**
 * Text that all entries share, as a preset zlib dictionary (RFC 1950 section 2.2). Entries packed with another dictionary
 * can't be unpacked, so a change of the dictionary turns all cached entries into cache misses.
 */
const dictionary = Buffer.from(
  '{"date":"20","overallRating":,"metrics":{"energy":"Moderate","focus":"Good","romance":"High","luck":"Low"},"favorable":["","unfavorable":["],"luckyColors":[{"name":"","hex":"#},{"name":"","hex":"#"}],"luckyNumbers":[],"summary":"',
);

/** Compresses an entry to half the size of its JSON, so an item stays well below the 1 KB of one write unit. */
const pack = (entry: ForecastEntry): Uint8Array => deflateSync(JSON.stringify(entry), { dictionary });

/** Decompresses an entry; undefined if the entry was packed with another dictionary. */
function unpack(packed: Uint8Array): ForecastEntry | undefined {
  try {
    return JSON.parse(inflateSync(packed, { dictionary }).toString());
  } catch {
    return undefined;
  }
}

/** The forecast cache of one birth with its matters, model version, language and time zone. */
export type ForecastCache = {
  userId: string;
  profileId: string;
  /** The birth's cache key, see `birthKey`. */
  birth: string;
  modelVersion: string;
  language: Language;
  timeZone: string;
  /** Whether the zone is the birthplace's, which needs no slot. */
  isOfBirthplace: boolean;
};

/**
 * A cached entry and the tz database version it was computed with. The cached-zones item in the same partition has no
 * `entry`.
 */
type CachedItem = {
  PK: string;
  SK: string;
  userId?: string;
  entry?: Uint8Array;
  zoneData?: string;
  ttl: number;
};

/**
 * Returns the cache hits for a date range (inclusive), keyed by date. Entries computed with another tz database version are
 * cache misses. Times out after five seconds.
 */
export async function list(
  cache: ForecastCache,
  range: { startDate: string; endDate: string },
  nowMs = Date.now(),
): Promise<Map<string, ForecastEntry>> {
  const [first, last] = [itemKeys.forecast(cache, range.startDate), itemKeys.forecast(cache, range.endDate)];
  const { Items } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :profile AND SK BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':profile': first.PK, ':first': first.SK, ':last': last.SK },
    }),
    { abortSignal: AbortSignal.timeout(TIMEOUT_MS) },
  );
  const entries = new Map<string, ForecastEntry>();
  for (const item of (Items ?? []) as CachedItem[]) {
    const entry = hitOf(item, nowMs);
    if (entry) entries.set(entry.date, entry);
  }
  return entries;
}

/** Returns the entry of a cached item, unless it has expired or was computed with another tz database version. */
function hitOf(item: CachedItem, nowMs: number): ForecastEntry | undefined {
  const isHit = item.zoneData === zoneData && isUnexpired(item, nowMs);
  return isHit && item.entry ? unpack(item.entry) : undefined;
}

/** Returns the cache hit of a date in each of up to 100 different caches, or undefined, in the same order. */
export async function findDays(
  wanted: readonly { cache: ForecastCache; date: string }[],
  nowMs = Date.now(),
): Promise<(ForecastEntry | undefined)[]> {
  const keys = wanted.map(({ cache, date }) => itemKeys.forecast(cache, date));
  const items = (await readItems(keys, false)) as CachedItem[];
  const byKey = new Map(items.map((item) => [`${item.PK} ${item.SK}`, item]));
  return keys.map(({ PK, SK }) => {
    const item = byKey.get(`${PK} ${SK}`);
    return item && hitOf(item, nowMs);
  });
}

/**
 * Caches entries for thirty days, in the birthplace's zone and up to two others; further zones aren't cached. Times out
 * after five seconds.
 */
export const store = (cache: ForecastCache, entries: readonly ForecastEntry[], nowMs = Date.now()) =>
  storeAll([{ cache, entries }], nowMs);

/** Entries of one forecast cache. */
export type CachedDays = { cache: ForecastCache; entries: readonly ForecastEntry[] };

/** Caches entries of several births together, like `store`. */
export async function storeAll(days: readonly CachedDays[], nowMs = Date.now()): Promise<void> {
  const untilMs = nowMs + TTL_MS;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const admitted = await Promise.all(
    days.map(async ({ cache, entries }) => {
      if (entries.length === 0) return [];
      const isAdmitted = cache.isOfBirthplace || (await admit({ ...cache, untilMs, nowMs }, timeout));
      return isAdmitted ? entries.map((entry) => ({ cache, entry })) : [];
    }),
  );
  await writeInBatches(
    admitted.flat().map(({ cache, entry }) => {
      const Item: CachedItem = {
        ...itemKeys.forecast(cache, entry.date),
        userId: cache.userId,
        entry: pack(entry),
        zoneData,
        ttl: toTtl(untilMs),
      };
      return { PutRequest: { Item } };
    }),
    timeout,
  );
}

/** Evicts entries from the cache. */
export async function remove(days: readonly CachedDays[]): Promise<void> {
  await deleteInBatches(
    days.flatMap(({ cache, entries }) => entries.map(({ date }) => itemKeys.forecast(cache, date))),
  );
}

/** A cached entry in an account export. */
export type StoredForecast = {
  profileId: string;
  modelVersion: string;
  timeZone: string;
  entry: ForecastEntry;
};

/** Lists the cached entries of one birth of a profile. */
export async function* listByBirth(
  profileId: string,
  birth: string,
  nowMs = Date.now(),
): AsyncGenerator<StoredForecast> {
  const pages = paginateQuery(
    { client: table },
    {
      TableName,
      ...inPartition(partitionOf(profileId), prefixOf(birth)),
      ProjectionExpression: 'SK, entry, #ttl',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
    },
  );
  for await (const { Items } of pages)
    for (const item of (Items ?? []) as CachedItem[]) {
      const [, modelVersion = '', , timeZone = ''] = item.SK.split('#');
      const entry = item.entry && isUnexpired(item, nowMs) && unpack(item.entry);
      if (entry) yield { profileId, modelVersion, timeZone, entry };
    }
}

/** Returns the partition key of everything cached for a profile. */
const partitionOf = (profileId: string): string => itemKeys.cachedZones({ profileId, birth: '' }).PK;

/** Returns the sort key prefix of everything cached for a birth. */
const prefixOf = (birth: string): string => `${birth}#`;

/** Removes everything cached for a profile, and returns the number of items. */
export const removeAll = (profileId: string): Promise<number> => removePartition(partitionOf(profileId));

/** Removes everything cached for one birth of a profile, and returns the number of items. */
export const removeBirth = (profileId: string, birth: string): Promise<number> =>
  removePartition(partitionOf(profileId), prefixOf(birth));

/** The cached entries to purge: of a model version, computed in a period (ms since 1970, both ends included), or both. */
export type Purge = {
  modelVersion: string | undefined;
  afterMs: number | undefined;
  beforeMs: number | undefined;
};

const PURGE_SEGMENTS = 4;

/** Each segment deletes this many entries every 200 ms: 2,000 a second in all, half of what a new table takes. */
const PURGE_BATCH = 100;
const PURGE_EVERY_MS = 200;

/**
 * Finds cached entries of all profiles and, if `isWriting`, deletes them. Returns their number. An entry that is computed
 * again meanwhile may be deleted, too; that costs only another computation. Can be interrupted and run again.
 */
export async function purge(
  { modelVersion, afterMs = 0, beforeMs = Number.MAX_SAFE_INTEGER }: Purge,
  isWriting: boolean,
): Promise<number> {
  let found = 0;
  const purgeSegment = async (Segment: number) => {
    const pages = paginateScan(
      { client: table },
      {
        TableName,
        Segment,
        TotalSegments: PURGE_SEGMENTS,
        ProjectionExpression: 'PK, SK',
        FilterExpression:
          'begins_with(PK, :cached) AND attribute_exists(entry) AND contains(SK, :model) AND #ttl BETWEEN :first AND :last',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':cached': partitionOf(''),
          ':model': modelVersion === undefined ? '#' : `#${modelVersion}#`,
          // An item holds no time of computation, but expires a fixed time after it.
          ':first': toTtl(afterMs + TTL_MS),
          ':last': toTtl(beforeMs + TTL_MS),
        },
      },
    );
    for await (const { Items = [] } of pages) {
      found += Items.length;
      for (let start = 0; isWriting && start < Items.length; start += PURGE_BATCH) {
        const batch = Items.slice(start, start + PURGE_BATCH) as ItemKey[];
        await Promise.all([deleteInBatches(batch), sleep(PURGE_EVERY_MS)]);
      }
    }
  };
  await Promise.all(Array.from({ length: PURGE_SEGMENTS }, (_, segment) => purgeSegment(segment)));
  return found;
}
