import { readFileSync } from 'node:fs';
import { type Areas, readAreas } from './areas.ts';
import { type City, readCities } from './cities.ts';
import { type CityIndex, indexCities } from './city-index.ts';
import { fold } from './fold.ts';
import { readNames } from './names-file.ts';
import { type Reading, readQuery } from './query.ts';
import { romanise } from './romanise.ts';

/** A city found, with the English name of its region where one is known; relevance lies between 0 and 1. */
export type FoundCity = City & { region: string | undefined; relevance: number };

type Lists = { areas: Areas; index: CityIndex };

/**
 * Reads the lists of 135,000 places, about a second's work, and gives back the search in them: the cities that a
 * text may mean, the likeliest first and otherwise the largest; none for nonsense or for a country or region.
 */
export function loadCitySearch(): (text: string) => FoundCity[] {
  const otherNames = readNames(readFileSync(new URL('city-names.txt', import.meta.url), 'utf8'));
  const lists = { areas: readAreas(), index: indexCities(readCities(), otherNames) };
  return (text) => search(lists, text);
}

function search(lists: Lists, text: string): FoundCity[] {
  const { areas } = lists;
  const readings = readQuery(text, (name) => areas.find(name).size > 0);
  for (const candidates of [citiesCalled, citiesBeginningWith]) {
    for (const reading of readings) {
      const { name, qualifiers } = reading;
      const called = candidates(lists, reading);
      const meant = qualifiers.length > 0 ? within(areas, qualifiers, called) : alone(areas, name, called);
      if (meant.cities.length > 0) return meant.cities.map((city) => described(areas, city, meant.relevance));
    }
  }
  return [];
}

function citiesCalled({ index }: Lists, { name }: Reading): readonly City[] {
  const romanised = romanise(name);
  const found = index.find(fold(name));
  if (romanised === undefined) return found;
  const folded = fold(romanised);
  const all = new Set([...found, ...index.find(folded), ...index.findRomanised(folded)]);
  return [...all].sort((a, b) => b.population - a.population);
}

// "Texas" alone is not the beginning of "Texas City".
function citiesBeginningWith({ areas, index }: Lists, { name, qualifiers }: Reading): readonly City[] {
  const isArea = qualifiers.length === 0 && areas.find(name).size > 0;
  return isArea ? [] : index.findByFirstWords(fold(name));
}

type Meant = { cities: readonly City[]; relevance: number };

const EXACT = 1;
const PARTLY_UNKNOWN = 0.9;

// A country or region named decides. A county only narrows the choice, since the list does not say which
// county a city is in, and the same county names occur in many places. Anything else may be a quarter.
function within(areas: Areas, qualifiers: string[], cities: readonly City[]): Meant {
  let found = cities;
  let relevance = EXACT;
  for (const qualifier of qualifiers) {
    const codes = areas.find(qualifier);
    if (codes.size > 0) {
      found = found.filter((city) => liesIn(city, codes));
      continue;
    }
    const narrowed = found.filter((city) => liesIn(city, areas.findByDistrict(qualifier)));
    if (narrowed.length > 0) found = narrowed;
    else relevance = PARTLY_UNKNOWN;
  }
  return { cities: found, relevance };
}

const NOTABLE_ABROAD = 1_000_000;
const NOTABLE_ELSEWHERE = 50_000;

// "Lebanon" alone is the country and not the town in Tennessee, and "California" not the one in Maryland; but
// "Luxembourg" and "Washington" are cities.
function alone(areas: Areas, name: string, cities: readonly City[]): Meant {
  const countries = areas.findCountries(name);
  const codes = areas.find(name);
  const found = cities.filter((city) => {
    if (countries.size > 0) return liesIn(city, countries) || city.population >= NOTABLE_ABROAD;
    return codes.size === 0 || liesIn(city, codes) || city.population >= NOTABLE_ELSEWHERE;
  });
  return { cities: found, relevance: EXACT };
}

const liesIn = (city: City, codes: ReadonlySet<string>) =>
  codes.has(city.country) || codes.has(city.regionCode);

// A capital that is a region of its own: State of Berlin, Kyiv City, Sofia-Capital, St.-Petersburg.
const CAPITAL_REGION = /^(?:state|municipality) of | (?:city|capital)$/;

function described(areas: Areas, city: City, relevance: number): FoundCity {
  const region = areas.regionName(city.regionCode);
  const name = fold(city.name);
  const isItself =
    region !== undefined && [fold(region), fold(region).replace(CAPITAL_REGION, '')].includes(name);
  return { ...city, region: isItself ? city.name : region, relevance };
}
