import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '#lib/accounts/caller.ts';
import {
  boughtSearchLimits,
  cityLookUpLimits,
  type LookUpLimits,
  searchesLimit,
  stageLimits,
} from '#lib/accounts/limits.ts';
import { logFailure } from '#lib/log/log.ts';
import { count } from '#lib/log/metrics.ts';
import { findListedCities } from '#lib/places/city-list.ts';
import { findCities, isSearchable } from '#lib/places/find-cities.ts';
import { type City, loadBoundaries, type Place, withTimeZone } from '#lib/places/time-zone-of-place.ts';
import { ServiceError, unavailable } from '#lib/service-error.ts';
import * as cities from '#lib/table/cities.ts';
import * as offeredPlaces from '#lib/table/offered-places.ts';
import type { Profile } from '#lib/table/profiles.ts';
import type { User } from '#lib/table/users.ts';
import {
  assertAccountLimit,
  consumeAccountLimit,
  consumeCallerAndStageLimits,
  refundAccountLimit,
  undoOnFailure,
} from './consume-limits.ts';
import { findUser } from './find-user.ts';

// Bundles drop what they don't need.
const ofLookUps = /* @__PURE__ */ stageLimits('lookUps');
const ofSearches = /* @__PURE__ */ stageLimits('lookUps', 'searches');

/**
 * A query that the list of cities can't answer needs three letters, or one character of a script whose characters are syllables
 * or words. Shorter names still work as a birth city.
 */
