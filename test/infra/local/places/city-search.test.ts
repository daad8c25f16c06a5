import { beforeAll, describe, expect, test } from '@jest/globals';
import countries from 'i18n-iso-countries';
import { countryName } from '#lib/places/country-name.ts';
import { type FoundCity, readPlaces, searchCities } from '../../../../infra/local/places/city-search.ts';

beforeAll(async () => {
  await readPlaces();
}, 60_000);

/** Name, region and country in the service's format. */
function label(city: FoundCity): string {
  const country = countryName(countries.alpha2ToAlpha3(city.areas[0]) ?? city.areas[0]);
  return [...new Set([city.name, city.region, country])].filter(Boolean).join(', ');
}

describe('a city is found, and its label finds it again', () => {
  test.each([
    // The larger city wins.
    ['London', 'London, England, United Kingdom'],
    ['Washington', 'Washington, Washington D.C., United States'],
    // Countries, regions and their codes decide.
    ['Paris Texas', 'Paris, Texas, United States'],
    ['Newcastle, NSW', 'Newcastle, New South Wales, Australia'],
    ['Córdoba, España', 'Córdoba, Andalusia, Spain'],
    ['القاهرة، مصر', 'Cairo, Egypt'],
    // Counties narrow, unknown areas are ignored.
    ['Brooklyn, Kings County, New York, USA', 'Brooklyn, New York, United States'],
    ['Berlin, Prenzlauer Berg', 'Berlin, Germany'],
    ['10115 Berlin', 'Berlin, Germany'],
    // Accents, case and punctuation only matter if large cities differ by an accent.
    ['DÜSSELDORF'.normalize('NFD'), 'Düsseldorf, North Rhine-Westphalia, Germany'],
    ['Washington, D.C.', 'Washington, Washington D.C., United States'],
    ['SAN JOSÉ'.normalize('NFD'), 'San José, Costa Rica'],
    ['Coeur d’Alene', "Coeur d'Alene, Idaho, United States"],
    // Part or the beginning of a name is enough.
    ['Frankfurt', 'Frankfurt am Main, Hesse, Germany'],
    ['Bosto', 'Boston, Massachusetts, United States'],
    // Other languages and scripts; main names outweigh alternative ones.
    ['Wien', 'Vienna, Austria'],
    ['Geneva', 'Genève, Geneva, Switzerland'],
    ['Islamabad', 'Islamabad, Pakistan'],
    ['東京', 'Tokyo, Japan'],
  ])('%s is %s', async (text, expected) => {
    const [city] = await searchCities(text);
    expect(city && label(city)).toBe(expected);
    expect((await searchCities(expected))[0]).toMatchObject({ latitude: city?.latitude });
  });
});

describe('text that is not a city is not found', () => {
  test.each([
    ['nonsense', 'Xyzzyville'],
    ['nonsense in a real place', 'Xyzzyville, Texas'],
    ['no letters', '!!!'],
    ['a country', 'Germany'],
    ['a country that shares its name with a town elsewhere', 'Lebanon'],
    ['a region', 'Texas'],
    ['a region that shares its name with a town elsewhere', 'California'],
    ['a city in a country where it is not', 'Paris, Germany'],
  ])('%s: %j', async (_, text) => {
    expect(await searchCities(text)).toEqual([]);
  });
});
