import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { zoneData } from '#lib/environment.ts';
import type { ForecastEntry, Language } from '#lib/forecast/forecast-entry.ts';
import { admit } from './cached-zones.ts';
import { packed, unpacked } from './packed-entry.ts';
import { removeItems } from './remove-items.ts';
import { itemKeys, TableName, table, toTtl, writeInBatches } from './single-table.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

/** How long a request may be held up by reading the cache, and by writing it. */
const PATIENCE_MS = 5_000;

/** What entries are cached under beside their date, and whose they are. */
export type ForecastCache = {
  userId: string;
  profileId: string;
  /** By `birthKey`. */
  birth: string;
  modelVersion: string;
  language: Language;
  timeZone: string;
  /** Whether that is the birthplace's zone, which needs no admission. */
  isOfBirthplace: boolean;
};

/**
 * An entry, with the edition of the tz database by which its day was told; beside them stands one item that has none:
 * which zones are cached.
 */
type CachedItem = {
  PK: string;
  SK: string;
  userId?: string;
  entry?: Uint8Array | string;
  zoneData?: string;
  ttl: number;
};

/**
 * The cached entries of a range of dates, both ends included, by date, as far as their days were told by the tz database
 * that this process has; throws if they are not read in five seconds.
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
    { abortSignal: AbortSignal.timeout(PATIENCE_MS) },
  );
  const entries = new Map<string, ForecastEntry>();
  for (const item of (Items ?? []) as CachedItem[]) {
    const isGood = item.zoneData === zoneData && item.ttl * 1000 > nowMs;
    const entry = isGood && item.entry && unpacked(item.entry);
    if (entry) entries.set(entry.date, entry);
  }
  return entries;
}

/**
 * Caches entries for thirty days, of the birthplace's zone and two others: those of a further zone are not kept. They
 * come back byte for byte. Throws if not all are written within five seconds.
 */
export async function store(
  cache: ForecastCache,
  entries: readonly ForecastEntry[],
  nowMs = Date.now(),
): Promise<void> {
  if (entries.length === 0) return;
  const untilMs = nowMs + KEPT_MS;
  const soon = AbortSignal.timeout(PATIENCE_MS);
  if (!cache.isOfBirthplace && !(await admit({ ...cache, untilMs, nowMs }, soon))) return;
  await writeInBatches(
    entries.map((entry) => {
      const Item: CachedItem = {
        ...itemKeys.forecast(cache, entry.date),
        userId: cache.userId,
        entry: packed(entry),
        zoneData,
        ttl: toTtl(untilMs),
      };
      return { PutRequest: { Item } };
    }),
    soon,
  );
}

/** Removes entries from the cache. */
export async function remove(cache: ForecastCache, entries: readonly ForecastEntry[]): Promise<void> {
  await writeInBatches(
    entries.map(({ date }) => ({ DeleteRequest: { Key: itemKeys.forecast(cache, date) } })),
  );
}

/** A cached entry with what it was computed for. */
export type StoredForecast = {
  profileId: string;
  modelVersion: string;
  timeZone: string;
  entry: ForecastEntry;
};

/** Every cached entry of a profile's birth, one after the other. */
export async function* everyForecast(
  profileId: string,
  birth: string,
  nowMs = Date.now(),
): AsyncGenerator<StoredForecast> {
  const pages = paginateQuery(
    { client: table },
    {
      TableName,
      KeyConditionExpression: 'PK = :profile AND begins_with(SK, :birth)',
      ExpressionAttributeValues: { ':profile': partitionOf(profileId), ':birth': prefixOf(birth) },
      ProjectionExpression: 'SK, entry, #ttl',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
    },
  );
  for await (const { Items } of pages)
    for (const { SK, entry, ttl } of (Items ?? []) as CachedItem[]) {
      const [, modelVersion = '', , timeZone = ''] = SK.split('#');
      const cached = entry && ttl * 1000 > nowMs && unpacked(entry);
      if (cached) yield { profileId, modelVersion, timeZone, entry: cached };
    }
}

/** Where everything is that is cached of a profile, whatever the birth, model, language, zone and date. */
const partitionOf = (profileId: string): string => itemKeys.cachedZones({ profileId, birth: '' }).PK;

/** How the sort keys begin of everything that is cached of a birth. */
const prefixOf = (birth: string): string => `${birth}#`;

/** Removes everything that is cached of a profile, however much it is; answers how many items that were. */
export const removeAll = (profileId: string): Promise<number> => removeItems(partitionOf(profileId));

/** Removes everything that is cached of one birth of a profile; answers how many items that were. */
export const removeBirth = (profileId: string, birth: string): Promise<number> =>
  removeItems(partitionOf(profileId), prefixOf(birth));
