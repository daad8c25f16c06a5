import type { Account, Caller } from '#lib/accounts/caller.ts';
import { newId } from '#lib/accounts/identifiers.ts';
import { PLATFORM, type Plan, tiers } from '#lib/accounts/tiers.ts';
import { sunSign } from '#lib/chart/natal-chart.ts';
import { AREAS, type Area } from '#lib/reading/brief/areas.ts';
import { ServiceError } from '#lib/service-error.ts';
import * as profiles from '#lib/table/profiles.ts';
import { checkBirthTime } from './check-birth-time.ts';
import { consumeEdit } from './consume-edit.ts';
import { findCountedUser, findUser } from './find-user.ts';
import { runIdempotently } from './idempotency.ts';
import { type Birthplace, resolveBirthplace, type StoredPlace } from './places.ts';
import { findProfile } from './profiles.ts';
import { type NewBirth, resolveBirth } from './resolve-birth.ts';
import { retryEdit } from './retry-edit.ts';

type NewProfile = NewBirth & {
  name: string;
  externalId?: string | undefined;
  residenceTimeZone?: string | null | undefined;
  matters?: readonly Area[] | undefined;
};

/**
 * Creates a profile with its birthplace's coordinates and zone, and its Sun sign. Throws `profile_limit_reached`, `rate_limited`,
 * `external_id_taken` and the errors of `resolveBirth` and `runIdempotently`.
 */
export async function createProfile(
  caller: Caller,
  input: NewProfile,
  idempotencyKey: string | undefined,
): Promise<profiles.Profile> {
  const { userId } = caller;
  return runIdempotently({
    caller,
    idempotencyKey,
    request: ['create-profile', input],
    newId: () => newId('prf', Date.now()),
    find: (id) => profiles.find(userId, id),
    create: (id) => storeProfile(id, caller, input),
  });
}

async function storeProfile(
  id: string,
  caller: Caller,
  { name, externalId, residenceTimeZone, matters = [], ...input }: NewProfile,
): Promise<profiles.Profile> {
  const { userId, maxProfiles, tier } = caller;
  // The transaction below enforces the limit, except for accounts with several counters: theirs may be exceeded by the
  // number of concurrent creations.
  const user = await findCountedUser(userId);
  if (user.profileCount >= maxProfiles) {
    // A resumed import gets the profile's id even at the limit.
    if (externalId !== undefined) await assertExternalIdFree(userId, externalId, id);
    throw profileLimitReached(caller);
  }
  // Without it, an account could create and delete its profile all day. Imports have no such limit.
  if (tier !== PLATFORM) await consumeEdit(caller, Date.now());

  const birth = await resolveBirth(input, async () => user);
  const fields = { id, name, ...birth, createdAt: new Date().toISOString() };
  const profile = withMatters(withOwn(fields, { externalId, residenceTimeZone }), matters);
  const create = () => profiles.create(userId, profile, maxProfiles, user.profileShards);
  if (await create()) return profile;
  if (externalId !== undefined) {
    await assertExternalIdFree(userId, externalId, id);
    if (await create()) return profile;
  }
  throw profileLimitReached(caller);
}

/** Throws `external_id_taken` if another profile has the external id. */
async function assertExternalIdFree(userId: string, externalId: string, profileId: string): Promise<void> {
  const detail = 'Another profile of this account has this externalId.';
  const holder = await profiles.findExternalIdHolder(userId, externalId, profileId);
  if (holder === undefined) return;
  const fields = [{ field: 'externalId', detail }];
  throw new ServiceError('external_id_taken', detail, { fields, members: { profileId: holder } });
}

function profileLimitReached({ tier, maxProfiles }: Plan): ServiceError {
  const most = `${maxProfiles.toLocaleString('en-US')} ${maxProfiles === 1 ? 'profile' : 'profiles'}`;
  const isHighest =
    tier === PLATFORM || Object.values(tiers).every((other) => other.maxProfiles <= maxProfiles);
  const nextStep = isHighest ? 'Delete one first.' : 'Delete one or choose a higher tier.';
  const detail = `The ${tier} tier allows at most ${most}. ${nextStep}`;
  return new ServiceError('profile_limit_reached', detail, { members: { maxProfiles, tier } });
}

