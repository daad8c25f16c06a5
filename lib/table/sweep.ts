import { BatchGetCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { createdAtMs, isWebhookId } from '#lib/accounts/identifiers.ts';
import { revokeByKey } from './calendars.ts';
import { removeDependents } from './deletions.ts';
import { deleteIf, type ItemKey, itemKeys, TableName, table } from './single-table.ts';

/** Minimum age of a missing parent, by the timestamp in its id; a younger parent may not have been written yet. */
const MIN_AGE_MS = 3_600_000;

/** DynamoDB's maximum number of keys per BatchGetItem. */
const BATCH = 100;

type Scanned = ItemKey & { userId?: string; keyId?: string };
type Child = { item: Scanned; ownerId: string; owner: ItemKey };

/** The key of the last item that a sweep has scanned. */
type Position = Record<string, unknown>;

const nameOf = ({ PK, SK }: ItemKey) => `${PK} ${SK}`;

/**
 * Pairs an item with its parents; if a parent is missing, the item is an orphan. Accounts, counters, markers and items that
 * only expire have no parents.
 */
function withParents(item: Scanned): Child[] {
  const [kind = '', id = ''] = item.PK.split('#');
  if (kind === 'USER') return item.SK === 'META' ? [] : [{ item, ownerId: id, owner: itemKeys.user(id) }];
  const { userId, keyId } = item;
  if (!userId) return [];
  if (kind === 'DUE' && isWebhookId(item.SK))
    return [{ item, ownerId: item.SK, owner: itemKeys.webhook(userId, item.SK) }];
  if (kind === 'RETRY') {
    const [, ownerId = ''] = item.SK.split('#');
    return [{ item, ownerId, owner: itemKeys.webhook(userId, ownerId) }];
  }
  if (kind === 'DUE' || kind === 'ANSWERED') {
    const [ownerId = ''] = item.SK.split('#');
    return [{ item, ownerId, owner: itemKeys.profile(userId, ownerId) }];
  }
  const ofProfile = { item, ownerId: id, owner: itemKeys.profile(userId, id) };
  if (kind === 'FORECAST' || kind === 'JUDGED') return [ofProfile];
  if (kind !== 'CALENDARS') return [{ item, ownerId: userId, owner: itemKeys.user(userId) }];
  return keyId
    ? [ofProfile, { item, ownerId: keyId, owner: itemKeys.apiKeyOfUser(userId, keyId) }]
    : [ofProfile];
}

/** Returns the primary keys that certainly have no item, in the format of `nameOf`. */
async function findMissing(keys: ItemKey[]): Promise<Set<string>> {
  const missing = new Set(keys.map(nameOf));
  for (let start = 0; start < keys.length; start += BATCH) {
    const Keys = keys.slice(start, start + BATCH);
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({
        RequestItems: { [TableName]: { Keys, ConsistentRead: true, ProjectionExpression: 'PK, SK' } },
      }),
    );
    // An unprocessed key may have an item.
    for (const key of [...(Responses?.[TableName] ?? []), ...(UnprocessedKeys?.[TableName]?.Keys ?? [])])
      missing.delete(nameOf(key as ItemKey));
  }
  return missing;
}

async function findOrphans(items: Scanned[], nowMs: number): Promise<Child[]> {
  const old = items
    .flatMap(withParents)
    .filter(({ ownerId }) => nowMs - (createdAtMs(ownerId) ?? nowMs) > MIN_AGE_MS);
  const owners = new Map(old.map(({ owner }) => [nameOf(owner), owner]));
  const missing = await findMissing([...owners.values()]);
  return old.filter(({ owner }) => missing.has(nameOf(owner)));
}

/** Removes a pointer to a missing account or profile, unless it now points to another account; returns the number removed. */
async function removePointer({ item: { PK, SK, userId } }: Child): Promise<number> {
  const removed = await deleteIf({
    Key: { PK, SK },
    ConditionExpression: 'userId = :gone',
    ExpressionAttributeValues: { ':gone': userId },
  });
  return removed ? 1 : 0;
}

/** Removes the dependent items of a missing parent, and returns their number. */
const removeFamily = ({ item: { userId = '' }, ownerId }: Child): Promise<number> =>
  ownerId.startsWith('key_') ? revokeByKey(userId, ownerId) : removeDependents(ownerId);

const isPointer = ({ item: { PK } }: Child) => !/^(USER|FORECAST|CALENDARS|JUDGED)#/.test(PK);

type Removal = { ownerId: string; remove: () => Promise<number> };

/** Plans one removal per missing parent, and one per pointer. */
async function planRemovals(items: Scanned[], nowMs: number): Promise<Removal[]> {
  const orphans = await findOrphans(items, nowMs);
  const families = new Map(orphans.filter((one) => !isPointer(one)).map((one) => [one.ownerId, one]));
  const plan = (orphan: Child, remove: (orphan: Child) => Promise<number>): Removal => ({
    ownerId: orphan.ownerId,
    // The parent may have been restored since the scan.
    remove: async () => ((await findMissing([orphan.owner])).size > 0 ? remove(orphan) : 0),
  });
  return [
    ...[...families.values()].map((orphan) => plan(orphan, removeFamily)),
    ...orphans.filter(isPointer).map((orphan) => plan(orphan, removePointer)),
  ];
}

/** Scans one page of the table, at most 1 MB. `next` is the start of the following page, if any. */
export async function scanPage(from: Position | undefined) {
  const { Items, LastEvaluatedKey } = await table.send(
    new ScanCommand({ TableName, ProjectionExpression: 'PK, SK, userId, keyId', ExclusiveStartKey: from }),
  );
  return { items: (Items ?? []) as Scanned[], next: LastEvaluatedKey };
}

/** The number of items removed for a parent, or the error. `ownerId` is missing if the parents couldn't be read. */
type Outcome = { ownerId?: string; removed: number; error?: unknown };

/** Removes orphaned items, parent by parent; one failure doesn't stop the others. */
export async function* removeOrphans(items: Scanned[], nowMs = Date.now()): AsyncGenerator<Outcome> {
  let removals: Removal[] = [];
  try {
    removals = await planRemovals(items, nowMs);
  } catch (error) {
    yield { removed: 0, error };
  }
  for (const { ownerId, remove } of removals)
    yield await remove().then(
      (removed) => ({ ownerId, removed }),
      (error: unknown) => ({ ownerId, removed: 0, error }),
    );
}

/** Returns where the last sweep stopped; undefined if it reached the end of the table. */
export async function getPosition(): Promise<Position | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName, Key: itemKeys.sweep }));
  return Item?.['next'] as Position | undefined;
}

/** Saves where the next sweep continues; undefined stands for the start of the table. */
export async function savePosition(next: Position | undefined): Promise<void> {
  await table.send(new PutCommand({ TableName, Item: { ...itemKeys.sweep, next } }));
}
