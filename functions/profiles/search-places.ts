import { searchPlaces } from '#lib/contract/profiles.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { findPlaces } from '#lib/operations/search-places.ts';

/** GET /api/places: the places that a text may mean, each by the name that is the birth city to send for it. */
export const handler = endpoint(searchPlaces, async ({ caller, query: { query } }) => {
  const found = await findPlaces(caller, query);
  const places = found.map(({ birthCity: name, latitude, longitude, timeZone }) => ({
    name,
    latitude,
    longitude,
    timeZone,
  }));
  return ok({ places });
});
