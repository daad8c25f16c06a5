import { prices } from '../costs/prices.ts';
import { costOf, type RequestLoad } from '../costs/request-cost.ts';
import { type PublicMethod, publicMethods } from '../service/public-methods.ts';
import type { Stage } from '../stages.ts';
import { budgeted, forgedKey, ofAccount, ofStrangers, refusedMethod } from './requests.ts';

/** What is spent on one kind of request. */
type Item = { what: string; requests: number; usd: number };

const HOUR_SECONDS = 3_600;
const DAY_HOURS = 24;
const YEAR = 366;

/** The days that a free account can have cached anew at once: a week back, today and tomorrow. */
const CACHED_AT_ONCE = 9;

const item = (what: string, requests: number, load: RequestLoad): Item => ({
  what,
  requests,
  usd: requests * costOf(load),
});

const sum = (items: readonly Item[]): number => items.reduce((total, { usd }) => total + usd, 0);

/** The worst day of one free account: what has a budget of its own to the full, and else the request that costs most. */
export function dayOfFreeAccount({ limits }: Pick<Stage, 'limits'>) {
  const newSearches = limits.boughtCitySearchesPerUserPerDay;
  const knownSearches = limits.citySearchesPerUserPerHour * DAY_HOURS - newSearches;
  const anew = (what: 'year computed anew' | 'nine days cached anew', entries: number) =>
    item(what, Math.floor(limits.computedEntriesPerUserPerDay / entries), budgeted[what]);
  const items = [
    item('unknown city', limits.cityLookUpsPerUserPerDay, budgeted['unknown city']),
    item('search that is new', newSearches, budgeted['search that is new']),
    item('search that is known', knownSearches, budgeted['search that is known']),
    // They share a budget: these two are taken to use it up, each.
    anew('year computed anew', YEAR),
    anew('nine days cached anew', CACHED_AT_ONCE),
    item('export', limits.exportsPerUserPerHour * DAY_HOURS, budgeted.export),
  ];
  // As many by keys as by sessions.
  const left = 2 * limits.requestsPerUserPerDay - items.reduce((total, { requests }) => total + requests, 0);
  const [dearest] = dearestPairs();
  for (const { name, load } of dearest ?? []) items.push(item(name, left / (dearest?.length ?? 1), load));
  // Whoever has the addresses asks them; that takes nothing from the requests of the account.
  const calendarAnswers = limits.calendarAnswersPerUserPerHour * DAY_HOURS;
  items.push(item('calendar computed anew', calendarAnswers, ofStrangers['calendar-feed']));
  return { items, usd: sum(items) };
}

/** What can be repeated all day, the dearest first: what is made has to be deleted before it can be made again. */
function dearestPairs() {
  const alone = (
    [
      'edit of a birth',
      'nine cached days',
      'chart',
      'current user',
      'usage',
      'list of profiles',
      'list of keys',
      'list of calendars',
      'list of tools',
    ] as const
  ).map((name) => [name]);
  const pairs = [
    ...alone,
    ['profile of a known city', 'deletion of a profile'] as const,
    ['profile of a known city, by a tool', 'deletion of a profile'] as const,
    ['new key', 'revocation of a key'] as const,
    ['new calendar', 'revocation of a calendar'] as const,
  ].map((names) => names.map((name) => ({ name, load: ofAccount[name] })));
  const costs = (pair: (typeof pairs)[number]) =>
    pair.reduce((total, { load }) => total + costOf(load), 0) / pair.length;
  return pairs.sort((a, b) => costs(b) - costs(a));
}

/**
 * The worst hour of strangers: every route that anyone may call at its rate, forged keys at what is left of the
 * stage's, all codes of the hour, and all look-ups that new accounts may use. Throws if a route has no price.
 */
export function hourOfStrangers({ limits, publicRequestsPerSecond, throttle }: Stage) {
  const methods = publicMethods(publicRequestsPerSecond);
  const unpriced = methods.find(({ name }) => !Object.hasOwn(ofStrangers, name));
  if (unpriced) throw new Error(`It is not known what ${unpriced.name} costs`);
  const requestsOf = (wanted: PublicMethod['kind'], of?: string) =>
    methods
      .filter(({ kind, name }) => kind === wanted && (of === undefined || name === of))
      .reduce((total, { rate, burst }) => total + rate * HOUR_SECONDS + burst, 0);
  const open: Item[] = [
    ...Object.entries(ofStrangers).flatMap(([name, load]) => [
      item(name, requestsOf('answered', name), load),
      // Without its body the answer has a kilobyte at most.
      item(`${name}, HEAD`, requestsOf('head', name), { ...load, kilobytesOut: 1 }),
    ]),
    item('other methods', requestsOf('refused'), refusedMethod),
  ].filter(({ requests }) => requests > 0);
  const forged =
    throttle.requestsPerSecond * HOUR_SECONDS - open.reduce((total, { requests }) => total + requests, 0);
  const codes = limits.codesPerStagePerHour;
  const lookUps = Math.ceil(limits.cityLookUpsPerStagePerHour / 2);
  const items: Item[] = [
    ...open,
    item('forged key', forged, forgedKey),
    { what: 'mails', requests: codes, usd: codes * prices.mail },
    { what: 'look-ups of new accounts', requests: lookUps, usd: lookUps * prices.lookUp },
  ];
  return { items, usd: sum(items) };
}
