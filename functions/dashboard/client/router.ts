import { signal } from '@preact/signals';

/** The views of the dashboard by the first word after the address's `#/`. */
export const VIEWS = ['today', 'calendar', 'profiles', 'pair', 'tiers', 'keys', 'account'] as const;

/** A view's name. */
export type View = (typeof VIEWS)[number];

/** What an address says beside the view and its subject, by name. */
export type Query = Readonly<Record<string, string>>;

/**
 * Where the person is: a view, what it is asked to show (a date or a profile's id; empty for its own choice), and how.
 * As an address: `#/VIEW/SUBJECT?QUERY`. One that names no view that there is leads to today, and is not known.
 */
export type Route = { view: View; subject: string; query: Query; isKnown: boolean };

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.split('?', 2);
  const [, name = '', subject = ''] = path.split('/');
  const view = VIEWS.find((known) => known === name);
  const said = { subject: decoded(subject), query: Object.fromEntries(new URLSearchParams(query)) };
  return view
    ? { view, ...said, isKnown: true }
    : { view: 'today', ...said, subject: '', isKnown: name === '' };
}

/** An address that somebody cut or mistyped is taken as it is, and names nothing. */
function decoded(subject: string): string {
  try {
    return decodeURIComponent(subject);
  } catch {
    return subject;
  }
}

/** The current route; follows the address. */
export const route = signal<Route>(parse(location.hash));

addEventListener('hashchange', () => {
  route.value = parse(location.hash);
});

/** The address of a view, relative to the page; of the query, empty values are left out. */
export function hrefTo(view: View, subject = '', query: Query = {}): string {
  const said = Object.entries(query).filter(([, value]) => value !== '');
  const search = said.length > 0 ? `?${new URLSearchParams(said)}` : '';
  return `#/${view}${subject && `/${encodeURIComponent(subject)}`}${search}`;
}

/** Goes to a view, as a link would: going back leads to where the person was. */
export function goTo(view: View, subject = '', query: Query = {}): void {
  location.hash = hrefTo(view, subject, query);
}

/** Shows the same view otherwise: of its query, what is given is put in place of what was there. */
export function choose(changes: Query): void {
  const { view, subject, query } = route.value;
  goTo(view, subject, { ...query, ...changes });
}
