import { LocationClient, type Place, SearchPlaceIndexForTextCommand } from '@aws-sdk/client-location';
import lookUpTimeZone from '@photostructure/tz-lookup';
import { clientSettings, environmentVariable } from '#lib/environment.ts';
import { traceFailures } from '#lib/log/trace-failures.ts';
import { canonicalTimeZone } from '#lib/time/time-zone.ts';
import { countryName } from './country-name.ts';

/** A birthplace: normalized name `City, Region, Country`, coordinates in degrees, and IANA time zone. */
export type City = { birthCity: string; latitude: number; longitude: number; timeZone: string };

const location = traceFailures(new LocationClient(clientSettings));
const placeIndex = environmentVariable('PLACE_INDEX');

/** The place index's limit for a query, in characters. */
const MAX_TEXT_LENGTH = 200;

/** The place index's maximum; duplicates are removed from them. */
const MAX_RESULTS = 50;

const MAX_CITIES = 10;

/** Whether a text is short enough to be a city. */
export const isSearchable = (text: string): boolean => text.length <= MAX_TEXT_LENGTH;

// Names that differ only in case are equal.
const { compare } = new Intl.Collator('en', { sensitivity: 'accent' });

/**
 * Searches the place index PLACE_INDEX for the cities a text may mean: at most ten, in the provider's order
 * (relevance, then importance), after an exact match of the normalized name. Of cities with the same name only
 * the first is returned. Texts beyond the index's limit return none. Errors of Amazon Location are rethrown.
 */
export async function findCities(text: string): Promise<City[]> {
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
  const cities = results.flatMap(({ Place: place }) => (place && toCity(place)) ?? []);
  const isNamed = ({ birthCity }: City) => compare(birthCity, text) === 0;
  const ranked = [...cities.filter(isNamed), ...cities];
  const byName = new Map<string, City>();
  for (const city of ranked) if (!byName.has(city.birthCity)) byName.set(city.birthCity, city);
  return [...byName.values()].slice(0, MAX_CITIES);
}

// The provider maps its own types to categories, and some results have none. A street or house in the city must not
// become the birthplace.
const toCity = (place: Place): City | undefined => {
  const isPartOfCity = place.Categories?.includes('NeighborhoodType');
  const name = (isPartOfCity && place.Neighborhood) || place.Municipality;
  const [longitude, latitude] = place.Geometry?.Point ?? [];
  if (!name || place.Street || place.AddressNumber || longitude === undefined || latitude === undefined) {
    return undefined;
  }
  return {
    birthCity: cityLabel(name, place),
    latitude,
    longitude,
    timeZone: zoneAt(latitude, longitude),
  };
};

const zoneAt = (latitude: number, longitude: number) => {
  const zone = lookUpTimeZone(latitude, longitude);
  return canonicalTimeZone(zone) ?? zone;
};

// Not Esri's own label: it ends in codes ("Paris, TX, USA"). In city states and capital regions the parts repeat.
const cityLabel = (name: string, { Region: region, Country: country }: Place) =>
  [...new Set([name, region, country && countryName(country)])].filter(Boolean).join(', ');
