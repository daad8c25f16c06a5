import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Sign } from '#lib/ephemeris/zodiac.ts';
import { itemsOfUser } from './items-of-user.ts';
import { itemKeys, TableName, table, writeNew } from './single-table.ts';

/** A stored birth profile. */
export type Profile = {
  id: string;
  name: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  /** HH:MM by the clocks of the birthplace; absent where unknown. */
  birthTime?: string;
  /** Normalised place name, `City, Region, Country`. */
  birthCity: string;
  latitude: number;
  longitude: number;
  /** IANA zone of the birthplace. */
  timeZone: string;
  sunSign: Sign;
  createdAt: string;
};

/** Stores a new profile and counts it, in one transaction; false if the user has as many as the limit already. */
export async function create(userId: string, profile: Profile, maxProfiles: number): Promise<boolean> {
  const writes = [
    {
      Update: {
        TableName,
        Key: itemKeys.user(userId),
        UpdateExpression: 'SET profileCount = profileCount + :one',
        ConditionExpression: 'profileCount < :max',
        ExpressionAttributeValues: { ':one': 1, ':max': maxProfiles },
      },
    },
    {
      Put: {
        TableName,
        Item: { ...itemKeys.profile(userId, profile.id), ...profile },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    },
  ];
  return writeNew(writes, () => find(userId, profile.id));
}

/** A profile from its item, without the table's own attributes and what concerns its calendars alone. */
export function toProfile(item: Record<string, unknown>): Profile {
  const { PK, SK, calendarCount, birthEditedAt, ...profile } = item;
  return profile as Profile;
}

/** Finds a profile of this user; undefined for any other identifier. */
export async function find(userId: string, profileId: string): Promise<Profile | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.profile(userId, profileId), ConsistentRead: true }),
  );
  return Item && toProfile(Item);
}

/** All profiles of a user in order of creation. */
export async function list(userId: string): Promise<Profile[]> {
  return (await itemsOfUser(userId, 'PROFILE#')).map(toProfile);
}
