/** The ids of two profiles of the person who is signed in; the first has a time of birth. */
export type ProfileIds = { first: string; second: string };

/** A page as a browser opens it. */
export type View = {
  /** What it is called here. */
  name: string;
  path: (ids: ProfileIds) => string;
  /** Whether somebody is signed in. */
  isSignedIn: boolean;
  /** Whether it has to reach the score. */
  isJudged: boolean;
};

const ofTheDashboard = { isSignedIn: true, isJudged: true };
const ofTheDocumentation = { isSignedIn: false, isJudged: false };

/** Every view that is measured. */
export const VIEWS: readonly View[] = [
  { name: 'sign-in', path: () => '/', isSignedIn: false, isJudged: true },
  { name: 'today', path: () => '/#/today', ...ofTheDashboard },
  { name: 'calendar', path: () => '/#/calendar', ...ofTheDashboard },
  { name: 'profiles', path: () => '/#/profiles', ...ofTheDashboard },
  { name: 'chart', path: ({ first }) => `/#/profiles/${first}`, ...ofTheDashboard },
  { name: 'pair', path: ({ first, second }) => `/#/pair?profile=${first}&with=${second}`, ...ofTheDashboard },
  { name: 'keys', path: () => '/#/keys', ...ofTheDashboard },
  { name: 'account', path: () => '/#/account', ...ofTheDashboard },
  { name: 'tiers', path: () => '/#/tiers', ...ofTheDashboard },
  { name: 'docs', path: () => '/docs', ...ofTheDocumentation },
  { name: 'reference', path: () => '/docs/reference', ...ofTheDocumentation },
];

/** The views with some names, in their own order. Throws if there is none with one of them. */
export function viewsNamed(names: readonly string[]): View[] {
  const known = VIEWS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no view ${unknown}; the views are ${known.join(', ')}.`);
  return VIEWS.filter(({ name }) => names.includes(name));
}
