import { beforeAll, describe, expect, test } from '@jest/globals';
import countries from 'i18n-iso-countries';
import { countryName } from '#lib/places/country-name.ts';
import { type FoundCity, readPlaces, searchCities } from '../../../../infra/local/places/city-search.ts';

beforeAll(async () => {
  await readPlaces();
}, 60_000);

/** Name, region and country, as the service writes them. */
function label(city: FoundCity): string {
  const country = countryName(countries.alpha2ToAlpha3(city.areas[0]) ?? city.areas[0]);
  return [...new Set([city.name, city.region, country])].filter(Boolean).join(', ');
}

describe('what a person means is found, and its label leads back to it', () => {
  test.each([
    // The larger place wins when nothing else decides.
    ['London', 'London, England, United Kingdom'],
    ['Saint Petersburg', 'Saint Petersburg, St.-Petersburg, Russia'],
    ['Washington', 'Washington, Washington D.C., United States'],
    // What comes after the name decides: countries, regions, their codes.
    ['Paris Texas', 'Paris, Texas, United States'],
    ['Paris (Texas)', 'Paris, Texas, United States'],
    ['Springfield, Illinois', 'Springfield, Illinois, United States'],
    ['Newcastle, NSW', 'Newcastle, New South Wales, Australia'],
    ['Córdoba, España', 'Córdoba, Andalusia, Spain'],
    ['Köln, Deutschland', 'Köln, North Rhine-Westphalia, Germany'],
    ['Belo Horizonte - MG', 'Belo Horizonte, Minas Gerais, Brazil'],
    ['القاهرة، مصر', 'Cairo, Egypt'],
    ['San Juan, Puerto Rico, USA', 'San Juan, Puerto Rico'],
    // A county narrows the choice, and what is not known does not forbid it.
    ['Newport, Isle of Wight', 'Newport, England, United Kingdom'],
    ['Brooklyn, Kings County, New York, USA', 'Brooklyn, New York, United States'],
    ['Berlin, Prenzlauer Berg', 'Berlin, Germany'],
    ['Leningrad, USSR', 'Saint Petersburg, St.-Petersburg, Russia'],
    ['10115 Berlin', 'Berlin, Germany'],
    // Accents, case, punctuation and abbreviations do not matter, unless large cities differ by an accent.
    ['sao paulo', 'São Paulo, Brazil'],
    ['DÜSSELDORF'.normalize('NFD'), 'Düsseldorf, North Rhine-Westphalia, Germany'],
    ['Muenchen', 'Munich, Bavaria, Germany'],
    ['Washington, D.C.', 'Washington, Washington D.C., United States'],
    ['SAN JOSÉ'.normalize('NFD'), 'San José, Costa Rica'],
    ['París', 'Paris, Île-de-France, France'],
    ['Coeur d’Alene', "Coeur d'Alene, Idaho, United States"],
    // Part of the name is enough where few have it.
    ['Frankfurt', 'Frankfurt am Main, Hesse, Germany'],
    ['Frankfurt (Oder)', 'Frankfurt (Oder), Brandenburg, Germany'],
    // So is its beginning, as somebody types it.
    ['Bosto', 'Boston, Massachusetts, United States'],
    ['Los Ang', 'Los Angeles, California, United States'],
    ['San Fran', 'San Francisco, California, United States'],
    // Other languages, scripts and former names; but a name of its own outweighs one that another is also called.
    ['Wien', 'Vienna, Austria'],
    ['Geneva', 'Genève, Geneva, Switzerland'],
    ['Islamabad', 'Islamabad, Pakistan'],
    ['Cologne', 'Köln, North Rhine-Westphalia, Germany'],
    ['Киев', 'Kyiv, Kyiv City, Ukraine'],
    ['東京', 'Tokyo, Japan'],
    ['부산광역시', 'Busan, South Korea'],
    ['मुंबई', 'Mumbai, Maharashtra, India'],
    ['Singapore', 'Singapore'],
  ])('%s is %s', async (text, expected) => {
    const [city] = await searchCities(text);
    expect(city && label(city)).toBe(expected);
    expect((await searchCities(expected))[0]).toMatchObject({ latitude: city?.latitude });
  });
});

describe('what is no city is not found', () => {
  test.each([
    ['nonsense', 'Xyzzyville'],
    ['nonsense in a real place', 'Xyzzyville, Texas'],
    ['no letters', '!!!'],
    ['no letters', '12345'],
    ['nothing', ' , , '],
    ['a country', 'Germany'],
    ['a country that shares its name with a town elsewhere', 'Lebanon'],
    ['a country by its code', 'USA'],
    ['a region', 'Texas'],
    ['a region that shares its name with a town elsewhere', 'California'],
    ['a city in a country where it is not', 'Paris, Germany'],
    ['a city in a region where it is not', 'London, Bavaria'],
  ])('%s: %j', async (_, text) => {
    expect(await searchCities(text)).toEqual([]);
  });
});
