import { dnsSettings } from '#lib/environment.ts';
import { backgroundFunctions, endpoints, pages } from '../../functions/endpoints.ts';
import type { RequestLoad } from './request-cost.ts';

const memoryOf = (name: string): number => {
  const found = [...endpoints, ...pages].find((one) => one.name === name);
  if (!found) throw new Error(`The route table has no function ${name}`);
  return found.memoryMb;
};

/** Memory assumed for every signed-in request: the largest of the authorizer and all endpoints. */
const LARGEST_MB = Math.max(backgroundFunctions.authorizer.memoryMb, ...endpoints.map((one) => one.memoryMb));

const anonymous = (name: string) =>
  ({ functions: 1, lambdaMs: 20, memoryMb: memoryOf(name), kilobytesOut: 1, reads: 0, writes: 0 }) as const;
const signedIn = {
  ...{ functions: 2, lambdaMs: 12, memoryMb: LARGEST_MB, kilobytesOut: 1, reads: 3, writes: 0 },
} as const;
const computing = { ...signedIn, lambdaMs: 90 };
const nineDays = { ...signedIn, lambdaMs: 38 };
// The change is announced, in an invocation of its own, which reads five webhooks, the account, and what changed. Events are items
// of their own.
const announced = { ...signedIn, functions: 3, lambdaMs: 15, moreReads: 6 };
// One stream invocation handles the deletions of ten seconds: four, if an account creates and deletes at its maximum request
// rate. The hourly sweep processes each deletion again and removes its marker.
const withDeletion = { ...announced, functions: 3.25, lambdaMs: 21, moreWrites: 1 };
// Creating a profile reads the results of the account's last twenty city searches (1.4 KB per search).
// A profile with the longest name, place and external id has two kilobytes, which the test counts as one in a transaction.
const newProfile = { ...announced, reads: 5, moreReads: 6 + 6, writes: 10, moreWrites: 2, kilobytesOut: 2 };

/** Everyday requests of browsers, with compressed response sizes. A test checks their reads, writes and sizes. */
export const everyday = {
  page: { ...anonymous('dashboard'), lambdaMs: 3, kilobytesOut: 6 },
  // The browser looks for a new service worker on every visit. The worker serves the page, scripts and styles from its cache.
  'unchanged service worker': { ...anonymous('dashboard'), lambdaMs: 3 },
  // Computes the week's last day, explains two days, and records the session's use.
  'home on a new day': { ...signedIn, lambdaMs: 38, reads: 9, writes: 2, moreWrites: 1, kilobytesOut: 6 },
  'home of a new profile': { ...signedIn, lambdaMs: 50, reads: 8, writes: 5, kilobytesOut: 6 },
  'sign-in code': { ...anonymous('send-code'), lambdaMs: 25, reads: 3, writes: 9, mails: 1 },
  'first sign-in': { ...anonymous('verify'), lambdaMs: 40, reads: 5, writes: 30 },
  'later sign-in': { ...anonymous('verify'), lambdaMs: 40, reads: 5, writes: 19 },
  'profile in a cached city': { ...signedIn, lambdaMs: 18, reads: 5, writes: 7 },
  'profile in a new city': { ...signedIn, lambdaMs: 18, reads: 5, writes: 13, lookUps: 1 },
} satisfies Record<string, RequestLoad>;

