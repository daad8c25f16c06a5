import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { areSame } from './cities.ts';
import type { Profile } from './profiles.ts';
import { itemKeys, TableName, table, toTtl } from './single-table.ts';

/** A place as it was offered. */
type Place = Pick<Profile, 'birthCity' | 'latitude' | 'longitude' | 'timeZone'>;

const KEPT_MS = 24 * 3_600_000;

/** Searches of an account that are looked through. */
const SEARCHES = 20;

/** How long a request may be held up by each call. */
const PATIENCE_MS = 1_500;

const soon = () => ({ abortSignal: AbortSignal.timeout(PATIENCE_MS) });

/** Keeps for a day which places a search has offered to an account. */
export async function keep(userId: string, places: readonly Place[], nowMs = Date.now()): Promise<void> {
  const Item = { ...itemKeys.offeredPlaces(userId, ulid(nowMs)), places, ttl: toTtl(nowMs + KEPT_MS) };
  await table.send(new PutCommand({ TableName, Item }), soon());
}

/** The place that an account was last offered by a name, in its last twenty searches of a day; undefined if none was. */
export async function find(userId: string, name: string, nowMs = Date.now()): Promise<Place | undefined> {
  const { PK, SK } = itemKeys.offeredPlaces(userId, '');
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :user AND begins_with(SK, :prefix)',
      ExpressionAttributeValues: { ':user': PK, ':prefix': SK },
      ScanIndexForward: false,
      Limit: SEARCHES,
      ConsistentRead: true,
    }),
    soon(),
  );
  const searches = Items as { places: Place[]; ttl: number }[];
  return searches
    .filter(({ ttl }) => ttl * 1000 > nowMs)
    .flatMap(({ places }) => places)
    .find(({ birthCity }) => areSame(birthCity, name));
}
