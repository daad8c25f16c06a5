import { readFileSync } from 'node:fs';
import { CITIES_FILE } from '../local/places/city-list.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Picks one of some 400 cities with over a million people, so that the service nearly always has to look it up. */
export function anyBigCity(): string {
  const big = readFileSync(CITIES_FILE, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, name = '', ...fields]) => Number(fields[12]) > 1_000_000 && /^[A-Za-z ]+$/.test(name));
  const [, name, ...fields] = big[Math.floor(Math.random() * big.length)] ?? [];
  return `${name}, ${countries.of(fields[6] ?? '')}`;
}
