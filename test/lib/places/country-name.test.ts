import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { cityLabel, countryName } from '#lib/places/country-name.ts';

const isoCodes: [alpha2: string, alpha3: string][] = createRequire(import.meta.url)(
  'i18n-iso-countries/codes.json',
);
const english = new Intl.DisplayNames('en', { type: 'region' });

test('every ISO country code has Intl’s English name, except for the five with our own names', () => {
  const ownNames = ['COD', 'COG', 'HKG', 'MAC', 'MMR'];
  const others = isoCodes.filter(([, alpha3]) => !ownNames.includes(alpha3));
  const wrong = others.filter(([alpha2, alpha3]) => countryName(alpha3) !== english.of(alpha2));
  expect(wrong).toEqual([]);
});

test.each([
  ['USA', 'United States'],
  ['GBR', 'United Kingdom'],
  ['HKG', 'Hong Kong'],
  ['COD', 'Democratic Republic of the Congo'],
  ['MMR', 'Myanmar'],
  ['XKX', 'Kosovo'],
  ['XKK', 'Kosovo'],
  // An unassigned code is returned unchanged.
  ['ZZZ', 'ZZZ'],
])('the country %s is named %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});

test.each([
  [['Paris', 'Texas', 'USA'], 'Paris, Texas, United States'],
  [['Hong Kong', 'Central and Western', 'HKG'], 'Hong Kong, Central and Western, Hong Kong'],
  [['Jerusalem', 'Jerusalem District', 'ISR'], 'Jerusalem, Jerusalem District, Israel'],
  [['Vienna', 'Vienna', 'AUT'], 'Vienna, Austria'],
  [['Luxembourg', 'Luxembourg', 'LUX'], 'Luxembourg'],
  [['Singapore', undefined, 'SGP'], 'Singapore'],
  [['Nowhere', undefined, undefined], 'Nowhere'],
] as const)('the label of %j is %s', ([name, region, country], label) => {
  expect(cityLabel(name, region, country)).toBe(label);
});
