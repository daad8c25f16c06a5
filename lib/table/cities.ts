import { hash } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Profile } from './profiles.ts';
import { ifCondition, itemKeys, TableName, table, toTtl } from './single-table.ts';

/** A city as it was found. */
type City = Pick<Profile, 'birthCity' | 'latitude' | 'longitude' | 'timeZone'>;

const DAY_MS = 24 * 3_600_000;
const FOUND_KEPT_MS = 180 * DAY_MS;
const NOT_FOUND_KEPT_MS = 7 * DAY_MS;

/** Longer than any look-up takes: whoever has claimed one and died no longer keeps others from it. */
const CLAIM_MS = 10_000;

/** How long a request may be held up by each call of this cache. */
const PATIENCE_MS = 1_500;

const soon = () => ({ abortSignal: AbortSignal.timeout(PATIENCE_MS) });

/** A text as it is known, but for its case: spaces, widths and the way that accents are written make no other city. */
export const asCached = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ');

/** Whether two texts are known as one. */
export const areSame = (one: string, other: string): boolean => spelling(one) === spelling(other);

const spelling = (text: string) => asCached(text).toLowerCase();

const keyOf = (text: string) => itemKeys.cities(hash('sha256', spelling(text)));

/**
 * The cities that were found for a text, the likeliest first: they are known for 180 days, and that there are none for 7;
 * undefined if it is not known.
 */
export async function find(text: string, nowMs = Date.now()): Promise<City[] | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: keyOf(text), ConsistentRead: true }),
    soon(),
  );
  // A claim has no list, not even an empty one.
  const kept = Item as { cities?: City[]; ttl: number } | undefined;
  return kept && kept.ttl * 1000 > nowMs ? kept.cities : undefined;
}

/** Claims the look-up of an unknown text; false if another has, or has just made it known. */
export async function claim(text: string, nowMs = Date.now()): Promise<boolean> {
  const claimed = await ifCondition(
    table.send(
      new PutCommand({
        TableName,
        Item: { ...keyOf(text), ttl: toTtl(nowMs + CLAIM_MS) },
        ConditionExpression: 'attribute_not_exists(PK) OR #ttl <= :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':now': Math.floor(nowMs / 1000) },
      }),
      soon(),
    ),
  );
  return claimed !== undefined;
}

/** Gives up a claim, so that the next who asks may look the text up. */
export async function release(text: string): Promise<void> {
  await ifCondition(
    table.send(
      new DeleteCommand({
        TableName,
        Key: keyOf(text),
        ConditionExpression: 'attribute_not_exists(cities)',
      }),
      soon(),
    ),
  );
}

/** Keeps what was found for a text. */
export async function keep(text: string, cities: readonly City[], nowMs = Date.now()): Promise<void> {
  const ttl = toTtl(nowMs + (cities.length > 0 ? FOUND_KEPT_MS : NOT_FOUND_KEPT_MS));
  await table.send(new PutCommand({ TableName, Item: { ...keyOf(text), cities, ttl } }), soon());
}
