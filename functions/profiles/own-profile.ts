import { isProfileId } from '#lib/accounts/identifiers.ts';
import { notFound } from '#lib/http/problem.ts';
import * as profiles from '#lib/table/profiles.ts';

/** The caller's profile of this identifier; throws 404 for one that does not exist or is someone else's. */
export async function ownProfile(userId: string, profileId: string): Promise<profiles.Profile> {
  const profile = isProfileId(profileId) ? await profiles.find(userId, profileId) : undefined;
  if (!profile) throw notFound('The profile');
  return profile;
}