/** Requests that are limited only by the request quota of a free account. */
export const accountRequests = {
  'current user': signedIn,
  usage: { ...signedIn, reads: 4 },
  'list profiles': { ...signedIn, kilobytesOut: 2 },
  'list keys': { ...signedIn, kilobytesOut: 4 },
  'natal chart': { ...signedIn, kilobytesOut: 12 },
  'natal report': { ...signedIn, kilobytesOut: 10 },
  'listed city search': { ...signedIn, lambdaMs: 40, reads: 2, kilobytesOut: 2 },
  synastry: { ...signedIn, reads: 4, kilobytesOut: 12 },
  'create profile': newProfile,
  'delete profile': { ...withDeletion, reads: 4, moreReads: 4 + 6, writes: 10, moreWrites: 1 + 2 },
  'create key': { ...announced, reads: 2, writes: 8 },
  // Also reads the account's profiles that have calendars, to revoke those that the key created.
  'revoke key': { ...announced, reads: 5, writes: 6 },
  'list calendars': { ...signedIn, reads: 4, kilobytesOut: 4 },
  'create calendar': { ...announced, writes: 8 },
  'revoke calendar': { ...announced, writes: 6 },
  'read delivery': { ...signedIn, reads: 4, kilobytesOut: 2 },
  'read push key': { ...signedIn, reads: 2 },
  'unsubscribe push': { ...signedIn, reads: 2, writes: 1 },
  // Webhooks with the longest URL, five in a list. A page of deliveries has fifty events with ten tries each.
  'list webhooks': { ...signedIn, lambdaMs: 20, reads: 4, kilobytesOut: 9 },
  'delete webhook': { ...withDeletion, moreReads: 6 + 2, writes: 8 },
  'list webhook deliveries': { ...signedIn, lambdaMs: 20, reads: 4, moreReads: 15, kilobytesOut: 60 },
  // A year without notes, or a week with the longest.
  'list verdicts': { ...signedIn, reads: 4, moreReads: 17, kilobytesOut: 38 },
  'answered blind test': { ...signedIn, reads: 4, kilobytesOut: 3 },
  home: { ...nineDays, reads: 6, kilobytesOut: 24 },
  'nine cached days': { ...nineDays, reads: 4, moreReads: 2, kilobytesOut: 7 },
  // Its ids can be made up, and as long as they may be.
  'cached batch of ten': { ...nineDays, reads: 13, kilobytesOut: 19 },
  'create profile (MCP)': { ...newProfile, lambdaMs: 30, kilobytesOut: 2 },
  // With a body full of unknown fields.
  'rejected batch': { ...signedIn, lambdaMs: 30, reads: 2, kilobytesOut: 10 },
  'list tools (MCP)': { ...computing, lambdaMs: 38, reads: 2, kilobytesOut: 25 },
} satisfies Record<string, RequestLoad>;

/** Requests that are also limited by a separate quota. */
export const quotaRequests = {
  // At worst, other edits win twice, each of which costs a read, a transaction of five writes and a pause of
  // 200 ms on average.
  'edit birth data': {
    ...withDeletion,
    lambdaMs: 63 + 2 * 200,
    memoryMb: memoryOf('update-profile'),
    kilobytesOut: 2,
    moreReads: 3 + 2 + 6,
    writes: 9,
    moreWrites: 1 + 2 + 2 * 10,
  },
  // Moves mail and notifications to a third time. Shares its quota with edits of birth data, and may lose to others like them.
  'set delivery': {
    ...{ ...announced, lambdaMs: 23 + 2 * 200, memoryMb: memoryOf('set-delivery'), kilobytesOut: 2 },
    ...{ reads: 8, moreReads: 6 + 2, writes: 21, moreWrites: 2 * 20 },
  },
  // The next ones share their quota with edits of birth data, too. Of devices that subscribe at once, the next one replaces up to forty.
  'subscribe push': { ...signedIn, reads: 4, moreReads: 6, writes: 6, moreWrites: 39 },
  // The webhook has the longest URL, and leaves out an event.
  'create webhook': {
    ...announced,
    reads: 4,
    moreReads: 6 + 3 + 3,
    writes: 7,
    moreWrites: 9,
    kilobytesOut: 2,
  },
  // Three other edits win, and the zone is one of all. The webhook has two units.
  'edit webhook': {
    ...{ ...signedIn, lambdaMs: 20 + 3 * 200, memoryMb: memoryOf('update-webhook'), kilobytesOut: 2 },
    ...{ moreReads: 3 + 3, writes: 9, moreWrites: 2 + 3 * 10 },
  },
  // The verdict has the longest note; its day isn't cached. The test
  // draws the most births, and its profile is deleted at some time.
  'set verdict': { ...signedIn, lambdaMs: 60, reads: 5, writes: 12, moreWrites: 8 + 6, kilobytesOut: 6 },
  'start blind test': { ...signedIn, lambdaMs: 160, reads: 8, writes: 10, moreWrites: 4, kilobytesOut: 3 },
  'unknown city': { ...newProfile, writes: 9, lookUps: 1 },
  'cached city search': { ...signedIn, writes: 2, moreWrites: 1, kilobytesOut: 2 },
  'new city search': { ...signedIn, reads: 4, writes: 9, moreWrites: 2, lookUps: 1, kilobytesOut: 2 },
  'compute a year': { ...computing, reads: 5, writes: 1, kilobytesOut: 400 },
  'compute 31 explained days': { ...computing, reads: 3, writes: 1, kilobytesOut: 210 },
  // Assumes that the birth data is edited before each request, which evicts the cached days.
  'compute nine days': { ...nineDays, reads: 6, writes: 11, moreWrites: 10, kilobytesOut: 7 },
  // Without cached days, in a zone that isn't the birthplaces'.
  'compute a batch of ten': {
    ...{ ...computing, lambdaMs: 200 },
    ...{ reads: 14, writes: 1, moreWrites: 20, kilobytesOut: 12 },
  },
  // Assumes forty cached days in each of three time zones, as many verdicts with long notes as an export has, and ten devices.
  export: { ...computing, reads: 13, moreReads: 30 + 51 + 2, writes: 1, kilobytesOut: 160 + 100 },
} satisfies Record<string, RequestLoad>;

