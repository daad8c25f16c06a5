import { budgetsOf } from '#lib/accounts/limits.ts';
import { LARGEST_PLAN } from '#lib/accounts/tiers.ts';
import { type ThrottledMethod, throttledMethods } from '../service/routes.ts';
import type { Stage } from '../stage-settings.ts';
import type { Prices } from './prices.ts';
import { costOf, type RequestLoad } from './request-cost.ts';
import * as loads from './request-loads.ts';

const { accountRequests, anonymousRequests, quotaRequests } = loads;

type CostItem = { what: string; requests: number; usd: number };

/** A worst case: its title, what it consists of, its cost and the most that it may cost, in USD. */
export type WorstCase = { title: string; items: readonly CostItem[]; usd: number; goalUsd: number };

const HOUR_SECONDS = 3_600;
const DAY_HOURS = 24;
const YEAR_DAYS = 366;
const MONTH_DAYS = 31;
const BATCH = 100;
const PLATFORM_GOAL_USD = 60;
/** At most so many processes of the authorizer run at once: AWS's default for all functions of an account. */
const PROCESSES = 1_000;
/** An account's webhooks. */
const WEBHOOKS = 5;
/** Days that a free account can compute in one request: the past week, today and tomorrow. */
const FREE_DAYS = 9;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const worstCase = (title: string, goalUsd: number, items: readonly CostItem[]): WorstCase => ({
  ...{ title, goalUsd, items },
  usd: sum(items.map(({ usd }) => usd)),
});

const itemsAt =
  (prices: Prices) =>
  (what: string, requests: number, load: RequestLoad): CostItem => ({
    ...{ what, requests },
    usd: requests * costOf(load, prices),
  });

/** The requests that a quota allows: 1% and one in each process are not yet in the table (lib/operations/request-quota.ts). */
const allowedBy = (quota: number): number => 1.01 * quota + PROCESSES;

/** Counting a request writes at most each second one for the day and the hour, and each one that new accounts share. */
const counting = (prices: Prices, requests: number, writesOfEach: number): CostItem => ({
  ...{ what: 'counting requests', requests },
  usd: requests * writesOfEach * prices.writeUnit,
});

const costliestOf = <Name extends string>(
  of: Record<Name, RequestLoad>,
  names: readonly Name[],
  prices: Prices,
): Name => names.reduce((a, b) => (costOf(of[b], prices) > costOf(of[a], prices) ? b : a));

/** Requests that share the quota of edits with creations of profiles, which cost less. */
const EDITS = [
  'edit birth data',
  'set delivery',
  'subscribe push',
  'create webhook',
  'edit webhook',
] as const;

type AccountRequest = keyof typeof accountRequests;

/** Requests that an account can repeat all day. Created resources must be deleted before they can be created again. */
const REPEATABLE: readonly (AccountRequest | readonly AccountRequest[])[] = [
  ...(['nine cached days', 'cached batch of ten', 'home', 'natal chart', 'current user', 'usage'] as const),
  ...([
    'list profiles',
    'list keys',
    'list calendars',
    'read delivery',
    'read push key',
    'list webhooks',
    'list webhook deliveries',
    'list verdicts',
    'answered blind test',
    'rejected batch',
    'list tools (MCP)',
    'listed city search',
  ] as const),
  ['create key', 'revoke key'],
  ['create calendar', 'revoke calendar'],
];

function costliestRequests(prices: Prices): readonly AccountRequest[] {
  const averageCost = (names: readonly AccountRequest[]) =>
    sum(names.map((name) => costOf(accountRequests[name], prices))) / names.length;
  return REPEATABLE.map((names) => [names].flat()).reduce((a, b) =>
    averageCost(b) > averageCost(a) ? b : a,
  );
}

