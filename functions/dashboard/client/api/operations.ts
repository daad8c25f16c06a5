import type { HouseSystem } from '#lib/chart/house-systems.ts';
import * as sdk from '#lib/client/sdk.gen.ts';
import type {
  BestDaysData,
  NewCalendar,
  NewKey,
  NewProfile,
  OverviewData,
  ProfileEdit,
} from '#lib/client/types.gen.ts';
import { ApiProblem } from './api-problem.ts';
import { answerOf } from './request.ts';

/** A profile's days from one date to another, both included, in a zone's days. */
export type Days = OverviewData['query'];

/** Asks for a code to be mailed. */
export const sendCode = (email: string) => answerOf(sdk.sendCode({ body: { email } }));

/** Signs in with a mailed code. */
export const verify = (email: string, code: string) => answerOf(sdk.verify({ body: { email, code } }));

/** Ends the session. */
export const signOut = () => answerOf(sdk.signOut());

/** The account that is signed in. */
export const currentUser = () => answerOf(sdk.currentUser());

/** The account's sessions, oldest first. */
export const listSessions = () => answerOf(sdk.listSessions());

/** Ends one of the account's sessions. */
export const endSession = (id: string) => unlessGone(answerOf(sdk.endSession({ path: { id } })));

/** What the account has used today of what its tier allows. */
export const usage = () => answerOf(sdk.usage());

/** Everything that is stored about the account. */
export const exportAccount = () => answerOf(sdk.exportAccount());

/** Erases the account. */
export const eraseAccount = () => answerOf(sdk.eraseAccount());

/** The account's profiles, oldest first. */
export const listProfiles = () => answerOf(sdk.listProfiles());

/** Creates a profile from what was typed. */
export const createProfile = (body: NewProfile) => answerOf(sdk.createProfile({ body }));

/** Changes of a profile what is given. */
export const editProfile = (id: string, body: ProfileEdit) =>
  answerOf(sdk.updateProfile({ path: { id }, body }));

/** The places that a text may mean, until `signal` gives it up. */
export const searchPlaces = (query: string, signal: AbortSignal) =>
  answerOf(sdk.searchPlaces({ query: { query }, signal }));

/** Deletes a profile and its forecasts. */
export const deleteProfile = (id: string) => unlessGone(answerOf(sdk.deleteProfile({ path: { id } })));

/** A profile's natal chart, with houses by a system where its hour is known. */
export const natalChart = (id: string, houses: HouseSystem) =>
  answerOf(sdk.natalChart({ path: { id }, query: { houses } }));

/** What two profiles are to each other. */
export const pair = (id: string, otherId: string) => answerOf(sdk.pair({ path: { id, otherId } }));

/** The account's keys, oldest first. */
export const listKeys = () => answerOf(sdk.listKeys());

/** Creates a key on the terms that were chosen. */
export const createKey = (body: NewKey) => answerOf(sdk.createKey({ body }));

/** Revokes a key. */
export const revokeKey = (id: string) => unlessGone(answerOf(sdk.revokeKey({ path: { id } })));

/** One forecast a day. */
export const daily = (query: Days) => answerOf(sdk.dailyHoroscope({ query }));

/** One forecast a day, with the transits behind it. */
export const explainedDaily = (days: Days) =>
  answerOf(sdk.dailyHoroscope({ query: { ...days, explain: true } }));

/** What lasts through some days, what the sky does in them, and how they are as a whole. */
export const overview = (query: Days) => answerOf(sdk.overview({ query }));

/** What stands in the sky at an instant, ISO 8601; now without one. */
export const sky = (at?: string) => answerOf(sdk.sky({ query: at === undefined ? {} : { at } }));

/** What stands in the sky at an instant. */
export type Sky = Awaited<ReturnType<typeof sky>>;

/** The best days for a purpose. */
export const bestDays = (query: BestDaysData['query']) => answerOf(sdk.bestDays({ query }));

/** A profile's calendars, oldest first, without their addresses. */
export const listCalendars = (id: string) => answerOf(sdk.listCalendars({ path: { id } }));

/** Makes a calendar of a profile; its address is shown this once. */
export const createCalendar = (id: string, body: NewCalendar) =>
  answerOf(sdk.createCalendar({ path: { id }, body }));

/** Revokes a calendar of a profile: its address answers no more. */
export const revokeCalendar = (id: string, calendarId: string) =>
  unlessGone(answerOf(sdk.revokeCalendar({ path: { id, calendarId } })));

/** What another tab or device has deleted meanwhile is deleted all the same. */
async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error;
  });
}
