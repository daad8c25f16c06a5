import { templateOf } from '../infra/service/templates.ts';
import { filteredFloods, shareServed, unfilteredFloods } from './simulate-arrivals.ts';

// Runs as `npm run load -- arrivals`. Prints how many people are served within a minute while a gateway is flooded.
const templates = { filtered: templateOf('prod'), unfiltered: templateOf('prod', { webFilter: false }) };
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);

console.log(`Served within 60 s, by the template of prod${' '.repeat(22)}with web filter  without`);
for (const [name, flood] of Object.entries({ ...filteredFloods, ...unfilteredFloods })) {
  const [filtered, unfiltered] = [templates.filtered, templates.unfiltered].map((it) =>
    percent(shareServed(it, flood)),
  );
  console.log(`${name.padEnd(65)}${filtered?.padStart(15)}${unfiltered?.padStart(9)}`);
}
