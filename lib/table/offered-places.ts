import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { type CachedPlace, isSameName, withTimeout } from './cities.ts';
import { inPartition, isUnexpired, itemKeys, TableName, table, toTtl } from './single-table.ts';

const TTL_MS = 24 * 3_600_000;

/** Only this many of an account's latest searches are considered. */
const MAX_SEARCHES = 20;

/** Stores the results of an account's search for a day. */
export async function store(
  userId: string,
  places: readonly CachedPlace[],
  nowMs = Date.now(),
): Promise<void> {
  const Item = { ...itemKeys.offeredPlaces(userId, ulid(nowMs)), places, ttl: toTtl(nowMs + TTL_MS) };
  await table.send(new PutCommand({ TableName, Item }), withTimeout());
}

/** Finds the place that an account was last offered under a name, in its latest twenty searches within a day. */
export async function find(
  userId: string,
  name: string,
  nowMs = Date.now(),
): Promise<CachedPlace | undefined> {
  const { PK, SK } = itemKeys.offeredPlaces(userId, '');
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      ...inPartition(PK, SK),
      ScanIndexForward: false,
      Limit: MAX_SEARCHES,
      ConsistentRead: true,
    }),
    withTimeout(),
  );
  const searches = Items as { places: CachedPlace[]; ttl: number }[];
  return searches
    .filter((search) => isUnexpired(search, nowMs))
    .flatMap(({ places }) => places)
    .find(({ birthCity }) => isSameName(birthCity, name));
}
