import { isProfileId } from '#lib/accounts/identifiers.ts';
import { invalidField, profileNotFound } from '#lib/service-error.ts';
import * as deletions from '#lib/table/deletions.ts';
import * as profiles from '#lib/table/profiles.ts';
import { pageOf, positionOf } from './cursor.ts';

/** Finds a user's profile. Throws `not_found`, also for other users' profiles. */
export async function findProfile(userId: string, profileId: string): Promise<profiles.Profile> {
  const profile = isProfileId(profileId) ? await profiles.find(userId, profileId) : undefined;
  if (!profile) throw profileNotFound();
  return profile;
}

/** With a longer page, a list of the largest profiles would cost more than any other request. */
const MAX_PAGE = 250;

/** `limit` is the most profiles in a page, and `cursor` the position after another page. */
type ListRequest = {
  limit?: number | undefined;
  cursor?: string | undefined;
  externalId?: string | undefined;
};

/**
 * Lists a user's profiles in order of creation, or the one with an external id. With a `limit`, the list is a page, and
 * `nextCursor` is the position of the next one, or null on the last page. Throws `invalid_request` for a malformed cursor or
 * one of another account, and if an account has too many profiles for a list without a limit.
 */
export async function listProfiles(userId: string, { limit, cursor, externalId }: ListRequest) {
  const after = cursor === undefined ? undefined : positionOf(userId, cursor, isProfileId);
  const most = Math.min(limit ?? profiles.MAX_LISTED, MAX_PAGE);
  const found =
    externalId === undefined
      ? await profiles.list(userId, most + 1, after)
      : [(await profiles.findByExternalId(userId, externalId)) ?? []].flat();
  const { page, nextCursor } = pageOf(userId, found, most);
  if (limit === undefined && nextCursor !== null)
    throw invalidField(
      'limit',
      `The account has more than ${most} profiles. Send limit, and then cursor for each further page.`,
    );
  return { profiles: page.map(profileSummary), ...(limit !== undefined && { nextCursor }) };
}

/** Deletes a user's profile with its calendars and cached forecasts. Throws `not_found`. */
export async function deleteProfile(userId: string, profileId: string): Promise<void> {
  if (!isProfileId(profileId) || !(await deletions.deleteProfile(userId, profileId))) throw profileNotFound();
}

/** The fields of a profile in a list. */
export const profileSummary = (profile: profiles.Profile) => {
  const { id, externalId, name, birthDate, birthTime, birthCity, ...rest } = profile;
  const { residenceTimeZone, sunSign, createdAt } = rest;
  return { id, externalId, name, birthDate, birthTime, birthCity, residenceTimeZone, sunSign, createdAt };
};

/** The fields of a profile that are returned on its creation. */
export const createdProfile = (profile: profiles.Profile) => {
  const { createdAt, sunSign, ...summary } = profileSummary(profile);
  const { latitude, longitude } = profile;
  return { ...summary, latitude, longitude, sunSign };
};

/**
 * All fields of a profile that its owner sees; missing matters are an empty list, and other missing fields are null.
 */
export const profileDetails = (profile: profiles.Profile) => {
  const { id, name, birthDate, birthTime = null, birthCity, latitude, longitude, ...rest } = profile;
  const { externalId = null, timeZone, residenceTimeZone = null, sunSign, matters = [], createdAt } = rest;
  const place = { birthCity, latitude, longitude, timeZone, residenceTimeZone };
  return { id, externalId, name, birthDate, birthTime, ...place, sunSign, matters, createdAt };
};
