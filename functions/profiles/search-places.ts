import { searchPlaces } from '#lib/contract/profiles.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { findPlaces, offeredPlace } from '#lib/operations/search-places.ts';

/** GET /api/places: the places that a text may mean, each by the name that is the birth city to send for it. */
export const handler = endpoint(searchPlaces, async ({ caller, query: { query } }) => {
  const places = await findPlaces(caller, query);
  return ok({ places: places.map(offeredPlace) });
});
