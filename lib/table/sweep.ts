import { BatchGetCommand, DeleteCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { madeAtMs } from '#lib/accounts/identifiers.ts';
import { revokeOfKey } from './calendars.ts';
import { earlierMarker, finish, namedBy, removeRemains } from './deletions.ts';
import { ifCondition, itemKeys, TableName, table } from './single-table.ts';

/** An owner's identifier tells its age: one that was made so long ago, and is not there, will never be there again. */
const YOUNG_MS = 3_600_000;

/** As many as DynamoDB reads at once. */
const BATCH = 100;

type Key = { PK: string; SK: string };
type Scanned = Key & { userId?: string; keyId?: string; ttl?: number };
type Owned = { item: Scanned; ownerId: string; owner: Key };

/** Where a sweep has come to: the key of the last item that it has looked at. */
type Position = Record<string, unknown>;

const nameOf = ({ PK, SK }: Key) => `${PK} ${SK}`;

/**
 * The items without any of which another belongs to nobody. None for accounts, for what counts, marks or expires by itself, and
 * for forecasts of earlier releases, which do not say whose they are.
 */
function owned(item: Scanned): Owned[] {
  const [kind = '', id = ''] = item.PK.split('#');
  if (kind === 'USER') return item.SK === 'META' ? [] : [{ item, ownerId: id, owner: itemKeys.user(id) }];
  const { userId, keyId } = item;
  if (!userId) return [];
  const ofProfile = { item, ownerId: id, owner: itemKeys.profile(userId, id) };
  if (kind === 'FORECAST') return [ofProfile];
  if (kind !== 'CALENDARS') return [{ item, ownerId: userId, owner: itemKeys.user(userId) }];
  return keyId
    ? [ofProfile, { item, ownerId: keyId, owner: itemKeys.apiKeyOfUser(userId, keyId) }]
    : [ofProfile];
}

/** Those of some keys that have no item for sure. */
async function missingOf(keys: Key[]): Promise<Set<string>> {
  const missing = new Set(keys.map(nameOf));
  for (let start = 0; start < keys.length; start += BATCH) {
    const Keys = keys.slice(start, start + BATCH);
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({
        RequestItems: { [TableName]: { Keys, ConsistentRead: true, ProjectionExpression: 'PK, SK' } },
      }),
    );
    // What was not looked up may be there.
    for (const key of [...(Responses?.[TableName] ?? []), ...(UnprocessedKeys?.[TableName]?.Keys ?? [])])
      missing.delete(nameOf(key as Key));
  }
  return missing;
}

async function orphansAmong(items: Scanned[], nowMs: number): Promise<Owned[]> {
  const old = items.flatMap(owned).filter(({ ownerId }) => nowMs - (madeAtMs(ownerId) ?? nowMs) > YOUNG_MS);
  const owners = new Map(old.map(({ owner }) => [nameOf(owner), owner]));
  const missing = await missingOf([...owners.values()]);
  return old.filter(({ owner }) => missing.has(nameOf(owner)));
}

/** Removes an item that leads to a gone account, unless it leads to another one by now; answers how many that were. */
async function removePointer({ item: { PK, SK, userId } }: Owned): Promise<number> {
  const removed = await ifCondition(
    table.send(
      new DeleteCommand({
        TableName,
        Key: { PK, SK },
        ConditionExpression: 'userId = :gone',
        ExpressionAttributeValues: { ':gone': userId },
      }),
    ),
  );
  return removed ? 1 : 0;
}

const isPart = ({ item: { PK } }: Owned) => /^(USER|FORECAST|CALENDARS)#/.test(PK);

/** Removes all that hung on what is gone; answers how many items that were. */
const removeAllOf = ({ item: { userId = '' }, ownerId }: Owned): Promise<number> =>
  ownerId.startsWith('key_') ? revokeOfKey(userId, ownerId) : removeRemains(ownerId);

/** Runs a removal unless its owner is there by now, put back from a restored table; answers how many items that were. */
const ifStillMissing = async ({ owner }: Owned, remove: () => Promise<number>): Promise<number> =>
  (await missingOf([owner])).size > 0 ? remove() : 0;

/** What is to be removed of one owner, and how; answers how many items that were. */
type Removal = { ownerId: string; remove: () => Promise<number> };

/** What belongs to nobody, with all that hung on the same account or profile, and what deletions of earlier releases left. */
async function removalsFor(items: Scanned[], nowMs: number): Promise<Removal[]> {
  const orphans = await orphansAmong(items, nowMs);
  const parts = new Map(orphans.filter(isPart).map((orphan) => [orphan.ownerId, orphan]));
  return [
    ...items.flatMap((item) => {
      const marker = earlierMarker(item);
      return marker ? [{ ownerId: namedBy(marker).id, remove: () => finish(marker, nowMs) }] : [];
    }),
    ...[...parts.values()].map((part) => ({
      ownerId: part.ownerId,
      remove: () => ifStillMissing(part, () => removeAllOf(part)),
    })),
    ...orphans
      .filter((orphan) => !isPart(orphan))
      .map((orphan) => ({
        ownerId: orphan.ownerId,
        remove: () => ifStillMissing(orphan, () => removePointer(orphan)),
      })),
  ];
}

/** One page of the table, at most 1 MB, and where the next begins, if there is one. */
export async function readPage(from: Position | undefined) {
  const { Items, LastEvaluatedKey } = await table.send(
    new ScanCommand({
      TableName,
      ProjectionExpression: 'PK, SK, userId, keyId, #ttl',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExclusiveStartKey: from,
    }),
  );
  return { items: (Items ?? []) as Scanned[], next: LastEvaluatedKey };
}

/** How many items of an owner were removed, or why they were not; without an owner if none could be looked up. */
type Outcome = { ownerId?: string; removed: number; error?: unknown };

/** Removes what belongs to nobody among some items, one owner after the other; no failure holds up the others. */
export async function* removeOrphans(items: Scanned[], nowMs = Date.now()): AsyncGenerator<Outcome> {
  let removals: Removal[] = [];
  try {
    removals = await removalsFor(items, nowMs);
  } catch (error) {
    yield { removed: 0, error };
  }
  for (const { ownerId, remove } of removals)
    yield await remove().then(
      (removed) => ({ ownerId, removed }),
      (error: unknown) => ({ ownerId, removed: 0, error }),
    );
}

/** Where the last sweep was when it ended; undefined if it had come to the end of the table. */
export async function position(): Promise<Position | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName, Key: itemKeys.sweep }));
  return Item?.['next'] as Position | undefined;
}

/** Keeps where the next sweep goes on; undefined is at the beginning. */
export async function keepPosition(next: Position | undefined): Promise<void> {
  await table.send(new PutCommand({ TableName, Item: { ...itemKeys.sweep, next } }));
}
