import type { HouseSystem } from '#lib/chart/house-systems.ts';
import type * as answers from './answers.ts';
import { ApiProblem } from './api-problem.ts';
import { request } from './request.ts';

/** A profile's days from one date to another, both included, in a zone's days. */
export type Days = { profileId: string; startDate: string; endDate: string; tz: string };

/** Asks for a code to be mailed. */
export const sendCode = (email: string) => request<unknown>('POST', 'auth/send-code', { body: { email } });

/** Signs in with a mailed code. */
export const verify = (email: string, code: string) =>
  request<answers.Verified>('POST', 'auth/verify', { body: { email, code } });

/** Ends the session. */
export const signOut = () => request<unknown>('POST', 'auth/sign-out');

/** The account that is signed in. */
export const currentUser = () => request<answers.User>('GET', 'auth/me');

/** The account's sessions, oldest first. */
export const listSessions = () => request<{ sessions: answers.SignedIn[] }>('GET', 'auth/sessions');

/** Ends one of the account's sessions. */
export const endSession = (id: string) => unlessGone(request('DELETE', `auth/sessions/${id}`));

/** Everything that is stored about the account. */
export const exportAccount = () => request<object>('GET', 'auth/me/export');

/** Erases the account. */
export const eraseAccount = () => request<unknown>('DELETE', 'auth/me');

/** The account's profiles, oldest first. */
export const listProfiles = () => request<{ profiles: answers.Profile[] }>('GET', 'profiles');

/** What is typed of a profile; a time of birth that is null is unknown. */
export type TypedProfile = { name: string; birthDate: string; birthTime: string | null; birthCity: string };

/** Creates a profile from what was typed. */
export const createProfile = (typed: TypedProfile) =>
  request<answers.StoredProfile>('POST', 'profiles', { body: typed });

/** Changes of a profile what is given. */
export const editProfile = (id: string, changes: Partial<TypedProfile>) =>
  request<answers.StoredProfile>('PATCH', `profiles/${id}`, { body: changes });

/** The places that a text may mean, until `signal` gives it up. */
export const searchPlaces = (query: string, signal: AbortSignal) =>
  request<answers.Places>('GET', 'places', { query: { query }, signal });

/** Deletes a profile and its forecasts. */
export const deleteProfile = (id: string) => unlessGone(request('DELETE', `profiles/${id}`));

/** A profile's natal chart, with houses by a system where its hour is known. */
export const natalChart = (id: string, houses: HouseSystem) =>
  request<answers.Chart>('GET', `profiles/${id}/chart`, { query: { houses } });

/** What two profiles are to each other. */
export const pair = (id: string, otherId: string) =>
  request<answers.Pair>('GET', `profiles/${id}/with/${otherId}`);

/** The account's keys, oldest first. */
export const listKeys = () => request<{ keys: answers.Key[] }>('GET', 'keys');

/** Creates a key on the terms that were chosen. */
export const createKey = (terms: Pick<answers.Key, 'name' | 'access' | 'expiresAt'>) =>
  request<answers.CreatedKey>('POST', 'keys', { body: terms });

/** Revokes a key. */
export const revokeKey = (id: string) => unlessGone(request('DELETE', `keys/${id}`));

/** One forecast a day. */
export const daily = (days: Days) => request<answers.Daily>('GET', 'horoscope/daily', { query: days });

/** One forecast a day, with the transits behind it. */
export const explainedDaily = (days: Days) =>
  request<answers.ExplainedDaily>('GET', 'horoscope/daily', { query: { ...days, explain: 'true' } });

/** The best days for a purpose. */
export const bestDays = (days: Days & { for: string; limit: string }) =>
  request<answers.BestDays>('GET', 'horoscope/best-days', { query: days });

/** What another tab or device has deleted meanwhile is deleted all the same. */
async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error;
  });
}
