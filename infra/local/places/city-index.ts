import type { City } from './cities.ts';
import { fold, withoutUmlauts } from './fold.ts';
import { Multimap } from './multimap.ts';
import type { Names } from './names-file.ts';
import { looseSpelling } from './romanise.ts';

/** Cities by what they are called; every list has the largest city first. */
export type CityIndex = {
  /** The cities called so, by name, other name, or the part of the name that people use. */
  find(foldedName: string): readonly City[];
  /** The cities that a romanised Cyrillic or Greek name may be. */
  findRomanised(foldedName: string): readonly City[];
  /** The cities of 15,000 people and more whose name goes on after these words; none if too many do. */
  findByFirstWords(foldedName: string): readonly City[];
};

const ROMANISED_COUNTRIES = new Set(
  'RU UA BY BG RS KZ KG MK MN BA ME TJ UZ MD GE AM AZ TM GR CY XK'.split(' '),
);
// What comes before is what people say: Frankfurt (am Main), Newcastle (upon Tyne), Biel (/Bienne), Goyang(-si).
const AFTER_SHORT_NAME =
  / (?:am|an der|im|in|in der|ob der|bei|vor der|auf|upon|on|under|by|sur|sous|lès|les|nad|na|pod|de|del|dos|das|do|da) | ?[/(]|-(?:si|shi)$| Shi$/;
const SHORT_NAME_SHARE = 0.25;
const NOTABLE_POPULATION = 15_000;
const MOST_CONTINUATIONS = 8;

/** Indexes cities, which must come largest first; throws for other names of a city that is not among them. */
export function indexCities(cities: readonly City[], otherNames: Names[]): CityIndex {
  const byName = new Multimap<City>();
  const byShortName = new Multimap<City>();
  const byRomanised = new Multimap<City>();
  for (const city of cities) {
    addNames(byName, city.name, city);
    const end = city.name.search(AFTER_SHORT_NAME);
    if (end > 0) byShortName.add(fold(city.name.slice(0, end)), city);
    if (ROMANISED_COUNTRIES.has(city.country)) byRomanised.add(looseSpelling(fold(city.name)), city);
  }
  const byOtherName = new Multimap<City>();
  for (const { key, others } of otherNames) {
    const city = namedCity(byName, key);
    for (const other of others) addNames(byOtherName, other, city);
  }
  const byFirstWords = continuations(cities);
  return {
    find: (name) => inOrder([...byName.get(name), ...byOtherName.get(name)], byShortName.get(name)),
    findRomanised: (name) => byRomanised.get(looseSpelling(name)),
    findByFirstWords: (name) => {
      const found = byFirstWords.get(name);
      return found.length > MOST_CONTINUATIONS ? [] : found;
    },
  };
}

function addNames(names: Multimap<City>, name: string, city: City) {
  names.add(fold(name), city);
  const plain = withoutUmlauts(name);
  if (plain !== undefined) names.add(fold(plain), city);
  // Coeur d'Alene is also written Coeur d Alene.
  if (/['’]\p{L}/u.test(name)) names.add(fold(name.replace(/['’]/g, ' ')), city);
}

function namedCity(byName: Multimap<City>, key: string): City {
  const at = key.lastIndexOf(', ');
  const [name, country] = [key.slice(0, at), key.slice(at + 2)];
  const city = byName
    .get(fold(name))
    .find((candidate) => candidate.name === name && candidate.country === country);
  if (!city) throw new Error(`city-names.txt names ${key}, which is not in the list of cities.`);
  return city;
}

// By a short name a city is as likely to be meant as one of a quarter of its size that has no other.
function inOrder(byFullName: readonly City[], byShortName: readonly City[]): City[] {
  const weights = new Map(byShortName.map((city) => [city, city.population * SHORT_NAME_SHARE]));
  for (const city of byFullName) weights.set(city, city.population);
  return [...weights].sort(([, a], [, b]) => b - a).map(([city]) => city);
}

// A first word that many names share, like "Saint" or "Villa", says nothing about what is meant.
function continuations(cities: readonly City[]): Multimap<City> {
  const byFirstWords = new Multimap<City>();
  for (const city of cities) {
    if (city.population < NOTABLE_POPULATION) break;
    const words = fold(city.name).split(' ');
    for (let count = 1; count < words.length; count += 1)
      byFirstWords.add(words.slice(0, count).join(' '), city);
  }
  return byFirstWords;
}
