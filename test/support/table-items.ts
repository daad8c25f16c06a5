import { setTimeout as sleep } from 'node:timers/promises';
import { GetCommand, paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import { everyMarker, finish, namedBy } from '#lib/table/deletions.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';

/** How many items a partition has. */
async function countIn(partition: string): Promise<number> {
  const input = {
    TableName,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': partition },
    ConsistentRead: true,
  };
  let count = 0;
  for await (const { Count = 0 } of paginateQuery({ client: table }, input)) count += Count;
  return count;
}

/** The partition of everything that is cached of a profile. */
export const forecastsOf = (profileId: string): string => itemKeys.cachedZones({ profileId, birth: '' }).PK;

/** How many items some partitions have together. */
export async function countItems(...partitions: string[]): Promise<number> {
  const counts = await Promise.all(partitions.map(countIn));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Waits until a partition has an item. */
export async function untilSome(partition: string): Promise<void> {
  while ((await countIn(partition)) === 0) await sleep(100);
}

/** Waits until some partitions have no items. */
export async function untilGone(...partitions: string[]): Promise<void> {
  while ((await countItems(...partitions)) > 0) await sleep(100);
}

/** Every item of the table in which one of some texts stands. */
export async function itemsAbout(subjects: string[]): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client: table }, { TableName }))
    found.push(...Items.filter((item) => subjects.some((subject) => JSON.stringify(item).includes(subject))));
  return found;
}

/** Whether a deletion has left its marker. */
export async function hasMarker(id: string): Promise<boolean> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.deletion(id), ConsistentRead: true }),
  );
  return Item !== undefined;
}

/**
 * Has what the markers of a profile or an account name removed for the last time, those of its former births too, as the
 * hourly sweep does once no request of then can be under way; throws if there is none.
 */
export async function finishAtLast(id: string): Promise<void> {
  let finished = 0;
  for await (const marker of everyMarker()) {
    if (namedBy(marker).id !== id) continue;
    await finish(marker, marker.deletedAtMs + 5 * 60_000);
    finished += 1;
  }
  if (finished === 0) throw new Error('There is no marker');
}