/** Every quota of one free account is used up, and the costliest request uses the rest of the request quota. */
function accountDay({ limits }: Stage, prices: Prices): WorstCase {
  const item = itemsAt(prices);
  const newSearches = limits.boughtCitySearchesPerUserPerDay;
  const cachedSearches = limits.citySearchesPerUserPerHour * DAY_HOURS - newSearches;
  const quotaItem = (what: keyof typeof quotaRequests, requests: number) =>
    item(what, requests, quotaRequests[what]);
  const items = [
    quotaItem('unknown city', limits.cityLookUpsPerUserPerDay),
    quotaItem('new city search', newSearches),
    quotaItem('cached city search', cachedSearches),
    // The next three requests share a quota. Each is assumed to consume the whole quota.
    quotaItem('compute a year', Math.floor(limits.computedEntriesPerUserPerDay / YEAR_DAYS)),
    quotaItem('compute 31 explained days', Math.floor(limits.computedEntriesPerUserPerDay / MONTH_DAYS)),
    quotaItem('compute nine days', Math.floor(limits.computedEntriesPerUserPerDay / FREE_DAYS)),
    quotaItem('export', limits.exportsPerUserPerHour * DAY_HOURS),
    quotaItem(costliestOf(quotaRequests, EDITS, prices), limits.editsPerUserPerHour * DAY_HOURS),
  ];
  // Keys and sessions have separate request quotas. Up to 110% of them, a function refuses requests; beyond, the authorizer.
  const allowed = 2 * allowedBy(limits.requestsPerUserPerDay);
  const left = allowed - sum(items.map(({ requests }) => requests));
  items.push(counting(prices, allowed, 1));
  items.push(item('refused (429)', 0.2 * limits.requestsPerUserPerDay, loads.refusedRequest));
  const costliest = costliestRequests(prices);
  for (const name of costliest) items.push(item(name, left / costliest.length, accountRequests[name]));
  items.push(item('failing event', limits.webhookEventsPerUserPerDay, loads.failingEvent));
  // The account's profile, or another in its place, can be due each quarter of an hour.
  items.push(item('morning mail', 4 * DAY_HOURS, loads.morningMail));
  items.push(item('event left out', WEBHOOKS * DAY_HOURS, loads.eventLeftOut));
  // Calendar feeds are public and don't count against the request quota.
  const feeds = limits.calendarAnswersPerUserPerHour * DAY_HOURS;
  items.push(item('calendar feed', feeds, anonymousRequests['calendar-feed']));
  return worstCase('Worst day of one free account', 1, items);
}

/** The largest platform account uses up its budgets, and the costliest request uses the rest of its requests. */
function platformDay({ limits }: Stage, prices: Prices): WorstCase {
  const item = itemsAt(prices);
  const budgets = { ...limits, ...Object.fromEntries(budgetsOf(limits, LARGEST_PLAN)) };
  const { computedEntriesPerUserPerDay: entries, requestsPerUserPerDay: requests } = budgets;
  const computed = entries / BATCH;
  const edit = costliestOf(quotaRequests, EDITS, prices);
  const rest = costliestOf(loads.platformRequests, ['cached batch of 100', 'list 250 profiles'], prices);
  return worstCase('Worst day of the largest platform account', PLATFORM_GOAL_USD, [
    item('compute a batch of 100', computed, loads.platformRequests['compute a batch of 100']),
    item('unknown city', budgets.cityLookUpsPerUserPerDay, quotaRequests['unknown city']),
    item(edit, budgets.editsPerUserPerHour * DAY_HOURS, quotaRequests[edit]),
    item('failing event', budgets.webhookEventsPerUserPerDay, loads.failingEventOfMany),
    counting(prices, 2 * allowedBy(requests), 1),
    item(rest, 2 * allowedBy(requests) - computed, loads.platformRequests[rest]),
    item(
      'calendar feed of a year',
      budgets.calendarAnswersPerUserPerHour * DAY_HOURS,
      loads.platformRequests['calendar feed of a year'],
    ),
  ]);
}

const requestsPerHour = (methods: readonly ThrottledMethod[]): number =>
  sum(methods.map(({ rate, burst }) => rate * HOUR_SECONDS + burst));

