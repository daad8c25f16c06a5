import { hrefTo, type Query, route, type View } from './router.ts';
import { chosenProfile, profiles } from './session.ts';

/** What an address says of the profile: nothing where there is no choice. */
const profileQuery = (id = chosenProfile()?.id ?? '') => (profiles.value.length > 1 ? { profile: id } : {});

/** The address of a view that is about the chosen profile, so that it means the same profile wherever it is opened. */
export const viewHref = (view: View): string => hrefTo(view, '', profileQuery());

/** The address of a day of the chosen profile or of another one; of today, whichever that is then, without a date. */
export const dayHref = (date = '', profileId?: string): string =>
  hrefTo('today', date, profileQuery(profileId));

/** The address of the chosen profile's calendar as a query asks for it, or of the way to subscribe to it. */
export const calendarHref = (query: Query, subject: '' | 'subscribe' = ''): string =>
  hrefTo('calendar', subject, { ...query, ...profileQuery() });

/** Whether the address names a profile that the account does not have. */
export function namesStranger(): boolean {
  const named = route.value.query['profile'];
  return !!named && profiles.value.every(({ id }) => id !== named);
}
