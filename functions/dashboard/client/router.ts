import { signal } from '@preact/signals';

/** The names of the views: the first path segment after `#/`. */
export const VIEWS = [
  'today',
  'calendar',
  'people',
  'pair',
  'learn',
  'blind-test',
  'tiers',
  'keys',
  'you',
] as const;

/** Earlier names of views, in links that people may have kept. */
const EARLIER_NAMES: Readonly<Record<string, View>> = { profiles: 'people', account: 'you' };

export type View = (typeof VIEWS)[number];

export type Query = Readonly<Record<string, string>>;

/** A parsed `#/VIEW/SUBJECT?QUERY`. The subject is a date, profile id or `subscribe`. An invalid view falls back to today. */
export type Route = { view: View; subject: string; query: Query; isValid: boolean };

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.split('?', 2);
  const [, name = '', subject = ''] = path.split('/');
  const view = VIEWS.find((candidate) => candidate === (EARLIER_NAMES[name] ?? name));
  const rest = { subject: decoded(subject), query: Object.fromEntries(new URLSearchParams(query)) };
  return view
    ? { view, ...rest, isValid: true }
    : { view: 'today', ...rest, subject: '', isValid: name === '' };
}

/** Decodes percent-encoding; returns invalid encoding unchanged. */
function decoded(subject: string): string {
  try {
    return decodeURIComponent(subject);
  } catch {
    return subject;
  }
}

export const route = signal<Route>(parse(location.hash));

addEventListener('hashchange', () => {
  route.value = parse(location.hash);
});

/** Returns the URL of a view, relative to the page. Omits empty query values. */
export function hrefTo(view: View, subject = '', query: Query = {}): string {
  const params = Object.entries(query).filter(([, value]) => value !== '');
  const search = params.length > 0 ? `?${new URLSearchParams(params)}` : '';
  return `#/${view}${subject && `/${encodeURIComponent(subject)}`}${search}`;
}

export function goTo(view: View, subject = '', query: Query = {}): void {
  location.hash = hrefTo(view, subject, query);
}

export function updateQuery(changes: Query): void {
  const { view, subject, query } = route.value;
  goTo(view, subject, { ...query, ...changes });
}
