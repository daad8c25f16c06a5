import { hash } from 'node:crypto';
import { paginateQuery, paginateScan, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { MailSettings, PushSettings } from '#lib/delivery/due-times.ts';
import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { Area } from '#lib/reading/brief/areas.ts';
import { birthKey } from './birth-key.ts';
import { staleBirthMarker } from './deletion-markers.ts';
import { everyItem, getItem, inPartition, itemKeys, readItems, TableName, table } from './single-table.ts';
import {
  changedAttributes,
  check,
  increment,
  put,
  putNew,
  replaceAttributes,
  transactCreate,
  transactOnce,
  transactWrite,
  type Write,
} from './transactions.ts';

/** The previous time of a channel, under which the profile may still be listed. */
type Moved = { movedFrom?: Pick<PushSettings, 'at' | 'timeZone'> };

/** A stored birth profile. */
export type Profile = {
  id: string;
  /** The account's own identifier of the profile, unique within the account. */
  externalId?: string;
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
  /** IANA zone of the person's days; missing if they are those of the birthplace's zone. */
  residenceTimeZone?: string;
  sunSign: Sign;
  /** What the reader wants the forecast to attend to, in the order of `AREAS`; missing if there is nothing. */
  matters?: readonly Area[];
  /** The morning mail, with the date (UTC) on which it was last set; missing if it is off. */
  mail?: MailSettings & Moved & { since: string };
  /** The notifications; missing if they are off. */
  push?: PushSettings & Moved;
  createdAt: string;
};

/**
 * Creates and counts a profile in one transaction. Returns false if the user has reached the limit or the external id is
 * taken. With `shards`, the profile is counted in one of that many counters, which enforce no limit.
 */
export async function create(
  userId: string,
  profile: Profile,
  maxProfiles: number,
  shards?: number,
): Promise<boolean> {
  const countShard = shards === undefined ? undefined : Math.floor(Math.random() * shards);
  const writes = [
    countShard === undefined
      ? increment(itemKeys.user(userId), 'profileCount', maxProfiles)
      : increment(itemKeys.profileCounter(userId, countShard), 'profileCount', Number.MAX_SAFE_INTEGER),
    putNew({ ...itemKeys.profile(userId, profile.id), ...profile, countShard }),
    ...externalIdWrites(userId, { id: profile.id }, profile),
  ];
  return transactCreate(writes, () => find(userId, profile.id));
}

/** The key of the item that makes an external id unique. It holds the id of the profile. */
export const externalIdKey = (userId: string, externalId: string) =>
  itemKeys.externalId(userId, hash('sha256', externalId));

/** Takes an external id for a profile; fails if it is another profile's. */
export const takeExternalId = (userId: string, profileId: string, externalId: string): Write => ({
  Put: {
    TableName,
    Item: { ...externalIdKey(userId, externalId), profileId },
    ConditionExpression: 'attribute_not_exists(PK) OR profileId = :profile',
    ExpressionAttributeValues: { ':profile': profileId },
  },
});

/** Frees a profile's external id; fails if the id is another profile's. */
export const deleteExternalId = (userId: string, profileId: string, externalId: string): Write => ({
  Delete: {
    TableName,
    Key: externalIdKey(userId, externalId),
    ConditionExpression: 'attribute_not_exists(PK) OR profileId = :profile',
    ExpressionAttributeValues: { ':profile': profileId },
  },
});

type Named = Pick<Profile, 'id' | 'externalId'>;

/** The writes that free a profile's previous external id and take its new one; they fail if that is taken. */
function externalIdWrites(
  userId: string,
  before: Named,
  { externalId }: Pick<Profile, 'externalId'>,
): Write[] {
  if (before.externalId === externalId) return [];
  return [
    ...(before.externalId === undefined ? [] : [deleteExternalId(userId, before.id, before.externalId)]),
    ...(externalId === undefined ? [] : [takeExternalId(userId, before.id, externalId)]),
  ];
}

/** Finds a user's profile by its external id. */
export async function findByExternalId(userId: string, externalId: string): Promise<Profile | undefined> {
  const pointer = await getItem<{ profileId: string }>(externalIdKey(userId, externalId));
  const profile = pointer && (await find(userId, pointer.profileId));
  return profile?.externalId === externalId ? profile : undefined;
}

/** Finds up to 100 of a user's profiles by id. */
export async function findAll(userId: string, ids: readonly string[]): Promise<Map<string, Profile>> {
  const items = await readItems([...new Set(ids)].map((id) => itemKeys.profile(userId, id)));
  return new Map(items.map(toProfile).map((profile) => [profile.id, profile]));
}

/** Finds up to 100 of a user's profiles by external id, in two rounds. */
export async function findAllByExternalId(
  userId: string,
  externalIds: readonly string[],
): Promise<Map<string, Profile>> {
  const pointers = await readItems([...new Set(externalIds)].map((id) => externalIdKey(userId, id)));
  const found = await findAll(
    userId,
    pointers.map(({ profileId }) => String(profileId)),
  );
  const wanted = new Set(externalIds);
  return new Map(
    [...found.values()].flatMap((profile): [string, Profile][] =>
      profile.externalId !== undefined && wanted.has(profile.externalId)
        ? [[profile.externalId, profile]]
        : [],
    ),
  );
}

/**
 * Returns the id of another profile that has an external id; undefined if none has. Frees the external id if its profile no longer exists or has another one, as after a
 * deletion by a release without external ids.
 */
export async function findExternalIdHolder(
  userId: string,
  externalId: string,
  profileId: string,
): Promise<string | undefined> {
  const key = externalIdKey(userId, externalId);
  const pointer = await getItem<{ profileId: string }>(key);
  if (!pointer || pointer.profileId === profileId) return undefined;
  const isFreed = await transactWrite([
    check({
      Key: itemKeys.profile(userId, pointer.profileId),
      ConditionExpression: 'attribute_not_exists(externalId) OR externalId <> :id',
      ExpressionAttributeValues: { ':id': externalId },
    }),
    deleteExternalId(userId, pointer.profileId, externalId),
  ]);
  return isFreed ? undefined : pointer.profileId;
}

/** Converts an item to a profile, without primary key and calendar attributes. */
export function toProfile(item: Record<string, unknown>): Profile {
  const { PK, SK, calendarCount, birthEditedAt, editedAt, countShard, ...profile } = item;
  return profile as Profile;
}

/** Finds a user's profile. */
export async function find(userId: string, profileId: string): Promise<Profile | undefined> {
  const item = await getItem(itemKeys.profile(userId, profileId));
  return item && toProfile(item);
}

/** Lists a user's profiles in order of creation, up to `limit` of those after the profile `after`. */
export async function list(userId: string, limit = MAX_LISTED, after?: string): Promise<Profile[]> {
  const { PK, SK } = itemKeys.profile(userId, '');
  const startingToken = after === undefined ? undefined : itemKeys.profile(userId, after);
  const input = { TableName, ...inPartition(PK, SK), ConsistentRead: true };
  const found: Profile[] = [];
  // A query returns at most 1 MB, which can be fewer profiles than the limit.
  for await (const { Items = [] } of paginateQuery(
    { client: table, pageSize: limit, startingToken },
    input,
  )) {
    found.push(...Items.map(toProfile));
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/** The number of profiles in a list without a limit. Accounts of the interface's tiers have at most ten. */
export const MAX_LISTED = 100;

/** Lists the ids of a user's profiles, in order of creation. */
export const ids = (userId: string): AsyncGenerator<string> => idsWhere(userId, {});

/** Lists the ids of a user's profiles that have calendars. */
export const idsWithCalendars = (userId: string): AsyncGenerator<string> =>
  idsWhere(userId, {
    FilterExpression: 'calendarCount > :none',
    ExpressionAttributeValues: { ':none': 0 },
  });

async function* idsWhere(userId: string, filter: Partial<QueryCommandInput>): AsyncGenerator<string> {
  const { PK, SK: prefix } = itemKeys.profile(userId, '');
  const { ExpressionAttributeValues, ...condition } = inPartition(PK, prefix);
  const items = everyItem<{ SK: string }>(PK, {
    ...condition,
    ...filter,
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ...filter.ExpressionAttributeValues },
    ProjectionExpression: 'SK',
  });
  for await (const { SK } of items) yield SK.slice(prefix.length);
}

/** What events tell of a profile: its external id, and when it was last edited (ISO 8601), if ever. */
export type EventFacts = { externalId?: string; editedAt?: string };

/** Finds what events tell of a profile; undefined if it doesn't exist. */
export const findEventFacts = (userId: string, profileId: string): Promise<EventFacts | undefined> =>
  getItem<EventFacts>(itemKeys.profile(userId, profileId));

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
 * Edits a profile in one transaction. Editing the birth data, the matters or the residence's zone records the time of the edit for
 * feeds. New birth data or matters also mark forecasts of the previous data for removal; those in another zone stay valid. Returns
 * false if the profile has changed since `before` was read, is being changed, or no longer exists.
 */
export async function edit(userId: string, before: Profile, after: Profile): Promise<boolean> {
  const previousBirth = birthKey(before);
  const externalIds = externalIdWrites(userId, before, after);
  const editedAt = new Date().toISOString();
  const isSameBirth = previousBirth === birthKey(after);
  const isSameFeed = isSameBirth && before.residenceTimeZone === after.residenceTimeZone;
  return transactOnce([
    ...externalIds,
    editWrite(userId, before, after, { editedAt, ...(!isSameFeed && { birthEditedAt: editedAt }) }),
    ...(isSameBirth ? [] : [put(staleBirthMarker(before.id, previousBirth))]),
  ]);
}

function editWrite(userId: string, before: Profile, after: Profile, further: Record<string, string>): Write {
  const fields = [...new Set([...EDITABLE, ...changedAttributes(before, after)])];
  return replaceAttributes(itemKeys.profile(userId, before.id), fields, before, after, further);
}
