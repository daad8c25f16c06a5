import { isProfileId } from '#lib/accounts/identifiers.ts';
import { profileNotFound } from '#lib/service-error.ts';
import * as deletions from '#lib/table/deletions.ts';
import * as profiles from '#lib/table/profiles.ts';

/** Finds a user's profile. Throws `not_found`, also for other users' profiles. */
export async function findProfile(userId: string, profileId: string): Promise<profiles.Profile> {
  const profile = isProfileId(profileId) ? await profiles.find(userId, profileId) : undefined;
  if (!profile) throw profileNotFound();
  return profile;
}

/** Lists a user's profiles in order of creation. */
export const listProfiles = profiles.list;

/** Deletes a user's profile with its calendars and cached forecasts. Throws `not_found`. */
export async function deleteProfile(userId: string, profileId: string): Promise<void> {
  if (!isProfileId(profileId) || !(await deletions.deleteProfile(userId, profileId))) throw profileNotFound();
}

/** The fields of a profile in a list. */
export const profileSummary = (profile: profiles.Profile) => {
  const { id, name, birthDate, birthTime, birthCity, sunSign, createdAt } = profile;
  return { id, name, birthDate, birthTime, birthCity, sunSign, createdAt };
};

/** The fields of a profile that are returned on its creation. */
export const createdProfile = (profile: profiles.Profile) => {
  const { id, name, birthDate, birthTime, birthCity, latitude, longitude, sunSign } = profile;
  return { id, name, birthDate, birthTime, birthCity, latitude, longitude, sunSign };
};

/** All fields of a profile that its owner sees; an unknown birth time is null, and missing matters are an empty list. */
export const profileDetails = (profile: profiles.Profile) => {
  const { id, name, birthDate, birthTime = null, birthCity, latitude, longitude, ...rest } = profile;
  const { timeZone, sunSign, matters = [], createdAt } = rest;
  const place = { birthCity, latitude, longitude, timeZone };
  return { id, name, birthDate, birthTime, ...place, sunSign, matters, createdAt };
};