/** All that anonymous requests to public routes can cost in an hour. Throws if a route has no load. */
function publicItems(stage: Stage, prices: Prices): CostItem[] {
  const item = itemsAt(prices);
  const all = throttledMethods(stage);
  const methods = all.filter(({ isPublic }) => isPublic);
  const nameOf = ({ path, name }: ThrottledMethod) =>
    [path, name].find((one) => Object.hasOwn(anonymousRequests, one));
  const unknown = methods.find((method) => nameOf(method) === undefined);
  if (unknown) throw new Error(`infra/costs/request-loads.ts has no load for ${unknown.name}`);
  const requestsOf = (kind: ThrottledMethod['kind'], name?: string) =>
    requestsPerHour(
      methods.filter((method) => method.kind === kind && (name === undefined || nameOf(method) === name)),
    );
  const { limits } = stage;
  const codes = limits.codesPerStagePerHour;
  const lookUps = limits.cityLookUpsOfNewUsersPerStagePerHour;
  return [
    ...Object.entries(anonymousRequests).flatMap(([name, load]) => [
      item(name, requestsOf('answered', name), load),
      // A response without a body has at most one kilobyte.
      item(`${name}, HEAD`, requestsOf('head', name), { ...load, kilobytesOut: 1 }),
    ]),
    item('unsupported method', requestsOf('refused'), loads.refusedMethod),
    item('preflight', requestsPerHour(all.filter(({ kind }) => kind === 'preflight')), loads.preflight),
    { what: 'mail', requests: codes, usd: codes * prices.mail },
    { what: 'lookup of a new account', requests: lookUps, usd: lookUps * prices.lookUp },
  ].filter(({ requests }) => requests > 0);
}

/** The most that an hour may cost, in USD. Pages of another origin send preflight requests besides. */
const hourGoal = ({ corsOrigins }: Stage): number => (corsOrigins.length === 0 ? 2.1 : 2.6);

/** The requests per hour that the gateway lets through to the authorizer. */
const authorizedRequests = (stage: Stage): number =>
  requestsPerHour(throttledMethods(stage).filter(({ isPublic, kind }) => !isPublic && kind !== 'preflight'));

/** Strangers use up the rates of public routes, and with forged keys those of all other routes. */
function anonymousHour(stage: Stage, prices: Prices): WorstCase {
  const forged = itemsAt(prices)('forged key', authorizedRequests(stage), loads.forgedKey);
  return worstCase('Worst hour of strangers', hourGoal(stage), [...publicItems(stage, prices), forged]);
}

/**
 * Every code that the stage sends makes a new account. New accounts use up what they share with the costliest request, send as
 * many that get 429, and use up the rates of all routes with requests that the authorizer denies, or with forged keys.
 */
function newAccountsHour(stage: Stage, prices: Prices): WorstCase {
  const { codesPerStagePerHour, requestsOfNewUsersPerStagePerHour } = stage.limits;
  // Each process writes the first of these requests.
  const shared = allowedBy(requestsOfNewUsersPerStagePerHour) - PROCESSES;
  const { webhookEventsOfNewUsersPerStagePerHour: eventsOfNewUsers } = stage.limits;
  const item = itemsAt(prices);
  // What lookups cost is bounded by the stage, and is an item of its own.
  const requests = Object.entries<RequestLoad>({ ...accountRequests, ...quotaRequests }).map(([name, load]) =>
    item(name, shared, { ...load, lookUps: 0 }),
  );
  const items = [
    ...publicItems(stage, prices),
    item('failing event', eventsOfNewUsers, loads.failingEvent),
    item('morning mail', stage.limits.mailsOfNewUsersPerStagePerHour, loads.morningMailOfNewUser),
    item('first sign-in', codesPerStagePerHour, loads.everyday['first sign-in']),
    requests.reduce((a, b) => (b.usd > a.usd ? b : a)),
    item('refused (429)', shared, loads.refusedRequest),
    counting(prices, 2 * shared, 2),
  ];
  const rest = authorizedRequests(stage) - 2 * shared;
  const denied = item('denied', rest, loads.deniedRequest);
  const forged = item('forged key', rest, loads.forgedKey);
  const costlier = forged.usd > denied.usd ? forged : denied;
  return worstCase('Worst hour of strangers with accounts', hourGoal(stage), [...items, costlier]);
}

/** A stage's worst cases of abuse at a region's prices. */
export const worstCases = (stage: Stage, prices: Prices): WorstCase[] =>
  [accountDay, platformDay, anonymousHour, newAccountsHour].map((compute) => compute(stage, prices));
