import { hrefTo, type Query, route, type View } from './router.ts';
import { chosenProfile, profiles } from './session.ts';

/** Returns the URL query that names a profile; empty unless the account has several profiles. */
const profileQuery = (id = chosenProfile()?.id ?? '') => (profiles.value.length > 1 ? { profile: id } : {});

/**
 * Returns a link to a view of the chosen profile. If the account has several profiles, the link names the chosen one, so that
 * the link works on other devices.
 */
export const viewHref = (view: View): string => hrefTo(view, '', profileQuery());

/** Returns a link to a day of a profile (by default, the chosen one). Without a date, the link opens the current day. */
export const dayHref = (date = '', profileId?: string): string =>
  hrefTo('today', date, profileQuery(profileId));

/** Returns a link to the chosen profile's calendar or calendar feeds. */
export const calendarHref = (query: Query, subject: '' | 'subscribe' = ''): string =>
  hrefTo('calendar', subject, { ...query, ...profileQuery() });

/** Whether the URL names a profile that isn't in the account. */
export function hasUnknownProfile(): boolean {
  const { profile, with: other } = route.value.query;
  return [profile, other].some((named) => !!named && profiles.value.every(({ id }) => id !== named));
}
