import { type PublicMethod, publicMethods } from '../service/routes.ts';
import type { Stage } from '../stages.ts';
import { prices } from './prices.ts';
import { costOf, type RequestLoad } from './request-cost.ts';
import * as loads from './request-loads.ts';

const { accountRequests, anonymousRequests, quotaRequests } = loads;

type CostItem = { what: string; requests: number; usd: number };

export type WorstCase = ReturnType<typeof worstCase>;

/** Maximum acceptable costs in USD of one account's day and of an hour of anonymous traffic. */
export const GOALS = { accountDay: 1, anonymousHour: 2 };

const HOUR_SECONDS = 3_600;
const DAY_HOURS = 24;
const YEAR_DAYS = 366;
/** Days that a free account can compute in one request: the past week, today and tomorrow. */
const FREE_DAYS = 9;

function item(what: string, requests: number, load: RequestLoad): CostItem {
  return { what, requests, usd: requests * costOf(load) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const worstCase = (items: readonly CostItem[]) => ({ items, usd: sum(items.map(({ usd }) => usd)) });

type AccountRequest = keyof typeof accountRequests;

/** Requests that an account can repeat all day. Created resources must be deleted before they can be created again. */
const REPEATABLE: readonly (AccountRequest | readonly AccountRequest[])[] = [
  ...(['edit birth data', 'nine cached days', 'natal chart', 'current user', 'usage'] as const),
  ...(['list profiles', 'list keys', 'list calendars', 'list tools (MCP)'] as const),
  ['create profile', 'delete profile'],
  ['create profile (MCP)', 'delete profile'],
  ['create key', 'revoke key'],
  ['create calendar', 'revoke calendar'],
];

function costliestRequests(): readonly AccountRequest[] {
  const averageCost = (names: readonly AccountRequest[]) =>
    sum(names.map((name) => costOf(accountRequests[name]))) / names.length;
  return REPEATABLE.map((names) => [names].flat()).reduce((a, b) =>
    averageCost(b) > averageCost(a) ? b : a,
  );
}

/** Worst day of one free account: every quota is used up, and the most expensive request uses the rest of the request quota. */
export function worstAccountDay({ limits }: Pick<Stage, 'limits'>): WorstCase {
  const newSearches = limits.boughtCitySearchesPerUserPerDay;
  const cachedSearches = limits.citySearchesPerUserPerHour * DAY_HOURS - newSearches;
  const quotaItem = (what: keyof typeof quotaRequests, requests: number) =>
    item(what, requests, quotaRequests[what]);
  const items = [
    quotaItem('unknown city', limits.cityLookUpsPerUserPerDay),
    quotaItem('new city search', newSearches),
    quotaItem('cached city search', cachedSearches),
    // The next two requests share a quota. Each is assumed to consume the whole quota.
    quotaItem('compute a year', Math.floor(limits.computedEntriesPerUserPerDay / YEAR_DAYS)),
    quotaItem('compute nine days', Math.floor(limits.computedEntriesPerUserPerDay / FREE_DAYS)),
    quotaItem('export', limits.exportsPerUserPerHour * DAY_HOURS),
  ];
  // Keys and sessions have separate request quotas.
  const left = 2 * limits.requestsPerUserPerDay - sum(items.map(({ requests }) => requests));
  const costliest = costliestRequests();
  for (const name of costliest) items.push(item(name, left / costliest.length, accountRequests[name]));
  // Calendar feeds are public and don't count against the request quota.
  const feeds = limits.calendarAnswersPerUserPerHour * DAY_HOURS;
  items.push(item('calendar feed', feeds, anonymousRequests['calendar-feed']));
  return worstCase(items);
}

/** Worst hour of anonymous traffic. Requests with forged keys use the rest of the throttle. Throws if a route has no load. */
export function worstAnonymousHour({ limits, publicRequestsPerSecond, throttle }: Stage): WorstCase {
  const methods = publicMethods(publicRequestsPerSecond);
  const unknown = methods.find(({ name }) => !Object.hasOwn(anonymousRequests, name));
  if (unknown) throw new Error(`infra/costs/request-loads.ts has no load for ${unknown.name}`);
  const requestsOf = (kind: PublicMethod['kind'], name?: string) =>
    sum(
      methods
        .filter((method) => method.kind === kind && (name === undefined || method.name === name))
        .map(({ rate, burst }) => rate * HOUR_SECONDS + burst),
    );
  const served = [
    ...Object.entries(anonymousRequests).flatMap(([name, load]) => [
      item(name, requestsOf('answered', name), load),
      // A response without a body has at most one kilobyte.
      item(`${name}, HEAD`, requestsOf('head', name), { ...load, kilobytesOut: 1 }),
    ]),
    item('unsupported method', requestsOf('refused'), loads.refusedMethod),
  ].filter(({ requests }) => requests > 0);
  const forged = throttle.requestsPerSecond * HOUR_SECONDS - sum(served.map(({ requests }) => requests));
  const codes = limits.codesPerStagePerHour;
  const lookUps = limits.cityLookUpsOfNewUsersPerStagePerHour;
  return worstCase([
    ...served,
    item('forged key', forged, loads.forgedKey),
    { what: 'mail', requests: codes, usd: codes * prices.mail },
    { what: 'lookup of a new account', requests: lookUps, usd: lookUps * prices.lookUp },
  ]);
}
