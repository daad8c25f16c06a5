import { beforeAll, expect, test } from '@jest/globals';
import countries from 'i18n-iso-countries';
import { cityLabel } from '#lib/places/country-name.ts';
import { type FoundCity, readPlaces, searchCities } from '../../../../infra/local/places/city-search.ts';

beforeAll(async () => {
  await readPlaces();
}, 60_000);

/** Name, region and country in the service's format. */
function label({ name, region, areas: [alpha2] }: FoundCity): string {
  return cityLabel(name, region, countries.alpha2ToAlpha3(alpha2) ?? alpha2);
}

test.each([
  // The larger city wins.
  ['London', 'London, England, United Kingdom'],
  // A country, a region or the region's code selects among cities of the same name; unknown areas are ignored.
  ['Córdoba, España', 'Córdoba, Andalusia, Spain'],
  ['Newcastle, NSW', 'Newcastle, New South Wales, Australia'],
  ['Berlin, Prenzlauer Berg', 'Berlin, Germany'],
  // Accents and case don't matter, and the beginning of a name is enough.
  ['DÜSSELDORF'.normalize('NFD'), 'Düsseldorf, North Rhine-Westphalia, Germany'],
  ['Bosto', 'Boston, Massachusetts, United States'],
  // Names in other languages and scripts are found, too.
  ['Wien', 'Vienna, Austria'],
  ['Peking', 'Beijing, China'],
  ['Jerusalem', 'Jerusalem, Jerusalem District, Israel'],
  ['Å', 'Å, Nordland, Norway'],
  ['東京', 'Tokyo, Japan'],
])('the city %s is found as %s, and found again by that label', async (text, expected) => {
  const [city] = await searchCities(text);
  expect(city && label(city)).toBe(expected);
  expect((await searchCities(expected))[0]).toMatchObject({ latitude: city?.latitude });
});

test.each(['Xyzzyville', 'Xyzzyville, Texas', '!!!', 'Germany', 'Lebanon', 'Texas', 'Paris, Germany'])(
  'a text that is not a city is not found: %j',
  async (text) => {
    expect(await searchCities(text)).toEqual([]);
  },
);
