import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '#lib/accounts/caller.ts';
import {
  boughtSearchLimits,
  cityLookUpLimits,
  type LookUpLimits,
  searchesLimit,
  stageLimits,
} from '#lib/accounts/limits.ts';
import { logError } from '#lib/log/log.ts';
import { count } from '#lib/log/metrics.ts';
import { type City, findCities, isSearchable } from '#lib/places/find-cities.ts';
import { ServiceError, unavailable } from '#lib/service-error.ts';
import * as cities from '#lib/table/cities.ts';
import * as offeredPlaces from '#lib/table/offered-places.ts';
import type { User } from '#lib/table/users.ts';
import {
  consumeAccountLimit,
  consumeStageLimits,
  refundAccountLimit,
  undoOnFailure,
} from './consume-limits.ts';
import { findUser } from './find-user.ts';

const stage = stageLimits();

/**
 * A text worth searching: three letters, or one that stands for a syllable or more. Places with two-letter names can
 * still be given as a birth city.
 */
const WORTH_A_SEARCH =
  /(?:\p{L}\P{L}*){3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Searches places, best match first. A result's name, sent as the birth city by the same caller, gets that place. Throws
 * `rate_limited` for the account's limits and `unavailable` for the stage's.
 */
export async function searchPlaces({ userId }: Caller, query: string): Promise<City[]> {
  if (!WORTH_A_SEARCH.test(query)) return [];
  const { citySearchesPerUserPerHour: perHour, boughtCitySearchesPerUserPerDay: perDay } = stage;
  await consumeAccountLimit(searchesLimit(stage, userId), {
    detail: `Your account can search for places ${perHour} times an hour. Try again later.`,
    nowMs: Date.now(),
  });
  const places = await findCachedCities(query, async (nowMs) => ({
    ...boughtSearchLimits(stage, await findUser(userId, nowMs), nowMs),
    detail: `Your account can make ${perDay} new place searches per day. Cached searches don't count. Try again after 00:00 UTC.`,
  }));
  // Without this, the name is looked up like any text, which only differs for places with the same name.
  if (places.length > 0)
    await offeredPlaces
      .store(userId, places)
      .catch((error: unknown) => logError('offered places write failed', { userId }, error));
  return places;
}

/** A place in search results; its name is the birth city to send. */
export const offeredPlace = ({ birthCity: name, latitude, longitude, timeZone }: City) => ({
  name,
  latitude,
  longitude,
  timeZone,
});

/**
 * Finds a user's birthplace: the search result they were offered under this name, or else the best match. Throws
 * `city_not_found`, `rate_limited` for the account's look-ups, `unavailable` for the stage's.
 */
export async function findBirthplace(user: User, birthCity: string): Promise<City> {
  const offered = await offeredPlaces
    .find(user.id, birthCity)
    .catch((error: unknown) => logError('offered places read failed', { userId: user.id }, error));
  if (offered) return offered;
  const [bestMatch] = await findCachedCities(birthCity, async (nowMs) => ({
    ...cityLookUpLimits(stage, user, nowMs),
    detail: `Your account can look up ${stage.cityLookUpsPerUserPerDay} new cities per day. Cached cities don't count. Try again after 00:00 UTC.`,
  }));
  if (bestMatch) return bestMatch;
  count('CitiesNotFound');
  throw new ServiceError(
    'city_not_found',
    'The city was not found. Write it as City, Country or City, Region, Country, or search with GET /api/places?query=CITY.',
    { fields: [{ field: 'birthCity', detail: 'The city was not found.' }] },
  );
}

/** How long a request waits for a concurrent look-up of the same text. By then it has finished or died. */
const WAIT_MS = 10_000;
const POLL_MS = 150;

/** Limits that a cache miss consumes, and the problem's detail when the user's is exhausted. */
type Allowance = LookUpLimits & { detail: string };

/**
 * Finds cities for a text, best match first. On a cache miss it buys them from Amazon Location and caches the result. A
 * failing cache costs a look-up, but never fails the request.
 */
async function findCachedCities(
  query: string,
  allowanceAt: (nowMs: number) => Promise<Allowance>,
): Promise<City[]> {
  // Looks up the normalized text: one user's odd spelling must not decide what is cached for others.
  const text = cities.normalizeText(query);
  if (!isSearchable(text)) return [];
  const cached = await readCacheOrClaim(text);
  if (cached) return cached;
  const found = await undoOnFailure(buy(text, allowanceAt), () => cities.release(text).catch(logFailure));
  await cities.store(text, found).catch(logFailure);
  return found;
}

const logFailure = (error: unknown): undefined => {
  logError('city cache failed', {}, error);
  return undefined;
};

/** Returns the cached cities, or undefined once this request has claimed the look-up. */
async function readCacheOrClaim(text: string): Promise<City[] | undefined> {
  const deadlineMs = Date.now() + WAIT_MS;
  try {
    do {
      const cached = await cities.find(text);
      if (cached || (await cities.claim(text))) return cached;
      await sleep(POLL_MS);
    } while (Date.now() < deadlineMs);
  } catch (error) {
    return logFailure(error);
  }
  throw unavailable(new Error('A concurrent look-up of this city has not finished'));
}

async function buy(text: string, allowanceAt: (nowMs: number) => Promise<Allowance>): Promise<City[]> {
  const nowMs = Date.now();
  const { perUser, perStage, detail } = await allowanceAt(nowMs);
  await consumeAccountLimit(perUser, { detail, nowMs });
  const buying = consumeStageLimits(
    perStage,
    {
      code: 'stage_look_ups_used_up',
      detail: 'The service has reached its hourly limit of look-ups for new cities.',
    },
    nowMs,
  ).then(() => findCities(text));
  return undoOnFailure(buying, () => refundAccountLimit(perUser, nowMs));
}