const WORTH_A_SEARCH =
  /(?:\p{L}\P{L}*){3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Searches places by the beginning of a name, best match first: in the list of cities, or else in Amazon Location, which matches
 * whole names. If the account sends a result's name as a birth city, within a day if Amazon Location found it, it gets exactly
 * that place. Throws `rate_limited` for the account's limits and `unavailable` for the stage's, unless the list has the place.
 */
export async function searchPlaces({ userId }: Caller, query: string): Promise<City[]> {
  const listed = findListedCities(query);
  if (listed.length > 0) return Promise.all(listed.map(withTimeZone));
  if (!WORTH_A_SEARCH.test(query)) return [];
  void loadBoundaries();
  const { citySearchesPerUserPerHour: perHour, boughtCitySearchesPerUserPerDay: perDay } = ofSearches;
  await consumeAccountLimit(searchesLimit(ofSearches, userId), {
    detail: `Your account can search for places ${perHour} times an hour. Try again later.`,
    nowMs: Date.now(),
  });
  const places = await findCachedCities(query, async (nowMs) => ({
    ...boughtSearchLimits(ofSearches, await findUser(userId, nowMs), nowMs),
    detail: `Your account can make ${perDay} new place searches per day. Cached searches don't count. Try again after 00:00 UTC.`,
  }));
  // If this write fails, a result's name is looked up like any text, which only matters if several places share the name.
  if (places.length > 0)
    await offeredPlaces.store(userId, places).catch(logFailure('offered places write failed', { userId }));
  return Promise.all(places.map(withTimeZone));
}

/** A place in search results; its name is the birth city to send. */
export const offeredPlace = ({ birthCity: name, latitude, longitude, timeZone }: City) => ({
  name,
  latitude,
  longitude,
  timeZone,
});

/**
 * Finds a user's birthplace: the search result they were offered under this name, the city of the list with this name, or else
 * the best match of a lookup. Throws `city_not_found`, `rate_limited` for the account's lookups, and `unavailable` for the stage's.
 */
async function findBirthplace(user: User, birthCity: string): Promise<City> {
  void loadBoundaries();
  const offered = await offeredPlaces
    .find(user.id, birthCity)
    .catch(logFailure('offered places read failed', { userId: user.id }));
  if (offered) return withTimeZone(offered);
  const listed = findListedCities(birthCity).find((city) => cities.isSameName(city.birthCity, birthCity));
  if (listed) return withTimeZone(listed);
  const [bestMatch] = await findCachedCities(birthCity, async (nowMs) => {
    const limits = cityLookUpLimits(ofLookUps, user, nowMs);
    const detail = `Your account can look up ${limits.perUser.limit} new cities per day. Cached cities, coordinates and the names that GET /api/places returns don't count. Try again after 00:00 UTC.`;
    return { ...limits, detail };
  });
  if (bestMatch) return withTimeZone(bestMatch);
  count('CitiesNotFound');
  throw new ServiceError(
    'city_not_found',
    'The city was not found. Write it as City, Country or City, Region, Country, or search with GET /api/places?query=CITY.',
    { fields: [{ field: 'birthCity', detail: 'The city was not found.' }] },
  );
}

/** A birthplace as a city, or as coordinates with an optional zone and name. */
export type Birthplace = {
  birthCity?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  timeZone?: string | undefined;
  placeName?: string | undefined;
};

/** A birthplace as profiles store it. */
export type StoredPlace = Pick<
  Profile,
  'birthCity' | 'latitude' | 'longitude' | 'timeZone' | 'isTimeZoneGiven'
>;

/** Finds a city, or the zone and the name of coordinates, unless they are given. Throws the errors of `findBirthplace`. */
export async function resolveBirthplace(
  { birthCity = '', latitude, longitude, timeZone, placeName }: Birthplace,
  user: () => Promise<User>,
): Promise<StoredPlace> {
  if (latitude === undefined || longitude === undefined) return findBirthplace(await user(), birthCity);
  const place = { birthCity: placeName ?? `${latitude}, ${longitude}`, latitude, longitude };
  if (timeZone !== undefined) return { ...place, timeZone, isTimeZoneGiven: true };
  // The zone doesn't depend on a name that someone made up.
  const found = await withTimeZone({ ...place, birthCity: '' });
  return { ...place, timeZone: found.timeZone };
}

/** How long a request waits for a concurrent lookup of the same text, which has finished or died by then. */
const WAIT_MS = 10_000;
const POLL_MS = 150;

/** The limits that a cache miss consumes, and the error's detail if the user's limit is exhausted. */
type Allowance = LookUpLimits & { detail: string };

/**
 * Finds cities for a text, best match first. A cache miss buys a lookup from Amazon Location and caches the result. A
 * failing cache costs a lookup, but never fails the request.
 */
async function findCachedCities(
  query: string,
  allowanceAt: (nowMs: number) => Promise<Allowance>,
): Promise<Place[]> {
  // The normalized text is looked up, so one user's odd spelling doesn't decide the result cached for others.
  const text = cities.normalizeText(query);
  if (!isSearchable(text)) return [];
  const cached = await findOrClaim(text, allowanceAt);
  if (cached) return cached;
  const found = await undoOnFailure(buy(text, allowanceAt), () => cities.release(text).catch(onCacheFailure));
  await cities.store(text, found).catch(onCacheFailure);
  return found;
}

const onCacheFailure = logFailure('city cache failed');

/**
 * Returns the cached cities, or undefined once this request has claimed the lookup. Waits for a concurrent lookup, unless the
 * account couldn't buy its own.
 */
async function findOrClaim(
  text: string,
  allowanceAt: (nowMs: number) => Promise<Allowance>,
): Promise<Place[] | undefined> {
  const nowMs = Date.now();
  let found = await tryToClaim(text);
  if (found === 'awaited') {
    const { perUser, detail } = await allowanceAt(nowMs);
    await assertAccountLimit(perUser, { detail, nowMs });
  }
  while (found === 'awaited' && Date.now() < nowMs + WAIT_MS) {
    await sleep(POLL_MS * (1 + Math.random()));
    found = await tryToClaim(text);
  }
  if (found === 'awaited') throw unavailable(new Error('A concurrent lookup of this city has not finished'));
  return found === 'claimed' ? undefined : found;
}

/** With a failing cache, every request claims its own lookup. */
async function tryToClaim(text: string): Promise<Place[] | 'claimed' | 'awaited'> {
  try {
    const cached = await cities.find(text);
    return cached ?? ((await cities.claim(text)) ? 'claimed' : 'awaited');
  } catch (error) {
    onCacheFailure(error);
    return 'claimed';
  }
}

const FROM_ONE_SOURCE =
  'Too many new cities were looked up today by accounts that signed in from your network. Cached cities still work. Try again after 00:00 UTC.';
const EXHAUSTED = {
  code: 'stage_look_ups_used_up',
  detail: 'The service has reached its hourly limit of lookups for new cities.',
};

async function buy(text: string, allowanceAt: (nowMs: number) => Promise<Allowance>): Promise<Place[]> {
  const nowMs = Date.now();
  const { perUser, perSource, perStage, detail } = await allowanceAt(nowMs);
  await consumeAccountLimit(perUser, { detail, nowMs });
  const buying = consumeCallerAndStageLimits(
    { caller: perSource, callerDetail: FROM_ONE_SOURCE, stage: perStage, exhausted: EXHAUSTED },
    nowMs,
  ).then((refund) => undoOnFailure(findCities(text), refund));
  return undoOnFailure(buying, () => refundAccountLimit(perUser, nowMs));
}
