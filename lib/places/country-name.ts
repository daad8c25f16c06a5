import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };

const alpha2Of = new Map(codes.map(([alpha2, alpha3]) => [alpha3, alpha2]));

// Countries whose Unicode name suits lists but not addresses, and Kosovo, for which providers use different codes.
const NAME_OVERRIDES = new Map([
  ['COD', 'Democratic Republic of the Congo'],
  ['COG', 'Republic of the Congo'],
  ['HKG', 'Hong Kong'],
  ['MAC', 'Macao'],
  ['MMR', 'Myanmar'],
  ['XKS', 'Kosovo'],
  ['XKX', 'Kosovo'],
]);

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the English (Unicode) name of a country by ISO 3166-1 alpha-3 code, or the code itself if it is unassigned. */
export function countryName(alpha3: string): string {
  const alpha2 = alpha2Of.get(alpha3);
  return NAME_OVERRIDES.get(alpha3) ?? (alpha2 && englishNames.of(alpha2)) ?? alpha3;
}

/**
 * Returns a city's label `City, Region, Country`. Omits a region with the name of the city or country ("Vienna, Austria"), and
 * then also a country with the name of the city ("Singapore").
 */
export function cityLabel(name: string, region: string | undefined, alpha3: string | undefined): string {
  const country = alpha3 && countryName(alpha3);
  const area = region === name || region === country ? undefined : region;
  return [name, area, country === name && !area ? undefined : country].filter(Boolean).join(', ');
}
