import type { RequestLoad } from './request-cost.ts';

const week = { functions: 2, memoryMb: 1024, kilobytesOut: 8 };
const open = { functions: 1, lambdaMs: 30, memoryMb: 512, kilobytesOut: 1 };

/** The share of births in a city that nobody has asked for in half a year: few cities are where most people are born. */
const NEW_CITIES = 0.2;

/** What people ask for day by day. */
export const everyday = {
  'a week that is cached': { ...week, lambdaMs: 25, reads: 4, writes: 0 },
  // The six other days come from the cache.
  'a week of which a day is new': { ...week, lambdaMs: 35, reads: 5, writes: 2 },
  'a week, of which nothing is cached': { ...week, lambdaMs: 60, reads: 5, writes: 8 },
  'the reasons of a day': { ...week, lambdaMs: 35, kilobytesOut: 20, reads: 3, writes: 1 },
  'what lasts on a day': { ...week, lambdaMs: 35, reads: 3, writes: 1 },
  'the sky of now': { ...open, functions: 2, lambdaMs: 20, reads: 2, writes: 0, kilobytesOut: 2 },
  // Its scripts are in the browser already; whether its service worker is new is asked each time.
  'the page': { ...open, lambdaMs: 3, reads: 0, writes: 0, kilobytesOut: 13 },
  'the service worker': { ...open, lambdaMs: 3, reads: 0, writes: 0, kilobytesOut: 2 },
  'who one is': { ...open, functions: 2, lambdaMs: 20, reads: 3, writes: 0 },
  'the profiles': { ...open, functions: 2, lambdaMs: 20, reads: 3, writes: 0 },
  'a code': { ...open, reads: 3, writes: 9, mails: 1 },
  'a first sign-in': { ...open, lambdaMs: 40, reads: 5, writes: 30 },
  'a later sign-in': { ...open, lambdaMs: 40, reads: 5, writes: 19 },
  'a profile of a known city': { ...open, functions: 2, memoryMb: 1024, reads: 5, writes: 6 },
  'a profile of a new city': { ...open, functions: 2, memoryMb: 1024, reads: 5, writes: 11, lookUps: 1 },
} satisfies Record<string, RequestLoad>;

/** What somebody asks for who opens the page in the morning, and how often. */
export const morning: readonly (readonly [keyof typeof everyday, number])[] = [
  ['the page', 1],
  ['who one is', 1],
  ['the profiles', 1],
  ['the service worker', 1],
  // The seven days around today.
  ['a week of which a day is new', 1],
  ['the reasons of a day', 1],
  ['what lasts on a day', 1],
  ['the sky of now', 1],
  // A session lasts 14 days at most.
  ['a code', 1 / 14],
  ['a later sign-in', 1 / 14],
];

/** What a person asks for who comes for the first time, and how often. */
export const signUp: readonly (readonly [keyof typeof everyday, number])[] = [
  ['a code', 1],
  ['a first sign-in', 1],
  ['a profile of a known city', 1 - NEW_CITIES],
  ['a profile of a new city', NEW_CITIES],
  ['a week, of which nothing is cached', 1],
];
