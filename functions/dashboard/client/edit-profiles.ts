import type { NewProfile, ProfileEdit } from '#lib/contract/profiles.ts';
import { call, unlessDeleted } from './api.ts';
import { clearCache } from './offline-cache.ts';
import { goTo } from './router.ts';
import { justStored, lastProfileId, profiles, replaceProfiles } from './session.ts';

/** Creates a profile, then shows its day if it is the account's first, or else the profile list. Throws an `ApiProblem`. */
export async function addProfile(body: NewProfile): Promise<void> {
  const view = profiles.value.length > 0 ? 'people' : 'today';
  const profile = await call('POST /api/profiles', { body });
  justStored.value = { profile, view };
  if (view === 'today') lastProfileId.value = profile.id;
  replaceProfiles([...profiles.value, profile]);
  goTo(view);
}

export async function changeProfile(id: string, changes: ProfileEdit): Promise<void> {
  const profile = await call('PATCH /api/profiles/{id}', { params: { id }, body: changes });
  justStored.value = changes.birthCity === undefined ? undefined : { profile, view: 'people' };
  void clearCache();
  replaceProfiles(profiles.value.map((shown) => (shown.id === id ? profile : shown)));
}

export async function removeProfile(id: string): Promise<void> {
  await unlessDeleted(call('DELETE /api/profiles/{id}', { params: { id } }));
  justStored.value = undefined;
  void clearCache();
  replaceProfiles(profiles.value.filter((profile) => profile.id !== id));
}
