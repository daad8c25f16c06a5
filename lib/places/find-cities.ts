import { LocationClient, type Place, SearchPlaceIndexForTextCommand } from '@aws-sdk/client-location';
import lookUpTimeZone from '@photostructure/tz-lookup';
import { clientSettings, environmentVariable } from '#lib/environment.ts';
import { noting } from '#lib/failed-calls.ts';
import { canonicalTimeZone } from '#lib/time/time-zone.ts';
import { countryName } from './country-name.ts';

/** A place of birth: its normalised name `City, Region, Country`, decimal degrees, and its IANA time zone. */
export type City = { birthCity: string; latitude: number; longitude: number; timeZone: string };

const location = noting(new LocationClient(clientSettings));
const placeIndex = environmentVariable('PLACE_INDEX');

/** What the place index takes of a text, in characters. */
const MAX_TEXT_LENGTH = 200;

/** As many as it gives at once: places of the same name are left out of them. */
const MAX_RESULTS = 50;

/** Cities that are answered for one text. */
const MAX_CITIES = 10;

/** Whether the place index takes a text; one that is longer is no city's. */
export const isSearchable = (text: string): boolean => text.length <= MAX_TEXT_LENGTH;

// Names that differ in case alone are the same.
const { compare } = new Intl.Collator('en', { sensitivity: 'accent' });

/**
 * The cities that a text may mean, in the place index named by PLACE_INDEX: at most ten, in the provider's order, which
 * is how well they fit and then how important they are, and none for a text longer than the index takes. One whose
 * normalised name the text is comes first; of places of the same name the first is there alone. Failures of Amazon
 * Location are passed on as they are.
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
  const cities = results.flatMap(({ Place: place }) => (place && asCity(place)) ?? []);
  const isNamed = ({ birthCity }: City) => compare(birthCity, text) === 0;
  const likeliest = [...cities.filter(isNamed), ...cities];
  const byName = new Map<string, City>();
  for (const city of likeliest) if (!byName.has(city.birthCity)) byName.set(city.birthCity, city);
  return [...byName.values()].slice(0, MAX_CITIES);
}

// The provider maps its own types to the categories asked for, and not all results have one; a street or a
// house inside the city asked for must not become the place of birth.
const asCity = (place: Place): City | undefined => {
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

// Esri's own label ends in codes ("Paris, TX, USA"), so the name is put together from the parts. In a
// city state or a capital region they repeat.
const cityLabel = (name: string, { Region: region, Country: country }: Place) =>
  [...new Set([name, region, country && countryName(country)])].filter(Boolean).join(', ');
