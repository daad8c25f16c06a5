import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifCondition, itemKeys, TableName, table, toTtl } from './single-table.ts';

/** How many zones the cache of a birth holds at a time beside the birthplace's: a home elsewhere, and a journey. */
const MAX_ZONES = 2;

/** A place is taken for a day longer than it has to be, so that it is written once a day and not with every entry. */
const MARGIN_MS = 24 * 3_600_000;

const MAX_TRIES = 4;

/** The time in milliseconds up to which each zone has its place. */
type Zones = Record<string, number>;

/** How long entries of which zone are to be cached, and of which birth of a profile. */
type Admission = {
  userId: string;
  profileId: string;
  birth: string;
  timeZone: string;
  untilMs: number;
  nowMs: number;
};

/**
 * Whether the entries of a zone that is not the birthplace's may be cached: it has one of the birth's two places, or one is
 * free because all entries of a zone have expired. Of any number of zones at once two get a place.
 */
export async function admit(
  { userId, profileId, birth, timeZone, untilMs, nowMs }: Admission,
  abortSignal: AbortSignal,
): Promise<boolean> {
  const Key = itemKeys.cachedZones({ profileId, birth });
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const get = new GetCommand({ TableName, Key, ConsistentRead: true });
    const before = (await table.send(get, { abortSignal })).Item?.['zones'] as Zones | undefined;
    if ((before?.[timeZone] ?? 0) >= untilMs) return true;
    const others = Object.entries(before ?? {}).filter(
      ([zone, expiresMs]) => zone !== timeZone && expiresMs > nowMs,
    );
    if (others.length >= MAX_ZONES) return false;
    const after: Zones = { ...Object.fromEntries(others), [timeZone]: untilMs + MARGIN_MS };
    const update = new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'SET zones = :after, userId = :user, #ttl = :ttl',
      ConditionExpression: before ? 'zones = :before' : 'attribute_not_exists(zones)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':before': before,
        ':after': after,
        ':user': userId,
        ':ttl': toTtl(untilMs + MARGIN_MS),
      },
    });
    if (await ifCondition(table.send(update, { abortSignal }))) return true;
  }
  return false;
}
