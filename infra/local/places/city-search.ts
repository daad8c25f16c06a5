import { type Areas, readAreas } from './areas.ts';
import { type City, type CityList, readCityList } from './city-list.ts';
import { fold } from './fold.ts';

/** A city found, with the name of its region where one is known. */
export type FoundCity = City & { region: string | undefined };

/** One way to read a text: the name of a city, and what it lies in according to the text; both folded. */
type Reading = { name: string; qualifiers: string[] };

let lists: Promise<[Areas, CityList]> | undefined;

/** Reads the lists, once in a process; what they cannot be read for rejects here and in every search. */
export function readPlaces(): Promise<[Areas, CityList]> {
  lists ??= readCityList().then((cities) => [readAreas(), cities]);
  return lists;
}

/** The cities that a text names or begins to name, the likeliest first; none for nonsense, a country or a region. */
export async function searchCities(text: string): Promise<FoundCity[]> {
  const [areas, cities] = await readPlaces();
  const written = text.normalize('NFC').toLowerCase();
  for (const isWhole of [true, false])
    for (const reading of readingsOf(text, areas)) {
      if (!isWhole && (reading.name.length < 3 || areas.called(reading.name).length > 0)) continue;
      const found = meant(areas, reading, cities(reading.name, isWhole));
      found.sort((a, b) => weight(b, written) - weight(a, written));
      if (found.length > 0)
        return found.map((city) => ({ ...city, region: areas.regionName(city.areas[1]) }));
    }
  return [];
}

const SEPARATORS = /[,;|\n،、]/;
const POSTCODES = /(?<!\S)\d{4,}(?!\S)/g;

/** What stands before the first comma is the name, or its last words already say where it lies ("Paris Texas"). */
function readingsOf(text: string, areas: Areas): Reading[] {
  const parts = text.normalize('NFKC').replace(POSTCODES, ' ').split(SEPARATORS).map(fold);
  const [first, ...qualifiers] = parts.filter((part) => /\p{L}/u.test(part));
  if (first === undefined) return [];
  const words = first.split(' ');
  const divided = words.slice(1).flatMap((_, index) => {
    const last = words.slice(-index - 1).join(' ');
    const name = words.slice(0, -index - 1).join(' ');
    return areas.called(last).length > 0 ? [{ name, qualifiers: [last, ...qualifiers] }] : [];
  });
  return [{ name: first, qualifiers }, ...divided];
}

/** A country or region decides, but not after another did; a county narrows; anything else may be a quarter. */
function meant(areas: Areas, { name, qualifiers }: Reading, cities: City[]): City[] {
  if (qualifiers.length === 0) return alone(areas, name, cities);
  const deciding = qualifiers.findIndex((qualifier) => areas.called(qualifier).some(isRegion));
  return qualifiers.reduce((found, qualifier, index) => {
    const within = found.filter(isIn(areas.called(qualifier)));
    return within.length > 0 || index === deciding ? within : found;
  }, cities);
}

const NOTABLE_ABROAD = 1_000_000;
const NOTABLE_ELSEWHERE = 50_000;
// "Lebanon" is the country and not the town in Tennessee, and "California" not the one in Maryland; but "Luxembourg"
// and "Washington" are cities.
function alone(areas: Areas, name: string, cities: City[]): City[] {
  const codes = areas.called(name).filter(isRegion);
  if (codes.length === 0) return cities;
  return cities.filter((city) =>
    areas.isCountry(name)
      ? city.byOwnName && (isIn(codes)(city) || city.population >= NOTABLE_ABROAD)
      : isIn(codes)(city) || city.population >= NOTABLE_ELSEWHERE,
  );
}

const isIn = (codes: readonly string[]) => (city: City) => city.areas.some((code) => codes.includes(code));
/** Or a country, but no county. */
const isRegion = (code: string) => code.split('.').length < 3;

const LARGE_POPULATION = 100_000;
const OTHER_NAME_SHARE = 0.2;
// Islamabad is not Chittagong, which is also called so, and Geneva is Genève rather than the one in Illinois. Whoever
// writes an accent means a large city that has it: "San José" is not the one in California.
function weight({ name, population, byOwnName }: City, written: string): number {
  if (!byOwnName) return population * OTHER_NAME_SHARE;
  if (population < LARGE_POPULATION) return population;
  return population * (/[^ -~]/.test(name) && written.includes(name.toLowerCase()) ? 1_000_000 : 1_000);
}