/** Requests of platform accounts, which have more profiles than others, with the largest names and ids. */
export const platformRequests = {
  // A year with its exact transits.
  'calendar feed of a year': {
    ...anonymous('calendar-feed'),
    lambdaMs: 100,
    reads: 5,
    writes: 2,
    kilobytesOut: 530,
  },
  // By external id: reads a hundred pointers, profiles and cached days.
  'cached batch of 100': { ...computing, reads: 302, kilobytesOut: 125 },
  'list 250 profiles': { ...computing, reads: 90, kilobytesOut: 350 },
  // Without cached days, in a zone that isn't the birthplaces'.
  'compute a batch of 100': {
    ...{ ...computing, lambdaMs: 1_500 },
    ...{ reads: 403, writes: 201, kilobytesOut: 125 },
  },
} satisfies Record<string, RequestLoad>;

/**
 * Anonymous requests by path, or by function for all its other paths. Each costs at least as much as a request that is rejected
 * with the longest problem.
 */
export const anonymousRequests = {
  // Name servers may respond as late as the timeout of queries, which are sent at once.
  'send-code': { ...anonymous('send-code'), lambdaMs: dnsSettings.timeout, reads: 3, writes: 9 },
  verify: { ...anonymous('verify'), reads: 5, writes: 8 },
  'sign-out': { ...anonymous('sign-out'), reads: 1, kilobytesOut: 8 },
  // Assumes the nine days of a free account, with transits and without cached days.
  'calendar-feed': { ...anonymous('calendar-feed'), lambdaMs: 38, reads: 5, writes: 2, kilobytesOut: 20 },
  // Assumes a day that isn't cached; its read and write are of one item.
  'sign-horoscope': { ...anonymous('sign-horoscope'), lambdaMs: 30, reads: 1, writes: 1, kilobytesOut: 2 },
  honesty: { ...anonymous('honesty'), lambdaMs: 5, reads: 1, kilobytesOut: 8 },
  // With a wrong token, which needs no read.
  'unsubscribe-page': { ...anonymous('unsubscribe-page'), lambdaMs: 5, kilobytesOut: 8 },
  unsubscribe: { ...anonymous('unsubscribe'), lambdaMs: 5, kilobytesOut: 8 },
  // Each execution environment computes the sample forecast once a day.
  dashboard: { ...anonymous('dashboard'), lambdaMs: 3, kilobytesOut: 16 },
  '/assets/{file}': { ...anonymous('dashboard'), lambdaMs: 3, kilobytesOut: 104 },
  '/service-worker.js': { ...anonymous('dashboard'), lambdaMs: 3, kilobytesOut: 3 },
  '/manifest.webmanifest': { ...anonymous('dashboard'), lambdaMs: 3, kilobytesOut: 2 },
  'describe-api': { ...anonymous('describe-api'), lambdaMs: 10, kilobytesOut: 290 },
  'read-status': { ...anonymous('read-status'), lambdaMs: 3, kilobytesOut: 8 },
  docs: { ...anonymous('docs'), lambdaMs: 5, kilobytesOut: 8 },
  '/docs/{page+}': { ...anonymous('docs'), lambdaMs: 5, kilobytesOut: 296 },
  'not-found': { ...anonymous('not-found'), lambdaMs: 5 },
} satisfies Record<string, RequestLoad>;

