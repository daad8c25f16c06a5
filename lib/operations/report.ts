import { natalReport } from '#lib/forecast/report.ts';
import { findProfile } from './profiles.ts';

/** Interprets the natal chart of a user's profile. Throws `not_found`. */
export async function getReport(userId: string, profileId: string) {
  const profile = await findProfile(userId, profileId);
  return { profileId: profile.id, sections: natalReport(profile) };
}
