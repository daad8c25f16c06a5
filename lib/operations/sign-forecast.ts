import { nearestName } from '#lib/contract/suggest-name.ts';
import type { Deferred } from '#lib/deferred.ts';
import { SIGNS, type Sign } from '#lib/ephemeris/zodiac.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { DEFAULT_LANGUAGE as language } from '#lib/forecast/languages.ts';
import { logFailure } from '#lib/log/log.ts';
import { invalidField, ServiceError } from '#lib/service-error.ts';
import * as forecastCache from '#lib/table/forecasts.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { forecastHeaders } from './forecast-range.ts';

/**
 * Prepares a sign's forecast for a day at an offset from UTC such as `+05:30`, by default today, with its `Cache-Control`. Throws
 * `not_found` for an unknown sign, and `invalid_request` for a day before yesterday or more than seven days after today: only
 * few days can be requested, so that only few have to be computed.
 */
export function prepareSignForecast(
  name: string,
  { date: requested, tz: timeZone }: { date?: string | undefined; tz: string },
  nowMs = Date.now(),
) {
  const sign = findSign(name);
  const today = dateInZone(nowMs, timeZone);
  const [first, last] = [addDays(today, -1), addDays(today, 7)];
  const date = requested ?? today;
  if (date < first || date > last)
    throw invalidField('date', `date must be from ${first} to ${last}, counted in days at ${timeZone}.`);
  // Without a date, the response is stale from midnight on.
  const cacheControl = requested ? 'public, max-age=3600, s-maxage=86400' : 'public, max-age=300';
  const forecast = {
    etagInputs: ['sign', MODEL_VERSION, language, sign, date, timeZone],
    headers: forecastHeaders({ timeZone }),
    compute: async () => ({ sign, date, horoscopes: await loadEntries(sign, date, timeZone) }),
  } satisfies Deferred<object>;
  return { forecast, cacheControl } as const;
}

function findSign(name: string): Sign {
  const sign = SIGNS.find((each) => each.toLowerCase() === name.toLowerCase());
  if (sign) return sign;
  const meant = nearestName(name, SIGNS);
  const remedy = meant ? `Did you mean ${meant}?` : `It must be one of ${SIGNS.join(', ')}.`;
  throw new ServiceError('not_found', `The sign does not exist. ${remedy}`);
}

/**
 * Returns a day's entry from the cache, which saves a new process from loading the code that computes, or computes and caches it.
 */
async function loadEntries(sign: Sign, date: string, timeZone: string) {
  // The cached day of a sign belongs to no account, so only its expiry removes it.
  const owner = { userId: '', profileId: sign, birth: 'sign', isOfBirthplace: true };
  const cache = { ...owner, modelVersion: MODEL_VERSION, language, timeZone };
  const range = { startDate: date, endDate: date };
  const cached = await forecastCache.list(cache, range).catch(logFailure('forecast cache read failed'));
  if (cached?.has(date)) return [...cached.values()];
  const { signDays } = await import('#lib/forecast/forecast-days.ts');
  const computed = signDays(sign, { dates: [date], timeZone });
  await forecastCache.store(cache, computed).catch(logFailure('forecast cache write failed'));
  return computed;
}
