import {
  type Place as FoundPlace,
  LocationClient,
  SearchPlaceIndexForTextCommand,
} from '@aws-sdk/client-location';
import { environmentVariable, singleAttemptSettings } from '#lib/environment.ts';
import { traceFailures } from '#lib/log/trace-failures.ts';
import { canonicalTimeZone } from '#lib/time/time-zone.ts';
import { cityLabel } from './country-name.ts';
import type { Place } from './time-zone-of-place.ts';

// AWS may bill a lookup whose response was lost, so none is repeated.
const location = traceFailures(new LocationClient(singleAttemptSettings));
const placeIndex = environmentVariable('PLACE_INDEX');

/** Maximum query length of the place index, in characters. */
const MAX_TEXT_LENGTH = 200;

/** Maximum number of results that the place index returns, duplicates included. */
const MAX_RESULTS = 50;

const MAX_CITIES = 10;

/** Whether a text is short enough for the place index. */
export const isSearchable = (text: string): boolean => text.length <= MAX_TEXT_LENGTH;

// Compares names regardless of case.
const { compare } = new Intl.Collator('en', { sensitivity: 'accent' });

/**
 * Searches the place index PLACE_INDEX for cities that match a text. Returns at most ten: exact matches of the normalized
 * name first, then in the provider's order (relevance, then importance). Of cities with the same name, returns only the
 * first. Returns none for a text beyond the index's limit. Throws the errors of Amazon Location.
 */
export async function findCities(text: string): Promise<Place[]> {
  if (!isSearchable(text)) return [];
  const { Results: results = [] } = await location.send(
    new SearchPlaceIndexForTextCommand({
      IndexName: placeIndex,
      Text: text,
      Language: 'en',
      MaxResults: MAX_RESULTS,
      FilterCategories: ['MunicipalityType', 'NeighborhoodType'],
    }),
  );
  const cities = results.flatMap(({ Place: place }) => (place && toPlace(place)) ?? []);
  const isNamed = ({ birthCity }: Place) => compare(birthCity, text) === 0;
  const ranked = [...cities.filter(isNamed), ...cities];
  const byName = new Map<string, Place>();
  for (const city of ranked) if (!byName.has(city.birthCity)) byName.set(city.birthCity, city);
  return [...byName.values()].slice(0, MAX_CITIES);
}

// Some results have no category, since the provider maps its own types to categories. A street or house in the city must
// not become the birthplace.
const toPlace = (place: FoundPlace): Place | undefined => {
  const isPartOfCity = place.Categories?.includes('NeighborhoodType');
  const name = (isPartOfCity && place.Neighborhood) || place.Municipality;
  const [longitude, latitude] = place.Geometry?.Point ?? [];
  if (!name || place.Street || place.AddressNumber || longitude === undefined || latitude === undefined) {
    return undefined;
  }
  // Esri returns no zone. HERE and Grab do.
  const geocoderZone = place.TimeZone?.Name && canonicalTimeZone(place.TimeZone.Name);
  return {
    birthCity: cityLabel(name, place.Region, place.Country),
    latitude,
    longitude,
    ...(geocoderZone && { geocoderZone }),
  };
};
