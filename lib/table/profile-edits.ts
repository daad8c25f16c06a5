import { birthKey } from './birth-key.ts';
import { markerOfFormerBirth } from './deletions.ts';
import type { Profile } from './profiles.ts';
import { itemKeys, TableName, type Writes, writeAll } from './single-table.ts';

/** All that may change. They hang together: no edit may leave one's city with another's coordinates. */
const EDITABLE = [
  'name',
  'birthDate',
  'birthTime',
  'birthCity',
  'latitude',
  'longitude',
  'timeZone',
  'sunSign',
] as const satisfies (keyof Profile)[];

type Field = (typeof EDITABLE)[number];

/**
 * Changes a profile from what was read of it, in one transaction; if the birth changes, what is cached of the former one
 * is removed after it. False, and nothing is changed, if the profile is gone or is no longer as it was read.
 */
export async function edit(userId: string, before: Profile, after: Profile): Promise<boolean> {
  const writes = [updateOf(userId, before, after)];
  const former = birthKey(before);
  if (former !== birthKey(after))
    writes.push({ Put: { TableName, Item: markerOfFormerBirth(before.id, former) } });
  return writeAll(writes);
}

function updateOf(userId: string, before: Profile, after: Profile): Writes[number] {
  const set = EDITABLE.filter((field) => after[field] !== undefined);
  const removed = EDITABLE.filter((field) => after[field] === undefined);
  return {
    Update: {
      TableName,
      Key: itemKeys.profile(userId, before.id),
      UpdateExpression: [
        `SET ${set.map((field) => `#${field} = :new_${field}`)}`,
        ...(removed.length > 0 ? [`REMOVE ${removed.map((field) => `#${field}`)}`] : []),
      ].join(' '),
      ConditionExpression: EDITABLE.map((field) => stillAs(field, before)).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(EDITABLE.map((field) => [`#${field}`, field])),
      // Of what is undefined, no expression has a value.
      ExpressionAttributeValues: Object.fromEntries(
        EDITABLE.flatMap((field) => [
          [`:new_${field}`, after[field]],
          [`:old_${field}`, before[field]],
        ]),
      ),
    },
  };
}

const stillAs = (field: Field, before: Profile): string =>
  before[field] === undefined ? `attribute_not_exists(#${field})` : `#${field} = :old_${field}`;
