import { searchPlaces } from '#lib/contract/profiles.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import * as places from '#lib/operations/places.ts';

/** Handles GET /api/places. */
export const handler = endpoint(searchPlaces, async ({ caller, query: { query } }) => {
  const found = await places.searchPlaces(caller, query);
  return ok({ places: found.map(places.offeredPlace) });
});
