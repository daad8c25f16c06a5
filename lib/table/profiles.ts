import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Area } from '#lib/reading/brief/areas.ts';
import { birthKey } from './birth-key.ts';
import { staleBirthMarker } from './deletion-markers.ts';
import { getItem, itemKeys, listItems, TableName, table } from './single-table.ts';
import {
  changedAttributes,
  increment,
  put,
  putNew,
  replaceAttributes,
  transactCreate,
  transactOnce,
  type Write,
} from './transactions.ts';

/** A stored birth profile. */
export type Profile = {
  id: string;
  name: string;
  /** A date, YYYY-MM-DD. */
  birthDate: string;
  /** Local time of the birthplace, HH:MM; missing if unknown. */
  birthTime?: string;
  /** Normalized place name, `City, Region, Country`. */
  birthCity: string;
  latitude: number;
  longitude: number;
  /** IANA zone of the birthplace. */
  timeZone: string;
  /** Whether the user gave the zone, so that it isn't corrected to that of the place. */
  isTimeZoneGiven?: true;
  sunSign: Sign;
  /** What the reader wants the forecast to attend to, in the order of `AREAS`; missing if there is nothing. */
  matters?: readonly Area[];
  createdAt: string;
};

/** Creates and counts a profile in one transaction. Returns false if the user has reached the limit. */
export async function create(userId: string, profile: Profile, maxProfiles: number): Promise<boolean> {
  const writes = [
    increment(itemKeys.user(userId), 'profileCount', maxProfiles),
    putNew({ ...itemKeys.profile(userId, profile.id), ...profile }),
  ];
  return transactCreate(writes, () => find(userId, profile.id));
}

/** Converts an item to a profile, without primary key and calendar attributes. */
export function toProfile(item: Record<string, unknown>): Profile {
  const { PK, SK, calendarCount, birthEditedAt, ...profile } = item;
  return profile as Profile;
}

/** Finds a user's profile. */
export async function find(userId: string, profileId: string): Promise<Profile | undefined> {
  const item = await getItem(itemKeys.profile(userId, profileId));
  return item && toProfile(item);
}

/** Lists a user's profiles in order of creation. */
export async function list(userId: string): Promise<Profile[]> {
  const items = await listItems<Record<string, unknown>>(itemKeys.user(userId).PK, 'PROFILE#');
  return items.map(toProfile);
}

/** Scans the profiles of all users, each with the id of its user. */
export async function* scanAll(): AsyncGenerator<{ userId: string; profile: Profile }> {
  const { PK: user, SK: profile } = itemKeys.profile('', '');
  const pages = paginateScan(
    { client: table },
    {
      TableName,
      FilterExpression: 'begins_with(PK, :user) AND begins_with(SK, :profile)',
      ExpressionAttributeValues: { ':user': user, ':profile': profile },
    },
  );
  for await (const { Items = [] } of pages)
    for (const item of Items)
      yield { userId: String(item['PK']).slice(user.length), profile: toProfile(item) };
}

/** Edits compare all of these fields, so concurrent edits can't combine one's city with the other's coordinates. */
const EDITABLE = [
  'name',
  'birthDate',
  'birthTime',
  'birthCity',
  'latitude',
  'longitude',
  'timeZone',
  'isTimeZoneGiven',
  'sunSign',
  'matters',
] as const satisfies (keyof Profile)[];

/**
 * Edits a profile in one transaction. Editing the birth data or the matters records the time of the edit and marks forecasts
 * of the previous data for removal. Returns false if the profile has changed since `before` was read, is being changed, or no
 * longer exists.
 */
export async function edit(userId: string, before: Profile, after: Profile): Promise<boolean> {
  const previousBirth = birthKey(before);
  if (previousBirth === birthKey(after)) return transactOnce([editWrite(userId, before, after)]);
  return transactOnce([
    editWrite(userId, before, after, { birthEditedAt: new Date().toISOString() }),
    put(staleBirthMarker(before.id, previousBirth)),
  ]);
}

function editWrite(userId: string, before: Profile, after: Profile, further = {}): Write {
  const fields = [...new Set([...EDITABLE, ...changedAttributes(before, after)])];
  return replaceAttributes(itemKeys.profile(userId, before.id), fields, before, after, further);
}
