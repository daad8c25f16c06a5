import type { RequestLoad } from '../costs/request-cost.ts';

const signedIn = { functions: 2, lambdaMs: 20, memoryMb: 1024, kilobytesOut: 1 };
const again = { functions: 2.25, lambdaMs: 28, moreWrites: 1 };
const open = { functions: 1, lambdaMs: 20, memoryMb: 512, kilobytesOut: 1 };
const page = { ...open, lambdaMs: 3, memoryMb: 1024, reads: 0, writes: 0 };
const heavy = { functions: 2, lambdaMs: 150, memoryMb: 1024, kilobytesOut: 1 };

/** Requests that a free account may make as often as its budget of requests lets it. */
export const ofAccount = {
  'current user': { ...signedIn, reads: 3, writes: 0 },
  usage: { ...signedIn, reads: 4, writes: 0 },
  'list of profiles': { ...signedIn, reads: 3, writes: 0 },
  'list of keys': { ...signedIn, reads: 3, writes: 0, kilobytesOut: 4 },
  chart: { ...signedIn, reads: 3, writes: 0, kilobytesOut: 12 },
  'two profiles': { ...signedIn, reads: 4, writes: 0, kilobytesOut: 12 },
  // First the offers of the last twenty searches are looked through, some 1.4 KB each.
  'profile of a known city': { ...signedIn, reads: 5, moreReads: 6, writes: 6 },
  // What the stream collects in ten seconds, at the worst day's pace four of them, is one run of a function; the hourly
  // sweep looks again and removes the marker. They find little else.
  'deletion of a profile': { ...signedIn, ...again, reads: 2, moreReads: 4, writes: 8 },
  'edit of a birth': { ...signedIn, ...again, reads: 3, moreReads: 3, writes: 4 },
  'new key': { ...signedIn, reads: 2, writes: 8 },
  // With a look at the calendars of its account's profiles.
  'revocation of a key': { ...signedIn, reads: 6, writes: 6 },
  'list of calendars': { ...signedIn, reads: 4, writes: 0, kilobytesOut: 4 },
  'new calendar': { ...signedIn, reads: 3, writes: 8 },
  'revocation of a calendar': { ...signedIn, reads: 3, writes: 6 },
  'nine cached days': { ...heavy, lambdaMs: 60, reads: 4, moreReads: 2, writes: 0, kilobytesOut: 12 },
  'profile of a known city, by a tool': { ...heavy, lambdaMs: 50, reads: 5, moreReads: 6, writes: 6 },
  'list of tools': { ...heavy, lambdaMs: 60, reads: 2, writes: 0, kilobytesOut: 51 },
} satisfies Record<string, RequestLoad>;

/** Requests that have a budget of their own beside. */
export const budgeted = {
  'unknown city': { ...signedIn, reads: 5, moreReads: 6, writes: 7, lookUps: 1 },
  'search that is known': { ...signedIn, reads: 3, writes: 2, moreWrites: 1, kilobytesOut: 2 },
  'search that is new': { ...signedIn, reads: 4, writes: 8, moreWrites: 2, lookUps: 1, kilobytesOut: 2 },
  'year computed anew': { ...heavy, reads: 5, writes: 1, kilobytesOut: 400 },
  // With an edit of the birth before each, which has them removed.
  'nine days cached anew': {
    ...{ ...heavy, lambdaMs: 60, kilobytesOut: 12 },
    ...{ reads: 5, writes: 10, moreWrites: 10 },
  },
  // Three zones of forty days.
  export: { ...heavy, reads: 8, moreReads: 30, writes: 1, kilobytesOut: 160 },
} satisfies Record<string, RequestLoad>;

/** Requests of strangers, by the function that answers them. */
export const ofStrangers = {
  'send-code': { ...open, reads: 3, writes: 9 },
  verify: { ...open, reads: 5, writes: 8 },
  'sign-out': { ...open, reads: 1, writes: 0 },
  // The nine days of a free account, with their transits, computed anew.
  'calendar-feed': { ...open, lambdaMs: 60, memoryMb: 1024, reads: 5, writes: 2, kilobytesOut: 20 },
  // The day of the sample is computed once in a process and a day.
  dashboard: { ...page, kilobytesOut: 16 },
  '/assets/{file}': { ...page, kilobytesOut: 104 },
  '/service-worker.js': { ...page, kilobytesOut: 3 },
  '/manifest.webmanifest': { ...page, kilobytesOut: 2 },
  'describe-api': { ...open, lambdaMs: 10, memoryMb: 256, reads: 0, writes: 0, kilobytesOut: 160 },
  docs: { ...open, lambdaMs: 5, reads: 0, writes: 0, kilobytesOut: 8 },
  '/docs/{page+}': { ...open, lambdaMs: 5, reads: 0, writes: 0, kilobytesOut: 48 },
  '/docs/viewer/{file}': { ...open, lambdaMs: 10, reads: 0, writes: 0, kilobytesOut: 1_700 },
  'not-found': { ...open, lambdaMs: 5, memoryMb: 128, reads: 0, writes: 0 },
} satisfies Record<string, RequestLoad>;

/** A method that a path of strangers does not have. */
export const refusedMethod: RequestLoad = { ...open, lambdaMs: 5, reads: 0, writes: 0 };

/** A key that nobody has, although its checksum is right. */
export const forgedKey: RequestLoad = {
  functions: 1,
  lambdaMs: 5,
  memoryMb: 1024,
  reads: 1,
  writes: 0,
  kilobytesOut: 0.8,
  isDenied: true,
};
