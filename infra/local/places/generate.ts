import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import countries from 'i18n-iso-countries';
import { cityLabel } from '#lib/places/country-name.ts';
import { withTimeZone } from '#lib/places/time-zone-of-place.ts';
import { readAreas } from './areas.ts';
import { foldedNames, readCityFields } from './city-list.ts';

// Regenerates the list of cities of lib/places, largest first: label, latitude, longitude, zone, population, folded names.
const { regionName } = readAreas();
const cities = new Map<string, { population: number; line: string }>();
for await (const fields of readCityFields()) {
  const [, name = '', , , latitude, longitude, , , alpha2 = '', , region] = fields;
  const population = Number(fields[14]);
  if (population < 5_000 && name.length > 1) continue;
  const alpha3 = countries.alpha2ToAlpha3(alpha2) ?? alpha2;
  const birthCity = cityLabel(name.replaceAll(',', ''), regionName(`${alpha2}.${region}`), alpha3);
  // Of cities with the same label, lists only the largest.
  if (population <= (cities.get(birthCity)?.population ?? 0)) continue;
  const place = { birthCity, latitude: Number(latitude), longitude: Number(longitude) };
  const { timeZone } = await withTimeZone(place);
  const line = [...Object.values(place), timeZone, population, ...foldedNames(fields)].join('\t');
  cities.set(birthCity, { population, line });
}
const lines = [...cities.values()].sort((a, b) => b.population - a.population).map(({ line }) => `${line}\n`);
writeFileSync(
  new URL('../../../lib/places/city-list.br', import.meta.url),
  brotliCompressSync(lines.join('')),
);
