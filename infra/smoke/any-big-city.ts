import { readFileSync } from 'node:fs';
import { findListedCities } from '#lib/places/city-list.ts';
import { CITIES_FILE } from '../local/places/city-list.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Whether a text is a city's whole name in the service's list, such as that of Singapore, which needs no look-up. */
const isListed = (text: string): boolean =>
  findListedCities(text).some(({ birthCity }) => birthCity.toLowerCase() === text.toLowerCase());

/** Picks one of some 400 cities with over a million people, so that the service nearly always has to look it up. */
export function anyBigCity(): string {
  const big = readFileSync(CITIES_FILE, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, name = '', ...fields]) => Number(fields[12]) > 1_000_000 && /^[A-Za-z ]+$/.test(name));
  for (;;) {
    const [, name, ...fields] = big[Math.floor(Math.random() * big.length)] ?? [];
    const city = `${name}, ${countries.of(fields[6] ?? '')}`;
    if (!isListed(city)) return city;
  }
}
