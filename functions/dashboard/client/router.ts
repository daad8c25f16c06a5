import { signal } from '@preact/signals';

/** The views of the dashboard by the first word after the address's `#/`. */
export const VIEWS = ['today', 'calendar', 'profiles', 'keys', 'account'] as const;

/** A view's name. */
export type View = (typeof VIEWS)[number];

/** Where the person is: a view, and what it is asked to show (a date or a profile's id; empty for its own choice). */
export type Route = { view: View; subject: string };

function parse(hash: string): Route {
  const [, name = '', subject = ''] = hash.split('/');
  const view = VIEWS.find((known) => known === name) ?? 'today';
  return { view, subject: decoded(subject) };
}

/** An address that somebody cut or mistyped names nothing, which is no reason to show nothing. */
function decoded(subject: string): string {
  try {
    return decodeURIComponent(subject);
  } catch {
    return '';
  }
}

/** The current route; follows the address. */
export const route = signal<Route>(parse(location.hash));

addEventListener('hashchange', () => {
  route.value = parse(location.hash);
});

/** The address of a view, relative to the page. */
export const hrefTo = (view: View, subject = ''): string =>
  `#/${view}${subject && `/${encodeURIComponent(subject)}`}`;

/** Goes to a view. */
export function goTo(view: View, subject = ''): void {
  location.hash = hrefTo(view, subject);
}
