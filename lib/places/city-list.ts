import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Place } from './time-zone-of-place.ts';

const MAX_CITIES = 10;
// A short prefix matches thousands of cities, so only the largest are read, and fewer ranked.
const MAX_SCANNED = 3_000;
const MAX_RANKED = 300;

/** Read with the first search, because most requests of the functions that contain it need none. */
let list: Buffer | undefined;

/**
 * Finds up to ten cities by the beginning of a name in any language, likeliest first. Each part after a comma must begin the
 * name of the city's region or country. The list has all cities of at least 5,000 people of GeoNames, except those with the label
 * of a larger one (infra/local/places/generate.ts).
 */
export function findListedCities(query: string): Place[] {
  const [name = '', ...areas] = query.normalize('NFKC').split(',').map(fold);
  if (name === '') return [];
  list ??= brotliDecompressSync(readFileSync(new URL('./city-list.br', import.meta.url)));
  const isInAreas = (line: string) => {
    const [, ...labelAreas] = (line.split('\t', 1)[0] ?? '').split(',').map(fold);
    return areas.every((area) => area === '' || labelAreas.some((one) => one.startsWith(area)));
  };
  const whole = linesWith(list, `,${name},`);
  const beginning = linesWith(list, `,${name}`).take(MAX_SCANNED);
  const found = new Set([...whole.filter(isInAreas), ...beginning.filter(isInAreas).take(MAX_RANKED)]);
  const written = query.normalize('NFC').trim().toLowerCase();
  return [...found]
    .map((line) => toCity(line, name))
    .sort((a, b) => cityWeight(b, written) - cityWeight(a, written))
    .slice(0, MAX_CITIES)
    .map(({ place }) => place);
}

/** Returns a random city of the list. Cities with many names are likelier, which are mostly large ones. */
export function randomListedCity(): Place {
  list ??= brotliDecompressSync(readFileSync(new URL('./city-list.br', import.meta.url)));
  const start = list.lastIndexOf('\n', randomInt(list.length - 1)) + 1;
  return toCity(list.toString('utf8', start, list.indexOf('\n', start)), '').place;
}

/** Yields the lines that contain a text, in order. */
export function* linesWith(lines: Buffer, text: string): Generator<string, undefined> {
  for (let at = lines.indexOf(text), end: number; at >= 0; at = lines.indexOf(text, end)) {
    end = lines.indexOf('\n', at);
    yield lines.toString('utf8', lines.lastIndexOf('\n', at) + 1, end);
  }
}

function toCity(line: string, name: string) {
  const [birthCity = '', latitude, longitude, geocoderZone = '', population, mainNames = '', others = ''] =
    line.split('\t');
  const isMainName = mainNames.includes(`,${name}`);
  const isAirportCode = !isMainName && /^[a-z]{3}$/.test(name);
  return {
    place: { birthCity, latitude: Number(latitude), longitude: Number(longitude), geocoderZone },
    name: birthCity.split(', ', 1)[0] ?? '',
    population: Number(population),
    isMainName,
    isWhole: !isAirportCode && (isMainName ? mainNames : others).includes(`,${name},`),
  };
}

/** A city that matches a name; `isMainName` is false if an alternative name matched, `isWhole` if only its beginning did. */
type Match = { name: string; population: number; isMainName: boolean; isWhole: boolean };

const LARGE_POPULATION = 100_000;
const ALTERNATIVE_NAME_FACTOR = 0.2;
const ALTERNATIVE_BEGINNING_FACTOR = 0.08;
const WHOLE_NAME_FACTOR = 10;
const SHORT_NAME = /^\p{L}{1,2}(?!\p{L})/u;

/**
 * The weight of a city among those that match a text. Alternative names count less: Chittagong is also called Islamabad. Large
 * cities count more, so "Geneva" is the Swiss city, not the one in Illinois. They count even more if an accent matches, so "San
 * José" isn't the city in California. Names of one or two letters match exactly, so "Å" is the village in Norway.
 */
export function cityWeight({ name, population, isMainName, isWhole }: Match, written: string): number {
  if (!isWhole) return population * (isMainName ? 1 : ALTERNATIVE_BEGINNING_FACTOR);
  const whole = population * WHOLE_NAME_FACTOR;
  if (!isMainName) return whole * ALTERNATIVE_NAME_FACTOR;
  const isExact = written.includes(name.toLowerCase());
  if (isExact && SHORT_NAME.test(written)) return whole * 1_000_000;
  if (population < LARGE_POPULATION) return whole;
  return whole * (/[^ -~]/.test(name) && isExact ? 1_000_000 : 1_000);
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
