import { cityWeight, fold } from '#lib/places/city-list.ts';
import { type Areas, readAreas } from './areas.ts';
import { type City, type CityList, readCityList } from './city-list.ts';

export type FoundCity = City & { region: string | undefined };

type Interpretation = { name: string; qualifiers: string[] };

let lists: Promise<[Areas, CityList]> | undefined;

export function readPlaces(): Promise<[Areas, CityList]> {
  lists ??= readCityList().then((cities) => [readAreas(), cities]);
  return lists;
}

/**
 * Finds cities that a text names in full or by prefix, likeliest first. If the text names a country or region, finds only
 * cities in that area and large cities elsewhere.
 */
export async function searchCities(text: string): Promise<FoundCity[]> {
  const [areas, cities] = await readPlaces();
  const written = text.normalize('NFC').toLowerCase();
  for (const isWhole of [true, false])
    for (const interpretation of interpretationsOf(text, areas)) {
      if (!isWhole && (interpretation.name.length < 3 || areas.codesOf(interpretation.name).length > 0))
        continue;
      const found = matching(areas, interpretation, cities(interpretation.name, isWhole));
      found.sort((a, b) => cityWeight(b, written) - cityWeight(a, written));
      if (found.length > 0)
        return found.map((city) => ({ ...city, region: areas.regionName(city.areas[1]) }));
    }
  return [];
}

const SEPARATORS = /[,;|\n،、]/;
const POSTCODES = /(?<!\S)\d{4,}(?!\S)/g;

/** Interprets a text as a city and areas, split at the first comma or before words that name an area ("Paris Texas"). */
function interpretationsOf(text: string, areas: Areas): Interpretation[] {
  const parts = text.normalize('NFKC').replace(POSTCODES, ' ').split(SEPARATORS).map(fold);
  const [first, ...qualifiers] = parts.filter((part) => /\p{L}/u.test(part));
  if (first === undefined) return [];
  const words = first.split(' ');
  const divided = words.slice(1).flatMap((_, index) => {
    const last = words.slice(-index - 1).join(' ');
    const name = words.slice(0, -index - 1).join(' ');
    return areas.codesOf(last).length > 0 ? [{ name, qualifiers: [last, ...qualifiers] }] : [];
  });
  return [{ name: first, qualifiers }, ...divided];
}

/** The first country or region is a strict filter. Other qualifiers, such as districts, are ignored if no city matches. */
function matching(areas: Areas, { name, qualifiers }: Interpretation, cities: City[]): City[] {
  if (qualifiers.length === 0) return unqualified(areas, name, cities);
  const strict = qualifiers.findIndex((qualifier) => areas.codesOf(qualifier).some(isRegion));
  return qualifiers.reduce((found, qualifier, index) => {
    const within = found.filter(isIn(areas.codesOf(qualifier)));
    return within.length > 0 || index === strict ? within : found;
  }, cities);
}

const NOTABLE_ABROAD = 1_000_000;
const NOTABLE_ELSEWHERE = 50_000;
// "Lebanon" is the country, not the town in Tennessee; "California" the state, not the town in Maryland. But "Luxembourg" and
// "Washington" are cities.
function unqualified(areas: Areas, name: string, cities: City[]): City[] {
  const codes = areas.codesOf(name).filter(isRegion);
  // "Å" is a village, not a region's letter.
  if (codes.length === 0 || name.length === 1) return cities;
  return cities.filter((city) =>
    areas.isCountry(name)
      ? city.isMainName && (isIn(codes)(city) || city.population >= NOTABLE_ABROAD)
      : isIn(codes)(city) || city.population >= NOTABLE_ELSEWHERE,
  );
}

const isIn = (codes: readonly string[]) => (city: City) => city.areas.some((code) => codes.includes(code));
/** Whether an area is a country or a region, not a county. */
const isRegion = (code: string) => code.split('.').length < 3;
