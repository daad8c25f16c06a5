import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { countryName } from '#lib/places/country-name.ts';

const isoCodes: [alpha2: string, alpha3: string][] = createRequire(import.meta.url)(
  'i18n-iso-countries/codes.json',
);
const english = new Intl.DisplayNames('en', { type: 'region' });

test('every assigned code has its English name', () => {
  const wrong = isoCodes.filter(
    ([alpha2, alpha3]) =>
      countryName(alpha3) !== english.of(alpha2) && !['COD', 'COG', 'HKG', 'MAC', 'MMR'].includes(alpha3),
  );
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
])('%s is %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});

test('an unassigned code is returned as is', () => {
  expect(countryName('ZZZ')).toBe('ZZZ');
});
