import { callerOf, endpoint, ok } from '#lib/http/endpoint.ts';
import { inputObject } from '#lib/http/read-input.ts';
import { searchPlaces } from '#lib/operations/search-places.ts';
import { cityText } from './birth-data.ts';

const PlacesQuery = inputObject({ query: cityText('query') });

/** GET /api/places: the places that a text may mean, each by the name that is the birth city to send for it. */
export const handler = endpoint(async (event, { query }) => {
  const found = await searchPlaces(callerOf(event), query);
  const places = found.map(({ birthCity: name, latitude, longitude, timeZone }) => ({
    name,
    latitude,
    longitude,
    timeZone,
  }));
  return ok({ places });
}, PlacesQuery);
