import { getItem, itemKeys, toTtl, updateIf } from './single-table.ts';

/** Maximum number of time zones cached per birth besides the birthplace's, for example those at home and on a trip. */
const MAX_ZONES = 2;

/** Slots are reserved for a day longer than needed, so they are written once a day instead of with every entry. */
const MARGIN_MS = 24 * 3_600_000;

const MAX_TRIES = 4;

/** The expiry of each zone's slot (ms since 1970). */
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
 * Reserves one of a birth's two slots for a time zone other than the birthplace's, and returns whether entries in that zone
 * may be cached. A slot becomes free at most a day after the last entry in its zone has expired. At most two zones hold a
 * slot, even under concurrency.
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
