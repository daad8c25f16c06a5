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
 * Changes a profile from what was read of it, in one transaction; if the birth changes, that is dated, and what is cached
 * of the former one is removed after it. False, and nothing is changed, if the profile is gone or is no longer as it was read.
 */
export async function edit(userId: string, before: Profile, after: Profile): Promise<boolean> {
  const former = birthKey(before);
  if (former === birthKey(after)) return writeAll([updateOf(userId, before, after)]);
  return writeAll([
    updateOf(userId, before, after, new Date().toISOString()),
    { Put: { TableName, Item: markerOfFormerBirth(before.id, former) } },
  ]);
}

function updateOf(userId: string, before: Profile, after: Profile, birthEditedAt?: string): Writes[number] {
  const set = EDITABLE.filter((field) => after[field] !== undefined).map(
    (field) => `#${field} = :new_${field}`,
  );
  if (birthEditedAt !== undefined) set.push('birthEditedAt = :editedAt');
  const removed = EDITABLE.filter((field) => after[field] === undefined);
  return {
    Update: {
      TableName,
      Key: itemKeys.profile(userId, before.id),
      UpdateExpression: [
        `SET ${set}`,
        ...(removed.length > 0 ? [`REMOVE ${removed.map((field) => `#${field}`)}`] : []),
      ].join(' '),
      ConditionExpression: EDITABLE.map((field) => stillAs(field, before)).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(EDITABLE.map((field) => [`#${field}`, field])),
      // Of what is undefined, no expression has a value.
      ExpressionAttributeValues: {
        ...Object.fromEntries(
          EDITABLE.flatMap((field) => [
            [`:new_${field}`, after[field]],
            [`:old_${field}`, before[field]],
          ]),
        ),
        ':editedAt': birthEditedAt,
      },
    },
  };
}

const stillAs = (field: Field, before: Profile): string =>
  before[field] === undefined ? `attribute_not_exists(#${field})` : `#${field} = :old_${field}`;