/** Changes to a profile; a null removes a field, and an empty list of matters removes the matters. */
type ProfileEdit = Birthplace & {
  name?: string | undefined;
  birthDate?: string | undefined;
  birthTime?: string | null | undefined;
  matters?: readonly Area[] | undefined;
} & OwnFields;

/**
 * Edits a user's profile and returns it. New birth data or matters make forecasts cached for the previous data unreachable.
 * Throws `not_found`, `rate_limited`, `edit_conflict` if other edits won each time, `external_id_taken`, and the errors of
 * `resolveBirthplace` and `checkBirthTime`.
 */
export async function editProfile(
  account: Account,
  profileId: string,
  edit: ProfileEdit,
): Promise<profiles.Profile> {
  const { userId } = account;
  await consumeEdit(account, Date.now());
  const findPlace = placeFinder(userId, edit);
  return retryEdit('profile', async () => {
    const before = await findProfile(userId, profileId);
    const renamed = { ...before, ...(edit.name !== undefined && { name: edit.name }) };
    const own = withOwn(renamed, edit);
    const edited = edit.matters === undefined ? own : withMatters(own, edit.matters);
    const after = changesBirth(edit) ? withBirth(edited, edit, await findPlace(before)) : edited;
    if (await profiles.edit(userId, before, after)) return after;
    if (edit.externalId) await assertExternalIdFree(userId, edit.externalId, profileId);
    return undefined;
  });
}

const changesBirth = ({ birthDate, birthTime, birthCity, latitude, timeZone }: ProfileEdit): boolean =>
  [birthDate, birthTime, birthCity, latitude, timeZone].some((field) => field !== undefined);

/** Returns a function that looks up a new city only once, even if the edit is retried. An unchanged city needs no lookup. */
function placeFinder(userId: string, edit: ProfileEdit) {
  const { birthCity, latitude, timeZone } = edit;
  let found: Promise<StoredPlace> | undefined;
  return async (before: profiles.Profile): Promise<StoredPlace> => {
    const isNew = latitude !== undefined || (birthCity !== undefined && birthCity !== before.birthCity);
    if (!isNew) return timeZone === undefined ? before : { ...before, timeZone, isTimeZoneGiven: true };
    found ??= resolveBirthplace(edit, () => findUser(userId));
    return found;
  };
}

/** Stores matters in one order, so that the same matters are the same profile, and none as a missing attribute. */
function withMatters(profile: profiles.Profile, matters: readonly Area[]): profiles.Profile {
  const { matters: _, ...others } = profile;
  return matters.length === 0
    ? others
    : { ...others, matters: AREAS.filter((area) => matters.includes(area)) };
}

/** Fields about neither the birth nor the forecast's content, which null removes. */
type OwnFields = { externalId?: string | null | undefined; residenceTimeZone?: string | null | undefined };

function withOwn(profile: profiles.Profile, edit: OwnFields): profiles.Profile {
  const { externalId = profile.externalId, residenceTimeZone = profile.residenceTimeZone } = edit;
  const { externalId: _, residenceTimeZone: __, ...others } = profile;
  return {
    ...others,
    ...(externalId && { externalId }),
    ...(residenceTimeZone && { residenceTimeZone }),
  };
}

function withBirth(profile: profiles.Profile, edit: ProfileEdit, place: StoredPlace): profiles.Profile {
  const { birthTime: previousTime, isTimeZoneGiven: _, ...timeless } = profile;
  const { birthCity, latitude, longitude, timeZone, isTimeZoneGiven } = place;
  const { birthDate = profile.birthDate, birthTime = previousTime ?? null } = edit;
  const time = birthTime === null ? {} : { birthTime };
  const found = { birthCity, latitude, longitude, timeZone, ...(isTimeZoneGiven && { isTimeZoneGiven }) };
  const edited = { ...timeless, birthDate, ...time, ...found };
  checkBirthTime(edited);
  return { ...edited, sunSign: sunSign(edited) };
}