/**
 * A morning mail of a reader whose day is computed, one of fifty in a message. Without a gateway, and sent within the region. The
 * tick's share is the read of an index item of 150 bytes, and a fiftieth of three calls to SQS.
 */
export const morningMail: RequestLoad = {
  ...{ functions: 1 / 50, lambdaMs: 30, memoryMb: backgroundFunctions.deliver.memoryMb, kilobytesOut: 0 },
  ...{ reads: 5, moreReads: 0.1, writes: 3, mails: 1, isDenied: true },
};

/** A morning mail that counts against what new accounts share. */
export const morningMailOfNewUser: RequestLoad = { ...morningMail, writes: 4 };

/** A notification to one device of a reader whose day is computed, as `morningMail`. The request to the push service costs nothing. */
export const morningPush: RequestLoad = { ...morningMail, lambdaMs: 40, reads: 4, mails: 0 };

/**
 * An event whose ten tries fail as late as they may, each in an invocation of its own, and each but the last listed for the next
 * one. Includes that it was sent again while it waited, its deletion, and its share of the stream, of the queue and of the tick.
 */
export const failingEvent: RequestLoad = {
  ...{ functions: 11, lambdaMs: 150_000, memoryMb: backgroundFunctions.sendEvents.memoryMb, kilobytesOut: 0 },
  ...{ reads: 10 * 4, writes: 6 + 1 + 10 * 6, isDenied: true },
};

/** An event left out for the first time in an hour: a webhook tries the limits in vain, and remembers it. */
export const eventLeftOut: RequestLoad = {
  ...{ functions: 0, lambdaMs: 20, memoryMb: backgroundFunctions.announce.memoryMb, kilobytesOut: 0 },
  ...{ reads: 3, writes: 9, isDenied: true },
};

/** A failing event among so many that each invocation has fifty. */
export const failingEventOfMany: RequestLoad = { ...failingEvent, functions: 11 / 50, lambdaMs: 3_000 };

/** A request with a method that a public path doesn't support. */
export const refusedMethod: RequestLoad = { ...anonymous('send-code'), lambdaMs: 2 };

/** A preflight request, to which the gateway itself responds. */
export const preflight: RequestLoad = {
  ...{ functions: 0, lambdaMs: 0, memoryMb: 128, reads: 0, writes: 0, kilobytesOut: 0.8 },
};

/** A request beyond a request quota, to which the endpoint's function responds with 429. */
export const refusedRequest: RequestLoad = signedIn;

/** A request far beyond a request quota. The authorizer denies it and remembers that for a minute. */
export const deniedRequest: RequestLoad = {
  ...{ functions: 1, lambdaMs: 4, memoryMb: backgroundFunctions.authorizer.memoryMb },
  ...{ reads: 0, writes: 0, kilobytesOut: 0.8, isDenied: true },
};

/** A request with an unknown API key that has a valid checksum. */
export const forgedKey: RequestLoad = {
  ...{ functions: 1, lambdaMs: 4, memoryMb: backgroundFunctions.authorizer.memoryMb },
  ...{ reads: 1, writes: 0, kilobytesOut: 0.8, isDenied: true },
};
