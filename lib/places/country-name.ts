import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };

const alpha2Of = new Map(codes.map(([alpha2, alpha3]) => [alpha3, alpha2]));

// Where the Unicode name is made for lists and not for an address; and Kosovo, which has no code of ISO's and which
// providers call by different ones.
const SAID_OTHERWISE = new Map([
  ['COD', 'Democratic Republic of the Congo'],
  ['COG', 'Republic of the Congo'],
  ['HKG', 'Hong Kong'],
  ['MAC', 'Macao'],
  ['MMR', 'Myanmar'],
  ['XKS', 'Kosovo'],
  ['XKX', 'Kosovo'],
]);

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/**
 * The English name of a country by its ISO 3166-1 alpha-3 code, in Unicode's wording; a code that is not
 * assigned is given back as it came.
 */
export function countryName(alpha3: string): string {
  const alpha2 = alpha2Of.get(alpha3);
  return SAID_OTHERWISE.get(alpha3) ?? (alpha2 && englishNames.of(alpha2)) ?? alpha3;
}
