import { GetCommand, paginateQuery, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { listMarkers, markerTarget } from '#lib/table/deletion-markers.ts';
import { finishDeletion } from '#lib/table/deletions.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { eventually } from '../browser/eventually.ts';

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

/** Partition of a profile's cached forecasts. */
export const forecastsOf = (profileId: string): string => itemKeys.cachedZones({ profileId, birth: '' }).PK;

/** Counts the items in all given partitions. */
export async function countItems(...partitions: string[]): Promise<number> {
  const counts = await Promise.all(partitions.map(countIn));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Waits until a partition has an item. Throws if it has none after a minute. */
export const untilSome = (partition: string): Promise<void> =>
  eventually(() => countIn(partition)).toBeGreaterThan(0);

/** Waits until all given partitions are empty. Throws if one has an item after a minute. */
export const untilGone = (...partitions: string[]): Promise<void> =>
  eventually(() => countItems(...partitions)).toBe(0);

/** All items of the table that contain any of these texts. */
export async function itemsAbout(subjects: string[]): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client: table }, { TableName }))
    found.push(...Items.filter((item) => subjects.some((subject) => JSON.stringify(item).includes(subject))));
  return found;
}

/** Overwrites an attribute of an item. Throws if there is no such item. */
export async function setAttribute(Key: object, name: string, value: unknown): Promise<void> {
  const input = {
    TableName,
    Key: { ...Key },
    UpdateExpression: 'SET #name = :value',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':value': value },
  };
  await table.send(new UpdateCommand(input));
}

/** Whether a deletion marker of an account or profile exists. */
export async function hasMarker(id: string): Promise<boolean> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.deletion(id), ConsistentRead: true }),
  );
  return Item !== undefined;
}

/** Finishes all pending deletions for a profile or account id, as the sweep does. Throws if no deletion is pending. */
export async function finishAtLast(id: string): Promise<void> {
  let finished = 0;
  for await (const marker of listMarkers()) {
    if (markerTarget(marker).id !== id) continue;
    await finishDeletion(marker, marker.deletedAtMs + 5 * 60_000);
    finished += 1;
  }
  if (finished === 0) throw new Error('There is no deletion marker');
}
