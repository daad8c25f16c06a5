import { setTimeout as sleep } from 'node:timers/promises';
import { sunSign } from '#lib/chart/natal-chart.ts';
import type { City } from '#lib/places/find-cities.ts';
import { accountGone, unavailable } from '#lib/refusal.ts';
import * as profileEdits from '#lib/table/profile-edits.ts';
import type { Profile } from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { checkBirthTime } from './check-birth-time.ts';
import { findBirthplace } from './find-birthplace.ts';
import { findProfile } from './profiles.ts';

/** What is to be changed of a profile; a time of birth that is null is taken away. */
type ProfileEdit = {
  name?: string | undefined;
  birthDate?: string | undefined;
  birthTime?: string | null | undefined;
  birthCity?: string | undefined;
};

/** Enough for twenty edits of one profile at once, of which each has to begin anew when another was before it. */
const MAX_TRIES = 40;
const LONGEST_PAUSE_MS = 200;

/**
 * Changes a user's profile and answers with the whole of it. If the birth changed, what is cached of the former one goes
 * and is answered to nobody. Refused as `not_found`, as `findBirthplace` and `checkBirthTime` refuse, and as
 * `unavailable` when others change it all the time.
 */
export async function editProfile(userId: string, profileId: string, edit: ProfileEdit): Promise<Profile> {
  const findPlace = placeFinder(userId, edit.birthCity);
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const before = await findProfile(userId, profileId);
    const after = { ...before, ...(edit.name !== undefined && { name: edit.name }) };
    const edited = isOfBirth(edit) ? bornAs(after, edit, await findPlace(before)) : after;
    if (await profileEdits.edit(userId, before, edited)) return edited;
    await sleep(Math.random() * LONGEST_PAUSE_MS);
  }
  throw unavailable(new Error('Others kept changing the same profile'), 1);
}

const isOfBirth = ({ birthDate, birthTime, birthCity }: ProfileEdit): boolean =>
  [birthDate, birthTime, birthCity].some((given) => given !== undefined);

/** Finds where a profile is to have been born; a city is looked up once, and not if it is the profile's already. */
function placeFinder(userId: string, birthCity: string | undefined) {
  let found: Promise<City> | undefined;
  const lookUp = async (text: string) => {
    const user = await users.find(userId);
    if (!user) throw accountGone();
    return findBirthplace(user, text);
  };
  return async (before: Profile): Promise<City> => {
    if (birthCity === undefined || birthCity === before.birthCity) return before;
    found ??= lookUp(birthCity);
    return found;
  };
}

/** A profile with another birth, as far as the edit says so, at a place. */
function bornAs(profile: Profile, edit: ProfileEdit, place: City): Profile {
  const { birthTime: formerTime, ...timeless } = profile;
  const { birthCity, latitude, longitude, timeZone } = place;
  const { birthDate = profile.birthDate, birthTime = formerTime ?? null } = edit;
  const time = birthTime === null ? {} : { birthTime };
  const born = { ...timeless, birthDate, ...time, birthCity, latitude, longitude, timeZone };
  checkBirthTime(born);
  return { ...born, sunSign: sunSign(born) };
}
