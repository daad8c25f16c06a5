import { getItem, itemKeys, toTtl, updateIf } from './single-table.ts';

/** Zones cached per birth besides the birthplace's: one's home and a trip. */
const MAX_ZONES = 2;

/** Slots are reserved a day longer than needed, so they are written once a day instead of with every entry. */
const MARGIN_MS = 24 * 3_600_000;

const MAX_TRIES = 4;

/** When the slot of each zone expires, in ms since 1970. */
type Zones = Record<string, number>;

type Admission = {
  userId: string;
  profileId: string;
  birth: string;
  timeZone: string;
  untilMs: number;
  nowMs: number;
};

/**
 * Whether entries of a zone other than the birthplace's may be cached: it has one of the birth's two slots, or one is free
 * because all entries of its zone have expired. Exactly two zones get a slot, also concurrently.
 */
export async function admit(
  { userId, profileId, birth, timeZone, untilMs, nowMs }: Admission,
  abortSignal: AbortSignal,
): Promise<boolean> {
  const Key = itemKeys.cachedZones({ profileId, birth });
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const before = (await getItem<{ zones: Zones }>(Key, { abortSignal }))?.zones;
    if ((before?.[timeZone] ?? 0) >= untilMs) return true;
    const others = Object.entries(before ?? {}).filter(
      ([zone, expiresMs]) => zone !== timeZone && expiresMs > nowMs,
    );
    if (others.length >= MAX_ZONES) return false;
    const after: Zones = { ...Object.fromEntries(others), [timeZone]: untilMs + MARGIN_MS };
    const update = {
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
    };
    if (await updateIf(update, { abortSignal })) return true;
  }
  return false;
}
