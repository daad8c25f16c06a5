import { isProfileId } from '#lib/accounts/identifiers.ts';
import { profileNotFound } from '#lib/refusal.ts';
import * as profiles from '#lib/table/profiles.ts';

/** A user's profile by its identifier. Refused as `not_found`, also when it is someone else's. */
export async function findProfile(userId: string, profileId: string): Promise<profiles.Profile> {
  const profile = isProfileId(profileId) ? await profiles.find(userId, profileId) : undefined;
  if (!profile) throw profileNotFound();
  return profile;
}

/** All profiles of a user, in order of creation. */
export const listProfiles = profiles.list;

/** A profile as the list of them shows it. */
export const listedProfile = (profile: profiles.Profile) => {
  const { id, name, birthDate, birthTime, birthCity, sunSign, createdAt } = profile;
  return { id, name, birthDate, birthTime, birthCity, sunSign, createdAt };
};

/** A profile as it is answered when it was just stored. */
export const storedProfile = (profile: profiles.Profile) => {
  const { id, name, birthDate, birthTime, birthCity, latitude, longitude, sunSign } = profile;
  return { id, name, birthDate, birthTime, birthCity, latitude, longitude, sunSign };
};

/** A profile as its owner sees the whole of it; its time of birth is null where unknown. */
export const wholeProfile = (profile: profiles.Profile) => {
  const { id, name, birthDate, birthTime = null, birthCity, latitude, longitude, ...rest } = profile;
  const { timeZone, sunSign, createdAt } = rest;
  return { id, name, birthDate, birthTime, birthCity, latitude, longitude, timeZone, sunSign, createdAt };
};
